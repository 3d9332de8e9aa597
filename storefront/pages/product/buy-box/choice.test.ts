import { expect, test } from "vitest";
import type { ProductOption, Variant } from "#commerce/catalog/products/schema.ts";
import { chosenVariant, firstChoice, missingOptions, priceOf, stockOf, valuesInStock } from "./choice.ts";

const option = (id: number, name: string, kind: ProductOption["kind"], codes: string[]): ProductOption => ({
  id,
  name,
  kind,
  values: codes.map((code, index) => ({ id: id * 10 + index, code, label: code.toUpperCase(), hexColours: [] })),
});
const colour = option(1, "Color", "swatch", ["glacier", "ink"]);
const size = option(2, "Size", "rectangles", ["154", "158"]);

const variant = (id: number, valueIds: number[], available: number, price = 50000): Variant => ({
  id,
  sku: `K-${id}`,
  valueIds,
  price,
  available,
  isInStock: available > 0,
  isPurchasable: available > 0,
});
const board = {
  options: [colour, size],
  variants: [variant(1, [10, 20], 12), variant(2, [10, 21], 2, 52000), variant(3, [11, 20], 0)],
};
const asked = (query: string) => firstChoice(board, new URLSearchParams(query));

test("4 a single variant is chosen when the options leave exactly one match", () => {
  expect(chosenVariant(board, { color: "glacier" })).toBeUndefined();
  expect(chosenVariant(board, { color: "glacier", size: "158" })?.id).toBe(2);
  expect(chosenVariant(board, { color: "ink" })?.id).toBe(3);
  expect(chosenVariant(board, { color: "ink", size: "158" })).toBeUndefined();
});

test("2.5 the address chooses colour and size; without it the first colour is shown and the size is open", () => {
  expect(asked("")).toEqual({ color: "glacier" });
  expect(asked("color=INK&size=154")).toEqual({ color: "ink", size: "154" });
  expect(asked("color=pink&size=999")).toEqual({ color: "glacier" });
  expect(missingOptions(board, asked(""))).toEqual([size]);
});

test("3.12 a size's stock is that of the chosen colour", () => {
  expect(stockOf(board, { color: "glacier" }, size, "154")).toEqual({ kind: "in-stock" });
  expect(stockOf(board, { color: "glacier" }, size, "158")).toEqual({ kind: "low", left: 2 });
  expect(stockOf(board, { color: "ink" }, size, "154")).toEqual({ kind: "sold-out" });
  expect(stockOf(board, { color: "ink" }, size, "158")).toEqual({ kind: "absent" });
});

test("3.12 the price is a range until the choice leaves one", () => {
  expect(priceOf(board, { color: "glacier" })).toMatchObject({ amount: 50000, to: 52000 });
  expect(priceOf(board, { color: "glacier", size: "158" })).toMatchObject({ amount: 52000, to: undefined });
});

test("3.12 the sizes in stock are counted among those that a colour has", () => {
  expect(valuesInStock(board, { color: "glacier" }, size)).toEqual({ some: 2, of: 2 });
  expect(valuesInStock(board, { color: "ink" }, size)).toEqual({ some: 0, of: 1 });
});
