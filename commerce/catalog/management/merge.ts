import { isDeepStrictEqual } from "node:util";
import { isGtin } from "#commerce/catalog/products/gtin.ts";
import type { OptionInput, RegionPrices, WrittenProduct } from "#commerce/catalog/products/product-input.ts";
import { changedTexts, codeOf } from "#commerce/catalog/texts/rules.ts";
import { changed } from "#commerce/shared/own-fields/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { fromBody } from "./fields.ts";
import type { OwnPlan } from "./own-values.ts";
import { readPrice } from "./prices.ts";
import { type Faults, within } from "./problems.ts";
import type { OptionBody, ProductBody, VariantBody } from "./schema.ts";
import type { StoredProduct, StoredVariant } from "./stored.ts";

/** The product that a body and the stored product come to together. Pure; what is impossible is noted as faults. */

export type CategoryUids = { byId: ReadonlyMap<number, string>; all: ReadonlySet<string> };
export type Plan = {
  product: WrittenProduct;
  /** Variants that keep their number under a new SKU. */
  renamed: Renamed[];
  /** What own fields come to say; absent: nobody said a word about them. */
  own?: OwnPlan;
  /** The product's own number with its new uid, and options with their new names. */
  moved: { id: number; uid: string } | null;
  renamedOptions: { id: number; name: string }[];
  /** Whether it is said otherwise in some language. */
  isSaidAnew: boolean;
};
export type Renamed = { id: number; sku: string };
type Option = ProductBody["options"] extends (infer One)[] | undefined ? One : never;

/** Options that a body names by their numbers, under the names that it gives them: their variants and texts go along. */
export function withRenamedOptions(before: StoredProduct, given: readonly Option[] = []): StoredProduct {
  const names = new Map(
    before.options.flatMap(({ id, name }) => {
      const own = given.find((option) => option.id === id);
      return own && own.display_name !== name ? [[name, own.display_name] as const] : [];
    }),
  );
  if (names.size === 0) return before;
  const renamed = <T>(of: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [names.get(name) ?? name, value]));
  const texts = Object.entries(before.texts).map(([language, own]) => [
    language,
    own.options ? { ...own, options: renamed(own.options) } : own,
  ]);
  return {
    ...before,
    texts: Object.fromEntries(texts),
    options: before.options.map((option) => ({ ...option, name: names.get(option.name) ?? option.name })),
    variants: before.variants.map((variant) => ({ ...variant, chosen: renamed(variant.chosen) })),
  };
}

/** `before` is null for a new product; `at` is the body's place in the request: "products.3". */
export function planOf(
  stored: StoredProduct | null,
  body: ProductBody,
  at: string,
  categories: CategoryUids,
  faults: Faults,
): Plan {
  const { wrong, unknown } = faults;
  const before = stored && withRenamedOptions(stored, body.options);
  for (const [place, { id }] of (body.options ?? []).entries())
    if (id !== undefined && !before?.options.some((option) => option.id === id))
      unknown[within(at, `options.${place}.id`)] = "is no option of this product";
  if (!before && body.id === undefined) {
    for (const field of ["uid", "sku", "kind", "name"] as const)
      if (body[field] === undefined) wrong[within(at, field)] = "is required of a new product";
  }
  checkSchedule(body, at, wrong);
  const uid = body.uid ?? before?.uid ?? "";
  const sku = body.sku ?? before?.sku ?? "";
  const options = body.options
    ? readOptions(body.options, before?.options ?? [], within(at, "options"), faults)
    : (before?.options ?? []);
  const given = body.variants ?? (before ? null : [{ sku }]);
  const reading = { before, options, at, faults };
  const read = given ? given.map((variant, place) => readVariant(variant, place, reading)) : keepVariants(reading);
  const variants = read.map(({ variant }) => variant);
  oncePerChoice(variants, at, wrong);
  const fields = { ...before, ...fromBody(body) };
  if (fields.inventoryTracking === "product" && variants.length > 1)
    wrong[within(at, "inventory_tracking")] = "counts a product as a whole only where it has a single variant";
  const product: WrittenProduct = {
    ...fields,
    uid,
    sku,
    kind: fields.kind ?? "",
    name: fields.name ?? "",
    texts: changedTexts(before?.texts ?? {}, body.texts ?? {}),
    categories: body.categories ? readCategories(body.categories, at, categories, wrong) : (before?.categories ?? []),
    options,
    variants,
  };
  const renamedOptions =
    before === stored
      ? []
      : (before?.options ?? []).filter(({ id, name }) =>
          stored?.options.some((option) => option.id === id && option.name !== name),
        );
  return {
    product,
    renamed: read.flatMap(({ renamed }) => renamed ?? []),
    moved: before && uid !== before.uid ? { id: before.id, uid } : null,
    renamedOptions: renamedOptions.map(({ id, name: called }) => ({ id, name: called })),
    isSaidAnew:
      product.name !== stored?.name ||
      product.description !== stored.description ||
      !isDeepStrictEqual(product.texts, stored.texts),
  };
}

function checkSchedule({ schedule = [] }: ProductBody, at: string, wrong: Faults["wrong"]): void {
  const seen = new Set<string>();
  for (const [place, { market, from, until }] of schedule.entries()) {
    const path = within(at, `schedule.${place}`);
    if (seen.has(market)) wrong[`${path}.market`] = "is named twice";
    seen.add(market);
    if (from && until && Date.parse(until) <= Date.parse(from)) wrong[`${path}.until`] = "must be after its beginning";
  }
}

function readCategories(
  given: readonly (number | string)[],
  at: string,
  { byId, all }: CategoryUids,
  wrong: Faults["wrong"],
): string[] {
  return given.flatMap((one, place) => {
    const uid = typeof one === "number" ? byId.get(one) : one;
    if (uid !== undefined && all.has(uid)) return uid;
    wrong[within(at, `categories.${place}`)] = "is unknown";
    return [];
  });
}

/** A value keeps its code while its label stays, or says it; a new one without a code has one made of its label. */
function readOptions(
  given: readonly OptionBody[],
  stored: readonly OptionInput[],
  at: string,
  { wrong }: Faults,
): OptionInput[] {
  const names = new Set<string>();
  return given.map(({ display_name: name, type: kind, option_values: values }, place) => {
    if (names.has(name)) wrong[`${at}.${place}.display_name`] = "is named twice";
    names.add(name);
    const former = stored.find((option) => option.name === name)?.values ?? [];
    const codes = new Set<string>();
    return {
      name,
      kind,
      values: values.map(({ label, value_data: { code: own, colors, picture } = {} }, position) => {
        const same = former.find((value) => (own === undefined ? value.label === label : value.code === own));
        const code = own ?? same?.code ?? codeOf(label);
        if (code === "") wrong[`${at}.${place}.option_values.${position}.value_data.code`] = "is required";
        else if (codes.has(code)) wrong[`${at}.${place}.option_values.${position}`] = `is named twice: ${code}`;
        codes.add(code);
        const shown = picture === undefined ? same?.picture : picture;
        return { code, label, hexColours: colors ?? same?.hexColours ?? [], picture: shown ?? null };
      }),
    };
  });
}

type Reading = { before: StoredProduct | null; options: readonly OptionInput[]; at: string; faults: Faults };
type Read = { variant: WrittenProduct["variants"][number]; renamed?: Renamed };

function readVariant(body: VariantBody, place: number, { before, options, at, faults }: Reading): Read {
  const path = within(at, `variants.${place}`);
  const prior = before?.variants.find(({ id, sku }) => (body.id === undefined ? sku === body.sku : id === body.id));
  if (body.id !== undefined && !prior) faults.unknown[`${path}.id`] = "is no variant of this product";
  const sku = body.sku ?? prior?.sku;
  if (sku === undefined) faults.wrong[`${path}.sku`] = "is required";
  const chosen = body.option_values ? readChoices(body.option_values, options, path, faults) : prior?.chosen;
  if (typeof body.gtin === "string" && !isGtin(body.gtin)) faults.wrong[`${path}.gtin`] = "has a wrong check digit";
  const values = options.map(({ name, values }) => {
    const code = chosen?.[name];
    if (code !== undefined && values.some((value) => value.code === code)) return code;
    faults.wrong[`${path}.option_values`] ??= `must choose a value of ${name}`;
    return "";
  });
  const image = body.image === undefined ? prior?.image : body.image;
  return {
    variant: {
      sku: sku ?? "",
      values,
      image: image ?? undefined,
      // A level that the shop has already is none to write.
      ...((body.inventory_level !== prior?.stock || body.inventory_level_seen !== undefined) && {
        stock: body.inventory_level,
        stockSeen: body.inventory_level_seen,
      }),
      gtin: body.gtin === undefined ? prior?.gtin : body.gtin,
      weightGrams: body.weight_grams === undefined ? prior?.weightGrams : body.weight_grams,
      purchasingDisabled: body.purchasing_disabled ?? prior?.purchasingDisabled,
      prices: body.prices && readPrices(body.prices, `${path}.prices`, faults),
    },
    ...(prior && sku !== undefined && sku !== prior.sku && { renamed: { id: prior.id, sku } }),
  };
}

function readChoices(
  given: NonNullable<VariantBody["option_values"]>,
  options: readonly OptionInput[],
  path: string,
  { wrong }: Faults,
): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [place, { option_display_name: name, label, code }] of given.entries()) {
    const at = `${path}.option_values.${place}`;
    const option = options.find((one) => one.name === name);
    const value = option?.values.find((one) => (code === undefined ? one.label === label : one.code === code));
    if (!option) wrong[`${at}.option_display_name`] = "is no option of this product";
    else if (!value) wrong[`${at}.${code === undefined ? "label" : "code"}`] = `is no value of ${name}`;
    else chosen[name] = value.code;
  }
  return chosen;
}

function readPrices(given: NonNullable<VariantBody["prices"]>, at: string, faults: Faults): RegionPrices {
  const prices = new Map<PriceRegion, { price: number; retailPrice?: number }>();
  for (const [place, { region, ...price }] of given.entries()) {
    if (prices.has(region)) faults.wrong[`${at}.${place}.region`] = "is named twice";
    prices.set(region, readPrice(price, region, `${at}.${place}`, faults));
  }
  return Object.fromEntries(prices);
}

/** Variants that the body does not name stay as they are, if the options still allow it. */
function keepVariants({ before, options, at, faults }: Reading): Read[] {
  return (before?.variants ?? []).map(
    ({ sku, chosen, image, purchasingDisabled, gtin, weightGrams }: StoredVariant) => {
      const values = options.map(({ name, values }) => {
        const code = chosen[name];
        if (code !== undefined && values.some((value) => value.code === code)) return code;
        faults.wrong[within(at, "options")] ??= `leave ${sku} without a value of ${name}: name the variants too`;
        return "";
      });
      return { variant: { sku, values, image: image ?? undefined, purchasingDisabled, gtin, weightGrams } };
    },
  );
}

function oncePerChoice(variants: WrittenProduct["variants"], at: string, wrong: Faults["wrong"]): void {
  const seen = new Set<string>();
  for (const [place, { values }] of variants.entries()) {
    const key = JSON.stringify(values);
    if (seen.has(key)) wrong[within(at, `variants.${place}.option_values`)] ??= "are those of another variant";
    seen.add(key);
  }
}

/** What the tables will say once a plan is written, as far as staff see it; of a new product the numbers are 0. Pure. */
export function storedAs({ product, renamed, own }: Plan, before: StoredProduct | null): StoredProduct {
  const { variants, options, categories, ...fields } = product;
  const isSame = before && [...before.categories].sort().join() === [...categories].sort().join();
  return {
    ...before,
    ...(fields as Omit<StoredProduct, "variants" | "options" | "categories" | "id" | "version">),
    id: before?.id ?? 0,
    version: before?.version ?? 0,
    // They have no order.
    categories: isSame ? before.categories : categories,
    options: options.map((option) => ({
      ...option,
      id: before?.options.find(({ name }) => name === option.name)?.id ?? 0,
    })),
    ownFields: changed(before?.ownFields ?? {}, own?.product ?? {}),
    variants: variants.map((variant) => {
      const id = renamed.find(({ sku }) => sku === variant.sku)?.id;
      const former = before?.variants.find((one) => (id === undefined ? one.sku === variant.sku : one.id === id));
      const prices = variant.prices ?? former?.prices ?? {};
      return {
        id: former?.id ?? 0,
        sku: variant.sku,
        chosen: Object.fromEntries(options.map(({ name }, place) => [name, variant.values[place] ?? ""])),
        image: variant.image ?? null,
        purchasingDisabled: variant.purchasingDisabled ?? false,
        gtin: variant.gtin ?? null,
        weightGrams: variant.weightGrams ?? null,
        prices: Object.fromEntries(
          Object.entries(prices).map(([region, { price, retailPrice }]) => [
            region,
            { price, retailPrice: retailPrice ?? null },
          ]),
        ),
        stock: variant.stock ?? former?.stock ?? null,
        ownFields: changed(
          former?.ownFields ?? {},
          own?.variants.find(({ sku }) => sku === variant.sku)?.changes ?? {},
        ),
      };
    }),
  };
}
