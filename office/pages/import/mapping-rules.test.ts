import { expect, test } from "vitest";
import { guessed } from "./mapping-rules.ts";

const columns = (...names: string[]) => names.map((name) => ({ name, samples: [] }));

test("columns are guessed by our own names first, then by what they are often called, each field once", () => {
  const fields = ["uid", "name", "price_us", "variant_sku", "inventory_level"];
  expect(guessed(columns("Artikelnummer", "Name", "Title", "Price", "price_us", "Colour"), { fields })).toEqual({
    Artikelnummer: "uid",
    Name: "name",
    price_us: "price_us",
  });
  expect(guessed(columns("SKU", "Qty"), { fields })).toEqual({ SKU: "variant_sku", Qty: "inventory_level" });
});

test("columns that are called as own fields are, in any language, are these", () => {
  const known = { fields: ["uid", "own:wood"], labels: { "own:wood": { en: "Wood", de: "Holzart" } } };
  expect(guessed(columns("Holzart", "uid", "Etc"), known)).toEqual({ Holzart: "own:wood", uid: "uid" });
});
