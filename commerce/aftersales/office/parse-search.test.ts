import { expect, test } from "vitest";
import { parseOrderSearch } from "./parse-search.ts";

test.each([
  ["", {}],
  ["10023", { id: 10023, number: "10023", phone: "10023", sku: "10023", tracking: "10023" }],
  ["#12", { id: 12, sku: "12" }],
  ["4242", { id: 4242, number: "4242", card: "4242", sku: "4242", tracking: "4242" }],
  ["+43 (0)660 123-4567", { phone: "436601234567", tracking: "+43(0)660123-4567" }],
  ["0660/123 45 67", { phone: "6601234567", tracking: "0660/1234567" }],
  ["Ida  BERG", { words: ["ida", "berg"] }],
  ["Berg", { words: ["berg"], sku: "berg" }],
  ["WB-100", { words: ["wb-100"], sku: "wb-100", tracking: "wb-100" }],
  ["ida99@firn.example", { words: ["ida99@firn.example"], sku: "ida99@firn.example" }],
])("%j may mean %j", (typed, meant) => expect(parseOrderSearch(typed)).toEqual(meant));

test("a number that no order could have is looked for in phones and parcels alone", () => {
  expect(parseOrderSearch("99999999999")).not.toHaveProperty("id");
});
