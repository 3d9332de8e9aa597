import type { UseFormReturn } from "react-hook-form";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import type { GivenTexts, LanguageTexts } from "#commerce/catalog/texts/schema.ts";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { patchOf } from "../../components/own-fields/values.ts";
import { type ProductFieldName, productFieldEntries } from "../../components/product-fields.ts";
import type { Key } from "../../i18n/languages.ts";
import type { Option, Variant } from "./variant-rules.ts";

/** Each field is saved as a whole, except texts, which are saved by language and field. */
type Name = Exclude<ProductFieldName, "texts">;
const names = productFieldEntries.flatMap(([name]) => (name === "texts" ? [] : name));
const nullable = new Set<string>(productFieldEntries.flatMap(([name, { isNullable }]) => (isNullable ? name : [])));
export const labels = Object.fromEntries(productFieldEntries.map(([name, { label }]) => [name, label])) as Record<
  ProductFieldName,
  Key
>;

/** A language's texts with every field; missing ones are empty. */
export type FullTexts = Required<LanguageTexts>;
export type AllTexts = Record<Language, FullTexts>;

export type ProductValues = Pick<ProductV3, Name> & { texts: AllTexts };
export type ProductForm = UseFormReturn<ProductValues>;

const empty: FullTexts = {
  name: "",
  description: "",
  features: [],
  seo_title: "",
  seo_description: "",
  options: {},
  values: {},
};

export const valuesOf = (product: ProductV3): ProductValues =>
  ({
    ...Object.fromEntries(names.map((name) => [name, product[name]])),
    texts: Object.fromEntries(languages.map((language) => [language, { ...empty, ...product.texts[language] }])),
  }) as ProductValues;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const codesOf = ({ option_values }: Variant) => option_values.map(({ code }) => code);

/** The changed fields of a variant, with its id. For a new variant, all fields that have a value. */
function variantBody(variant: Variant, before: Variant | undefined) {
  const { id, sku, inventory_level, own_fields: own = {}, isBrief, ...rest } = variant;
  const choices = variant.option_values.map(({ option_display_name, code }) => ({ option_display_name, code }));
  if (isBrief) return { id, ...(before && !isSame(codesOf(variant), codesOf(before)) && { option_values: choices }) };
  if (!before) return { sku, inventory_level, ...withoutNothing(rest), option_values: choices, own_fields: own };
  const others = (["purchasing_disabled", "image", "gtin", "weight_grams", "prices"] as const).filter(
    (name) => !isSame(variant[name], before[name]),
  );
  return {
    id,
    ...(sku !== before.sku && { sku }),
    ...Object.fromEntries(others.map((name) => [name, variant[name]])),
    ...(inventory_level !== before.inventory_level && {
      inventory_level,
      inventory_level_seen: before.inventory_level,
    }),
    // Only codes are compared: the server recognises a renamed option by its id, so its values need not be sent.
    ...(!isSame(codesOf(variant), codesOf(before)) && { option_values: choices }),
    ...(!isSame(own, before.own_fields) && { own_fields: patchOf(before.own_fields, own) }),
  };
}

const withoutNothing = <Row extends object>(row: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)) as Partial<Row>;

const optionBody = ({ id, display_name, type, option_values }: Option) => ({
  ...(id > 0 && { id }),
  display_name,
  type,
  option_values: option_values.map(({ label, value_data: { code, colors = [], picture } }) => ({
    label,
    value_data: { code, colors, picture: picture ?? null },
  })),
});

/** Texts that differ from the stored ones, by language and field. Null for those that were emptied. */
export function changedTexts(texts: AllTexts, before: ProductV3["texts"]): GivenTexts {
  const changes = languages.flatMap((language) => {
    const stored = { ...empty, ...before[language] };
    const changed = Object.entries(texts[language]).filter(
      ([field, value]) => !isSame(value, stored[field as keyof FullTexts]),
    );
    const told = changed.map(([field, value]) => [field, Object.keys(value).length === 0 ? null : value]);
    return told.length > 0 ? [[language, Object.fromEntries(told)]] : [];
  });
  return Object.fromEntries(changes);
}

/** Ids of changed variants of which the form did not load the details, so that their previous values are unknown. */
export function unreadOf({ variants = [] }: Partial<ProductValues>, { variants: stored }: ProductV3): number[] {
  const brief = new Set(stored.flatMap(({ id, isBrief }: Variant) => (isBrief ? id : [])));
  return variants.flatMap(({ id, isBrief }: Variant) => (!isBrief && brief.has(id) ? id : []));
}

/**
 * The body of the request that saves these changes. `read` has the details of variants that were loaded after the
 * product.
 */
export function bodyOf(
  changes: Partial<ProductValues>,
  before: ProductV3,
  read: ReadonlyMap<number, Variant> = new Map(),
) {
  const { variants, options, texts, own_fields: own, ...fields } = changes;
  const plain = Object.entries(fields).map(([name, value]) => [
    name,
    value === "" && nullable.has(name) ? null : value,
  ]);
  const stored = new Map(before.variants.map((variant) => [variant.id, variant]));
  const beforeOf = ({ id, isBrief }: Variant) => (isBrief ? stored.get(id) : (read.get(id) ?? stored.get(id)));
  return {
    ...Object.fromEntries(plain),
    ...(texts && { texts: changedTexts(texts, before.texts) }),
    ...(own && { own_fields: patchOf(before.own_fields, own) }),
    ...(options && { options: options.map(optionBody) }),
    ...(variants && { variants: variants.map((variant) => variantBody(variant, beforeOf(variant))) }),
  };
}
