import { expect, test } from "vitest";
import { eachAfter, eachAfterName } from "./send-export.ts";

test("a list is gone through to its end, some rows at a time, each once and in the order of ids", async () => {
  const all = Array.from({ length: 1203 }, (_, n) => ({ id: n * 3 + 1 }));
  const asked: number[] = [];
  const read = async (after: number, limit: number) => {
    asked.push(after);
    return all.filter(({ id }) => id > after).slice(0, limit);
  };
  const found = [];
  for await (const rows of eachAfter(read)) found.push(...rows);
  expect(found).toEqual(all);
  expect(asked).toEqual([0, 1498, 2998, 3607]);
});

test("rows with names for ids are gone through from the first name on", async () => {
  const all = Array.from({ length: 700 }, (_, n) => ({ id: `picture-${String(n).padStart(4, "0")}` }));
  const asked: string[] = [];
  const read = async (after: string, limit: number) => {
    asked.push(after);
    return all.filter(({ id }) => id > after).slice(0, limit);
  };
  const found = [];
  for await (const rows of eachAfterName(read)) found.push(...rows);
  expect(found).toEqual(all);
  expect(asked).toEqual(["", "picture-0499", "picture-0699"]);
});
