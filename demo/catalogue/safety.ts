import { Type } from "typebox";
import type { ProductInput } from "#commerce/catalog/products/product-input.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { readJson } from "#demo/files.ts";
import { TextInFile, toText } from "#demo/languages.ts";
import type { DemoProduct } from "#demo/shapes.ts";

const text = Type.String({ minLength: 1 });
const closed = { additionalProperties: false };
const role = Type.Union([Type.Literal("manufacturer"), Type.Literal("responsible")]);
const Safety = Type.Object(
  {
    contacts: Type.Array(Type.Object({ role, name: text, address: text, contact: text }, closed)),
    /** By the kind of what they warn of. */
    warnings: Type.Record(text, TextInFile),
  },
  closed,
);

const { contacts, warnings } = readJson("safety.json", Safety);

/** What the law wants to be told of a product: who made it, what it warns of, and how much wax is in it. */
export function lawOf({ kind, art, facts = {} }: DemoProduct): Partial<ProductInput> {
  const warning = warnings[kind];
  const isByWeight = kind === "wax" && (art.form === "bar" || art.form === "paste");
  return {
    safetyContacts: contacts,
    safetyWarnings: warning ? languages.map((language) => ({ language, text: toText(warning)[language] })) : [],
    ...(isByWeight && { netContent: String(facts.weight) }),
  };
}
