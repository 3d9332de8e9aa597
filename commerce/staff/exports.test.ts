import { expect, test } from "vitest";
import { eachAfter } from "./exports.ts";

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
