import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/properties.ts";
import { csvLine, plainCell } from "./csv.ts";

const asText = (line: string) => line.replace(/^"|"?\r\n$/g, "").replaceAll('""', '"');

test.each(["=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1+1", "\r=1+1", "=cmd|'/c calc'!A1", "'=1+1"])(
  "%j is no formula in a spreadsheet, and reads back as it was",
  (text) => {
    const line = csvLine([text]);
    expect(line).toMatch(/^"?'/);
    expect(plainCell(asText(line))).toBe(text);
  },
);

test("no text begins a cell with what begins a formula; numbers stay numbers", () => {
  const cell = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^'{0,2}[=+\-@\t\r][a-z0-9]{0,4}$/));
  fc.assert(
    fc.property(cell, (text) => {
      const line = csvLine([text]);
      expect(line).not.toMatch(/^"?[=+\-@\t\r](?!\n$)/);
      expect(plainCell(asText(line))).toBe(text);
    }),
  );
  expect(csvLine([-5, 3.5, null, "-5"])).toBe("-5,3.5,,'-5\r\n");
});
