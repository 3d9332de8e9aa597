import { expect, test } from "vitest";
import { changedTexts, flatTexts, missingTexts, nestedTexts, overlaid } from "./rules.ts";

const board = {
  name: "Kestrel",
  description: "Carves.",
  texts: { en: { features: ["Light"] }, de: { name: "Turmfalke" } },
  options: [
    { name: "Color", kind: "swatch", values: [{ code: "glacier", label: "Glacier" }] },
    { name: "Binding", kind: "rectangles", values: [{ code: "m", label: "M" }] },
  ],
};

test("a change names texts of a language; the others stay, and what is emptied goes", () => {
  const before = { de: { name: "Falke", seo_title: "Falke kaufen" }, fr: { name: "Faucon" } };
  expect(changedTexts(before, { de: { name: "Turmfalke", seo_title: null } })).toEqual({
    de: { name: "Turmfalke" },
    fr: { name: "Faucon" },
  });
  expect(changedTexts(before, { fr: null, de: { features: [" Leicht ", " "], values: { a: " ", b: "B" } } })).toEqual({
    de: { ...before.de, features: ["Leicht"], values: { b: "B" } },
  });
  expect(changedTexts(before, { de: { name: " ", seo_title: "" } })).toEqual({ fr: { name: "Faucon" } });
});

test("each text is a field of its own where two people write", () => {
  const texts = { de: { name: "A" }, ja: { description: "B" } };
  expect(flatTexts(texts)).toEqual({ "texts.de.name": "A", "texts.ja.description": "B" });
  expect(nestedTexts(flatTexts(texts))).toEqual(texts);
});

test("what a language lacks: texts that the first one has, names of options and values that are words", () => {
  expect(missingTexts(board, "en")).toEqual([]);
  expect(missingTexts(board, "de")).toEqual(["description", "features", "options.Binding", "values.glacier"]);
  const elsewhere = { name: "Crécerelle", description: "Taille.", values: { glacier: "Glacier" } };
  expect(missingTexts(board, "fr", elsewhere)).toEqual(["features", "options.Binding"]);
  const typed = { ...board, texts: { ...board.texts, fr: { name: "", features: [], values: {} } } };
  expect(missingTexts(typed, "fr", elsewhere)).toEqual(["features", "options.Binding"]);
});

test("the product's own texts come before its content entry's, and those before the first language's", () => {
  const kestrel = { name: "Kestrel", description: "Carves.", ownsWords: false, isSource: false };
  const product = { ...kestrel, own: { name: "Turmfalke" }, source: { features: ["Light"] } };
  const entry = {
    title: "Falke",
    data: { description: "Fährt.", valueNames: { ink: "Tinte" }, tagline: "Leicht" },
  };
  expect(overlaid(product, { ...entry, isOwn: true })).toEqual({
    title: "Turmfalke",
    data: { ...entry.data, features: ["Light"] },
  });
  expect(overlaid({ ...product, own: {}, source: {} }, null)).toBeNull();

  const changed = { ...kestrel, name: "Kestrel II", ownsWords: true, own: { values: { ink: "Tusche" } }, source: {} };
  expect(overlaid(changed, { title: "Kestrel", data: {}, isOwn: false })).toEqual({
    title: "Kestrel II",
    data: { description: "Carves.", valueNames: { ink: "Tusche" } },
  });
  expect(overlaid(changed, { ...entry, isOwn: true })?.title).toBe("Falke");
  const inFirst = { ...changed, isSource: true, own: {} };
  expect(overlaid(inFirst, { title: "Kestrel", data: { description: "Old" }, isOwn: true })).toEqual({
    title: "Kestrel II",
    data: { description: "Carves." },
  });
});
