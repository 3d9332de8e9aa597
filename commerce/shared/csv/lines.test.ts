import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/properties.ts";
import { csvLine, plainCell } from "./lines.ts";

const asText = (line: string) => line.replace(/^"|"?\r\n$/g, "").replaceAll('""', '"');

test.each(["Mila;=1+1", "Mila\t@SUM(1)", "Mila;-1+1", "Mila;+1", "Mila\n=1+1", "Mila;'=1+1", ";;=1", "\t=1;=2"])(
  "%j is none either where the spreadsheet separates cells by semicolons or tabs",
  (text) => {
    const line = csvLine(["WP-100", text]);
    expect(line.slice(0, -2)).not.toMatch(/[;\t]"?[=+\-@]|[\r\n][=+@]/);
    expect(plainCell(asText(csvLine([text])))).toBe(text);
  },
);

test("ordinary texts are left as they are", () => {
  expect(csvLine(["a=b;c=d"])).toBe("a=b;c=d\r\n");
  expect(csvLine(["one\n- two"])).toBe('"one\n- two"\r\n');
});

test.each([
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(1)",
  "\t=1+1",
  "\r=1+1",
  "=cmd|'/c calc'!A1",
  "'=1+1",
  "\n=1+1",
  "＝1+1",
  "＠SUM(1)",
])("%j is no formula in a spreadsheet, and reads back as it was", (text) => {
  const line = csvLine([text]);
  expect(line).toMatch(/^"?'/);
  expect(plainCell(asText(line))).toBe(text);
});

test("no text begins a cell with what begins a formula; numbers stay numbers", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.stringMatching(/^'{0,2}[=+\-@\t\r][a-z0-9]{0,4}$/),
    fc.stringMatching(/^[;'=+\-@\t\r\n＝a]{1,8}$/),
  );
  fc.assert(
    fc.property(cell, (text) => {
      const line = csvLine([text]);
      expect(line).not.toMatch(/^"?[=+\-@\t\r＝](?!\n$)/);
      expect(plainCell(asText(line))).toBe(text);
    }),
  );
  expect(csvLine([-5, 3.5, null, "-5"])).toBe("-5,3.5,,'-5\r\n");
});
