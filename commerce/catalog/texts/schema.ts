import { type Static, Type } from "typebox";
import { words } from "#commerce/catalog/shared/value-schemas.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { closed, lineOf, orNull, textOf } from "#commerce/shared/rest/shapes.ts";

/**
 * A product's texts by language. Its `name` and `description` are the first language's texts. A text missing in a
 * language comes from the product's content entry in that language, else from the first language.
 */

const text = Type.String();
const Labels = Type.Record(text, text);

export const LanguageTexts = Type.Partial(
  Type.Object({
    name: text,
    description: text,
    /** Selling points, one per line. */
    features: Type.Array(text),
    /** Shown by search engines and browsers in place of name and description. */
    seo_title: text,
    seo_description: text,
    /**
     * Names of options by their original names, and of values by their codes: { "Color": "Farbe" }, { "glacier":
     * "Gletscher" }.
     */
    options: Labels,
    values: Labels,
  }),
);
export type LanguageTexts = Static<typeof LanguageTexts>;
export type TextField = keyof LanguageTexts;

const byLanguage = <T>(of: T) => Object.fromEntries(languages.map((one) => [one, of])) as Record<Language, T>;
type Language = (typeof languages)[number];

export const ProductTexts = Type.Partial(Type.Object(byLanguage(LanguageTexts)));
export type ProductTexts = Static<typeof ProductTexts>;

const long = textOf(20_000);
const Names = Type.Record(words(60), lineOf(100), {
  maxProperties: 1000,
});

const Given = Type.Partial(
  Type.Object({
    name: orNull(lineOf(200)),
    description: orNull(long),
    features: orNull(Type.Array(lineOf(300), { maxItems: 30 })),
    seo_title: orNull(lineOf(200)),
    seo_description: orNull(lineOf(500)),
    options: orNull(Names),
    values: orNull(Names),
  }),
  closed,
);

/** A change: for each language the texts it names; empty or null removes a text, and null removes a language. */
export const GivenTexts = Type.Partial(Type.Object(byLanguage(orNull(Given))), closed);
export type GivenTexts = Static<typeof GivenTexts>;
