import { expect, test } from "vitest";
import { assemble } from "./assemble.ts";

test("9 a document is its pieces in their order, and its inline data are what stands in it", () => {
  const { body, inline } = assemble(["<p>å雪🏂</p>", Buffer.from("<b>é</b>"), { inline: '{"a":"ü"}' }, "</html>"]);
  expect(body.toString()).toBe('<p>å雪🏂</p><b>é</b>{"a":"ü"}</html>');
  expect(inline.map(String)).toEqual(['{"a":"ü"}']);
});

test("9 a document larger than any before it is whole, and those before stay as they are", () => {
  const before = assemble(["short", { inline: "data" }]);
  const long = "雪".repeat(300_000);
  const { body } = assemble(["<p>", long, Buffer.from(long), { inline: long }]);
  expect(body.equals(Buffer.from(`<p>${long}${long}${long}`))).toBe(true);
  expect(String(before.body)).toBe("shortdata");
  expect(before.inline.map(String)).toEqual(["data"]);
});
