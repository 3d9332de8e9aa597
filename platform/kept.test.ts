import { expect, test } from "vitest";
import { productTag } from "#database/changes/tags.ts";
import { KeptReads } from "./kept.ts";
import { note } from "./made-of.ts";

const counting = () => {
  let reads = 0;
  const load = async () => {
    note([productTag(1)]);
    return { nth: ++reads };
  };
  return { load, reads: () => reads };
};

test("a value is read once, and again after one of its tags was dropped", async () => {
  const kept = new KeptReads();
  const source = counting();
  const read = () => kept.read("a", source.load);
  const [first, second] = await Promise.all([read(), read()]);
  expect(second).toBe(first);
  expect(await read()).toBe(first);
  kept.drop([productTag(2)]);
  expect(await read()).toBe(first);
  kept.drop([productTag(1)]);
  expect(await read()).toEqual({ nth: 2 });
  expect(source.reads()).toBe(2);
});

test("a read that a change overtakes is answered and not kept, nor shared with later readers", async () => {
  const kept = new KeptReads();
  let finish: (value: string) => void = () => undefined;
  const slow = kept.read("a", () => new Promise<string>((done) => (finish = done)));
  kept.drop([productTag(1)]);
  expect(await kept.read("a", async () => "new")).toBe("new");
  finish("old");
  expect(await slow).toBe("old");
  expect(await kept.read("a", async () => "unread")).toBe("new");
});

test("neither failures nor null are kept, and the least recently used goes first", async () => {
  const kept = new KeptReads(25);
  await expect(kept.read("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await kept.read("a", async () => null)).toBeNull();
  const source = counting();
  for (const key of ["a", "b", "c"]) await kept.read(key, source.load);
  await kept.read("a", source.load);
  expect(source.reads()).toBe(4);
});
