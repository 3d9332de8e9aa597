import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import type { Text } from "#commerce/shared/texts/rules.ts";

/** Subjects that are loaded with the components using them, and the files of these. */
const apart = {
  bulk: /^(components|pages\/(products|orders|customers|promotions|gift-cards|stock))\/bulk\//,
  import: /^pages\/import\//,
  "settings-pages": /^(runtime\/settings-groups|pages\/settings\/(markets|member-dialog|policy))/,
  shop: /^pages\/shop\//,
  setup: /^pages\/setup\//,
  system: /^pages\/system\//,
  stores: /^pages\/stores\//,
  records: /^(pages\/audit|components\/changes\/(names|kinds|columns|screens))/,
};
const load = async (language: string): Promise<Record<string, Text>> => {
  const files = [`./languages/${language}.ts`, ...Object.keys(apart).map((subject) => `./${subject}/${language}.ts`)];
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))).map((one) => one.default));
};
const formsOf = (text: Text = ""): string[] =>
  typeof text === "string" ? [text] : Object.entries(text).flatMap(([form, said]) => (form === "by" ? [] : [said]));
const placesOf = (text: Text = "") => {
  const said = typeof text === "string" ? text : text.other;
  return [...said.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
};

test.each(languages)("the office speaks %s: every text, with the same places to fill in", async (language) => {
  const [en, own] = await Promise.all([load("en"), load(language)]);
  expect(Object.keys(own).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(own).filter((key) => formsOf(own[key]).some((text) => !text.trim()))).toEqual([]);
  expect(Object.keys(own).filter((key) => String(placesOf(own[key])) !== String(placesOf(en[key])))).toEqual([]);
  const isSame = (key: string) => String(formsOf(own[key])) === String(formsOf(en[key]));
  const long = Object.keys(en).filter((key) => (formsOf(en[key])[0] ?? "").split(" ").length > 4);
  if (language !== "en") expect(long.filter(isSame)).toEqual([]);
});

test("French sets a space that does not break before its double signs, and within its quotation marks", async () => {
  const texts = Object.entries(await load("fr"));
  expect(texts.filter(([, text]) => formsOf(text).some((said) => / [:;?!»]|« /.test(said)))).toEqual([]);
  expect(texts.some(([, text]) => formsOf(text).some((said) => said.includes("\u00a0:")))).toBe(true);
});

test.each([
  ["en", /\bund(o|one)/i],
  ["de", /rückgängig/i],
  ["es", /desh[ae]c/i],
  ["fr", /annul/i],
  ["it", /annull/i],
  ["ja", /元に戻/],
  ["no", /angre/i],
  ["sv", /ångra/i],
] as const)("in %s one word says that something is undone, wherever it is", async (language, word) => {
  const said = ["undo", "keyUndo", "jobReverted", "jobUndone", "jobOfRevert", "importUndoing", "importUndone"];
  const texts = await load(language);
  const elsewhere = ["undoHandOverOf", "factNotCollected", "reasonRevert", "partJobs", "demoProductsHint"];
  expect([...said, ...elsewhere].filter((key) => !formsOf(texts[key]).every((text) => word.test(text)))).toEqual([]);
  const all = Object.entries(texts).filter(([, text]) =>
    formsOf(text).some((one) => /\b(take|taken|taking) back\b/i.test(one)),
  );
  expect(all).toEqual([]);
});

test("each text has one name of its own among all subjects", async () => {
  const subjects = readdirSync("office/i18n", { withFileTypes: true }).filter((one) => one.isDirectory());
  const names = await Promise.all(
    subjects
      .filter(({ name }) => name !== "languages" && name !== "reasons")
      .map(async ({ name }) => Object.keys((await import(`./${name}/en.ts`)).default)),
  );
  const all = names.flat();
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

test("each text is said somewhere", async () => {
  const files = readdirSync("office", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const code = files
    .filter((name) => !name.startsWith("i18n") && !name.includes(".test."))
    .map((name) => readFileSync(`office/${name}`, "utf8"))
    .join("\n");
  // Keys are never concatenated: each appears as a whole where it is used, or in a table.
  const named = new Set([...code.matchAll(/"(\w+)"/g)].map(([, name]) => name));
  expect(Object.keys(await load("en")).filter((key) => !named.has(key))).toEqual([]);
});

test.each(Object.entries(apart))("texts of %s are said there alone, where they are loaded", async (subject, there) => {
  const keys = Object.keys((await import(`./${subject}/en.ts`)).default);
  const files = readdirSync("office", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const others = files.filter((name) => !name.startsWith("i18n") && !name.includes(".test.") && !there.test(name));
  const code = others.map((name) => readFileSync(`office/${name}`, "utf8")).join("\n");
  expect(keys.filter((key) => code.includes(`"${key}"`))).toEqual([]);
});
