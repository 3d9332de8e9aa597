import { readPrice } from "#commerce/catalog/management/prices/prices.ts";
import type { VariantBody } from "#commerce/catalog/management/schema.ts";
import type { StoredProduct, StoredVariant } from "#commerce/catalog/management/stored.ts";
import { isGtin } from "#commerce/catalog/products/gtin.ts";
import type {
  OptionInput,
  RegionPrice,
  RegionPrices,
  WrittenProduct,
} from "#commerce/catalog/products/product-input.ts";
import { type Faults, within } from "#commerce/catalog/shared/problems.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** Reads a product's variants from a body. Pure; contradictions are added to the faults. */

/** A variant that keeps its id under a new SKU. */
export type RenamedVariant = { id: number; sku: string };
export type Reading = { before: StoredProduct | null; options: readonly OptionInput[]; at: string; faults: Faults };
type ReadVariant = { variant: WrittenProduct["variants"][number]; renamed?: RenamedVariant };

/** Reads a variant from a body; omitted fields keep their stored values. */
export function readVariant(body: VariantBody, place: number, { before, options, at, faults }: Reading): ReadVariant {
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
      // An unchanged stock level is not written.
      ...((body.inventory_level !== prior?.stock || body.inventory_level_seen !== undefined) && {
        stock: body.inventory_level,
        stockSeen: body.inventory_level_seen,
      }),
      ...keepingOf(body, prior),
      gtin: body.gtin === undefined ? prior?.gtin : body.gtin,
      weightGrams: body.weight_grams === undefined ? prior?.weightGrams : body.weight_grams,
      purchasingDisabled: body.purchasing_disabled ?? prior?.purchasingDisabled,
      prices: body.prices && readPrices(body.prices, `${path}.prices`, faults),
    },
    ...(prior && sku !== undefined && sku !== prior.sku && { renamed: { id: prior.id, sku } }),
  };
}

/** The variant's stock settings, when the body changes them. */
function keepingOf(body: VariantBody, prior: StoredVariant | undefined): Pick<ReadVariant["variant"], "keeping"> {
  const { inventory_warning_level: low, bin_picking_number: place } = body;
  const former = { lowAt: prior?.lowAt ?? null, shelf: prior?.shelf ?? null };
  const lowAt = low === undefined ? former.lowAt : low;
  const shelf = place === undefined ? former.shelf : place?.trim() || null;
  return lowAt === former.lowAt && shelf === former.shelf ? {} : { keeping: { lowAt, shelf } };
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
  const prices = new Map<PriceRegion, RegionPrice>();
  for (const [place, { region, ...price }] of given.entries()) {
    if (prices.has(region)) faults.wrong[`${at}.${place}.region`] = "is named twice";
    prices.set(region, readPrice(price, region, `${at}.${place}`, faults));
  }
  return Object.fromEntries(prices);
}

/** Variants not named in the body are kept, if the options still allow it. */
export function keepVariants({ before, options, at, faults }: Reading): ReadVariant[] {
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

/** Adds faults for variants with the same option values as another one. */
export function oncePerChoice(variants: WrittenProduct["variants"], at: string, wrong: Faults["wrong"]): void {
  const seen = new Set<string>();
  for (const [place, { values }] of variants.entries()) {
    const key = JSON.stringify(values);
    if (seen.has(key)) wrong[within(at, `variants.${place}.option_values`)] ??= "are those of another variant";
    seen.add(key);
  }
}
