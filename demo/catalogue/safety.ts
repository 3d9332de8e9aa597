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
    /** Warnings by product kind. */
    warnings: Type.Record(text, TextInFile),
  },
  closed,
);

const { contacts, warnings } = readJson("safety.json", Safety);

/**
 * The legally required information about a product: manufacturer and responsible contacts, safety warnings, and the net
 * weight of wax.
 */
export function lawOf({ kind, art, facts = {} }: DemoProduct): Partial<ProductInput> {
  const warning = warnings[kind];
  const isByWeight = kind === "wax" && (art.form === "bar" || art.form === "paste");
  return {
    safetyContacts: contacts,
    safetyWarnings: warning ? languages.map((language) => ({ language, text: toText(warning)[language] })) : [],
    ...(isByWeight && { netContent: String(facts.weight) }),
  };
}
