import { expect, test } from "vitest";
import { changesOf, problemsByField, resolveConflict, valueAt, withValueAt } from "./rules.ts";

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

test("in lists what is missing is added, and what is gone is taken out", () => {
  const ca = { region: "ca", price: 7 };
  const prices = (path: string, value: unknown) => withValueAt(values, path, value).variants[0]?.prices;
  expect(prices("variants.50001.prices.ca", ca)).toEqual([{ region: "us", price: 5 }, ca]);
  expect(prices("variants.50001.prices.us", null)).toEqual([]);
});

test("after a conflict one's own is sent with what others changed besides, and what was left to them is not", () => {
  const stored = { brand: "Firn", title: "One", alt: { de: "", fr: "", it: "" } };
  const mine = { brand: "Ours", title: "Mine", alt: { de: "Meins", fr: "", it: "Mio" } };
  const conflict = {
    current: { brand: "Theirs", title: "Two", "alt.de": "Ihrs" },
    kept: { "alt.fr": "Le leur" },
  };
  const settled = resolveConflict(conflict, { brand: "theirs", title: "yours", "alt.de": "yours" }, { stored, mine });
  expect(settled.mine).toEqual({ brand: "Theirs", title: "Mine", alt: { de: "Meins", fr: "Le leur", it: "Mio" } });
  expect(changesOf(settled.stored, settled.mine)).toEqual({
    title: "Mine",
    alt: { de: "Meins", fr: "Le leur", it: "Mio" },
  });
  const theirs = resolveConflict(conflict, { brand: "theirs", title: "theirs", "alt.de": "theirs" }, { stored, mine });
  expect(theirs.mine.alt).toEqual({ de: "Ihrs", fr: "Le leur", it: "Mio" });
});

test("problems stand at their input: own fields and a picture's languages have one each, lists have one for all", () => {
  const problems = problemsByField({
    "alt.de": "too long",
    "own_fields.story.de": "is required",
    "variants.3.sku": "taken",
  });
  expect(problems.map(([field, { message }]) => [field, message])).toEqual([
    ["alt.de", "too long"],
    ["own_fields.story.de", "is required"],
    ["variants", "variants.3.sku: taken"],
  ]);
});
