import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { ofCalls } from "./of-calls.ts";
import { ofFields } from "./of-fields.ts";
import { ofGoods } from "./of-goods.ts";
import { ofShapes } from "./of-shapes.ts";
import { reasonCodes, reasonOf, withReason } from "./rules.ts";

const sentences: Record<string, string> = { ...ofFields, ...ofGoods, ...ofShapes, ...ofCalls };
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const sample = (sentence: string) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name) => ({ type: "string", comparison: ">=" })[name as "type"] ?? "7");

test("each sentence is told apart from all others, with what stands in its places", () => {
  expect(reasonCodes.length).toBe(new Set(reasonCodes).size);
  for (const [code, sentence] of Object.entries(sentences)) {
    const found = reasonOf(sample(sentence));
    expect([sentence, found?.code]).toEqual([sentence, code]);
    expect(Object.keys(found?.values ?? {}).sort()).toEqual([...new Set(placesOf(sentence))]);
  }
  expect(reasonOf("is the SKU of ridge")).toEqual({ code: "sku-of", values: { owner: "ridge" } });
  expect(reasonOf("must be at most 500 USD")).toMatchObject({ code: "at-most-in" });
  expect(reasonOf("must be string")).toMatchObject({ code: "be-type" });
  expect(reasonOf("anything else")).toBeUndefined();
  expect(withReason({ id: "3 a", why: "was changed since" })).toEqual({
    id: "3 a",
    why: "was changed since",
    reason: { code: "changed-since" },
  });
});

describe("every code has a text in every language of the office", () => {
  test.each(languages.filter((language) => language !== "en"))("%s", async (language) => {
    const words: Record<string, string> = {};
    for (const part of ["fields", "goods", "shapes", "calls"])
      Object.assign(words, (await import(`#office/i18n/reasons/${part}/${language}.ts`)).default);
    expect(Object.keys(words).sort()).toEqual([...reasonCodes].sort());
    expect(Object.entries(words).filter(([, text]) => !text.trim())).toEqual([]);
    const strange = Object.entries(words).filter(([code, text]) =>
      placesOf(text).some((place) => !placesOf(sentences[code] ?? "").includes(place)),
    );
    expect(strange).toEqual([]);
    expect(Object.entries(words).filter(([code, text]) => text === sentences[code])).toEqual([]);
  });
});

/** Modules whose refusals the office shows. */
const told = [
  "catalog/import",
  "catalog/management",
  "catalog/office",
  "catalog/categories",
  "catalog/shared",
  "catalog/stock",
  "catalog/texts",
  "staff",
  "settings",
  "setup",
  "shared/own-fields",
  "customers/import",
  "customers/groups",
  "customers/pro-accounts",
  "sales/promotions",
  "sales/shipping",
  "sales/tax",
  "aftersales/fulfilment",
  "aftersales/office",
  "aftersales/returns",
  "webhooks",
  "stores",
  "sales/gift-cards",
  "sales/orders",
  "customers/office",
  "customers/pro-applications",
  "aftersales/reviews",
].map((folder) => `commerce/${folder}`);
const folders = [...told, "discovery/tuning", "services/media"];
const verbs =
  /^(?:is|are|must|has|have|holds?|needs?|names|cannot|lies|ends|leave|begins|could|was|would|stands|counts|belongs|answers|leads|gift cards are|there is|some column|or from|do|does) /;
/** Texts that staff never see: those of commands, of shoppers' pages and of files in other formats. */
const elsewhere = [
  "The catalogue has faults;",
  "is logged and empty",
  "holds a photo of more",
  "holds a file that is no JPEG",
  "is not a picture or film",
  "is required, or variant_id:in",
  "This is no photo",
  "The photo cannot be read",
  "is not",
  "is not known: there are",
  "has the cache policy",
  "names no",
  "must be latitude,longitude",
  "Something of this question",
  "Too many applications.",
  "This e-mail address has an account.",
  "Only buyers of a product can",
  "It has not been shipped yet.",
  "You have reviewed this product.",
  "must be that of a picture",
  "must be 1 to 5",
  "is no measure of a rider",
  // Made of a field and what it must be, which is told beside the field.
  "7 7.",
];

function literalsIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const textOf = (node: ts.Node): string | null => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (!ts.isTemplateExpression(node)) return null;
    return node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join("");
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) || ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    const { parent } = node;
    const isMessage =
      (ts.isCallExpression(parent ?? node) &&
        (parent as ts.CallExpression).expression.getText() === "fail" &&
        (parent as ts.CallExpression).arguments[1] === node) ||
      (ts.isPropertyAssignment(parent ?? node) && (parent as ts.PropertyAssignment).name.getText() === "message");
    if (text?.includes(" ") && (isMessage || verbs.test(text))) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("whatever the server says to members is one of the sentences", () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|texts|tables\.ts/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const unknown = files.flatMap((path) =>
    literalsIn(path)
      .filter(
        (text) =>
          !reasonOf(text) && !elsewhere.some((other) => (other === "is not" ? text === other : text.startsWith(other))),
      )
      .map((text) => `${path}: ${text}`),
  );
  expect(unknown).toEqual([]);
});
