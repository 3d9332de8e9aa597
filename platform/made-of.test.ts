import { expect, test } from "vitest";
import { tagged } from "#tests/support/changes.ts";
import { KeptReads } from "./kept.ts";
import { madeOf, note } from "./made-of.ts";

test("what is noted during a piece of work is its own, however many run at once", async () => {
  const work = (tag: string) =>
    madeOf(async () => {
      note(tagged(tag));
      await new Promise((resolve) => setTimeout(resolve, 1));
      note(tagged(`${tag} later`, tag));
      return tag;
    });
  note(tagged("nobody's"));
  expect(await Promise.all([work("a"), work("b")])).toEqual([
    { value: "a", tags: ["a", "a later"] },
    { value: "b", tags: ["b", "b later"] },
  ]);
});

test("7.9 what was noted while a kept value was read is noted again for everyone who gets it, and drops it", async () => {
  const kept = new KeptReads();
  let reads = 0;
  const read = () =>
    kept.read("frame", async () => {
      note(tagged("categories", "content:header:header:de"));
      return { reads: ++reads };
    });
  const expected = { value: { reads: 1 }, tags: ["categories", "content:header:header:de"] };
  const together = await Promise.all([madeOf(read), madeOf(read)]);
  expect([...together, await madeOf(read)]).toEqual([expected, expected, expected]);
  kept.drop(tagged("content:header:header:fr"));
  expect(await read()).toEqual({ reads: 1 });
  kept.drop(tagged("content:header:header:de"));
  expect(await read()).toEqual({ reads: 2 });
});
