import fc from "fast-check";
import { expect, test } from "vitest";
import { PostingCursor } from "./posting-cursor.ts";

test("7.10 what is looked up in a list in order is found where it is, and only there", () => {
  const docIds = fc.uniqueArray(fc.nat(300), { maxLength: 120 }).map((list) => list.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(docIds, fc.array(fc.nat(310), { maxLength: 60 }), (list, asked) => {
      const reader = new PostingCursor({
        docIds: Uint32Array.from(list),
        codes: Uint16Array.from(list, (one) => one + 1),
      });
      for (const number of asked.toSorted((a, b) => a - b))
        expect(reader.codeOf(number)).toBe(list.includes(number) ? number + 1 : 0);
    }),
  );
});
