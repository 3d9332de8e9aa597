import fc from "fast-check";
import { expect, test } from "vitest";
import { columnOf, tally } from "./column.ts";

test("3.16 a facet counts each value once for every document that was found and has it", () => {
  const size = 40;
  const few = fc.uniqueArray(fc.nat(size - 1), { maxLength: size });
  fc.assert(
    fc.property(
      fc.array(few, { maxLength: 8 }),
      fc.uniqueArray(fc.nat(size + 5)),
      fc.nat(size),
      (lists, found, limit) => {
        const column = columnOf(
          lists.map((_, code) => `value ${code}`),
          lists.map((docIds) => docIds.toSorted((a, b) => a - b)),
          size,
        );
        const count = Math.min(limit, found.length);
        const asked = found.slice(0, count);
        const expected = lists.map((docIds) => asked.filter((number) => docIds.includes(number)).length);
        expect([...tally(column, Uint32Array.from(found), count)]).toEqual(expected);
      },
    ),
  );
});

test("documents with the same values share them", () => {
  const { sets, starts, codes } = columnOf(["a", "b", "c"], [[0, 1, 3], [1, 3], [4]], 6);
  expect([...sets]).toEqual([0, 1, 2, 1, 3, 2]);
  expect([...codes]).toEqual([0, 0, 1, 2]);
  expect([...starts]).toEqual([0, 1, 3, 3, 4]);
});
