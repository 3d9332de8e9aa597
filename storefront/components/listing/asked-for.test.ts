import { expect, test } from "vitest";
import { cardPath } from "#storefront/components/product/card-data.ts";
import { type ListSelection, sizeAsked } from "./asked-for.ts";

const board = ["kind:snowboard", "size:153", "size:156", "size:156w", "size:159"];
const boot = ["kind:boot", "rider:men", "size:42", "size:43"];
const womensBoot = ["kind:boot", "rider:women", "size:42", "size:43"];
const glove = ["kind:gloves", "size:s", "size:m", "size:one-size"];

test.each<[string, readonly string[], Omit<ListSelection, "colours">, string | undefined]>([
  ["a size that it has", board, { sizes: ["156"] }, "156"],
  ["a size that it does not have", board, { sizes: ["150"] }, undefined],
  ["two sizes, of which it has both", board, { sizes: ["153", "159"] }, undefined],
  ["two sizes, of which it has one", board, { sizes: ["150", "159"] }, "159"],
  ["a range with one of its lengths", board, { lengths: { from: 157, to: 160 } }, "159"],
  ["an open range with one of its lengths", board, { lengths: { to: 154 } }, "153"],
  ["a range with the wide one too", board, { lengths: { from: 155, to: 157 } }, undefined],
  ["a wide one within a range", board, { sizes: ["156w"], lengths: { from: 155, to: 157 } }, "156w"],
  ["a length, of what has none", glove, { lengths: { from: 1 } }, undefined],
  ["a European size", boot, { sizes: ["43"] }, "43"],
  ["a men's size in American numbers", boot, { sizes: ["US 10"], system: "us" }, "43"],
  ["a women's size in American numbers", womensBoot, { sizes: ["US 10"], system: "us" }, "42"],
  ["a foot in centimetres", boot, { sizes: ["27 cm"], system: "mondo" }, "42"],
  ["a size whose code has other signs", glove, { sizes: ["One size"], system: "us" }, "one-size"],
])("3.12 a product is opened in the size that its list was narrowed to: %s", (_, terms, asked, size) => {
  expect(sizeAsked(terms, { colours: [], ...asked })).toBe(size);
});

test("2.5 a card's address carries colour and size", () => {
  expect(cardPath({ uid: "kestrel", size: "156" }, "Ink")).toBe("/p/kestrel?color=ink&size=156");
  expect(cardPath({ uid: "kestrel", size: "10 1/2" }, "")).toBe("/p/kestrel?size=10+1%2F2");
  expect(cardPath({ uid: "kestrel" }, "")).toBe("/p/kestrel");
});
