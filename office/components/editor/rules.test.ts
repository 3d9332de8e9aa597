import { expect, test } from "vitest";
import { changesOf, resolved, valueAt, withValueAt } from "./rules.ts";

const values = {
  brand: "Firn",
  texts: { de: { name: "Turmfalke" }, fr: { name: "" } },
  variants: [
    { id: 50001, sku: "A", prices: [{ region: "us", price: 5 }] },
    { id: 50002, sku: "B", prices: [] },
  ],
};

test("values are found and changed by the paths that the server names", () => {
  expect(valueAt(values, "texts.de.name")).toBe("Turmfalke");
  expect(valueAt(values, "variants.50001.prices.us")).toEqual({ region: "us", price: 5 });
  expect(valueAt(values, "variants.9.sku")).toBeUndefined();
  expect(withValueAt(values, "texts.fr.name", "Faucon").texts).toEqual({ ...values.texts, fr: { name: "Faucon" } });
  expect(withValueAt(values, "variants.50002.sku", "C").variants.map(({ sku }) => sku)).toEqual(["A", "C"]);
  expect(changesOf(values, withValueAt(values, "variants.9.sku", "C"))).toEqual({});
});

test("after a conflict what was left to the other side is sent as it is there, or not at all", () => {
  const changes = { brand: "Ours", texts: { de: { name: "Meins" }, fr: { name: "Le mien" } } };
  expect(
    resolved(
      changes,
      { brand: "theirs", "texts.de.name": "theirs", "texts.fr.name": "yours" },
      { "texts.de.name": "Ihrs" },
    ),
  ).toEqual({
    texts: { de: { name: "Ihrs" }, fr: { name: "Le mien" } },
  });
});
