import type { ProductOption, Variant } from "#commerce/catalog/products/schema.ts";

/** Choosing among a product's variants. Pure; used on the server and in the browser. */

/** The code of the chosen value by the option's field name: { color: "glacier", size: "156" }. */
export type Choice = Record<string, string>;

/**
 * `unitPrice`: "20,00 €/100 g · 200,00 €/kg", where the law requires it. `ends`: when its sale ends, written out in the
 * market's time.
 */
export type ShownVariant = Variant & { unitPrice?: string; ends?: string };
type ProductChoices = { options: readonly ProductOption[]; variants: readonly ShownVariant[]; isPro?: true };

/** An option's name in forms and addresses: "Color" → "color". */
export const fieldOf = (option: Pick<ProductOption, "name">): string => option.name.toLowerCase();

/**
 * Returns the initial choice: the values in the address; otherwise the first colour, and the value of options that have
 * only one.
 */
export function firstChoice(product: ProductChoices, asked: URLSearchParams): Choice {
  const choice: Choice = {};
  for (const option of product.options) {
    const field = fieldOf(option);
    const wanted = asked.get(field)?.toLowerCase();
    const found = option.values.find((value) => value.code.toLowerCase() === wanted);
    const [only] = option.kind === "swatch" || option.values.length === 1 ? option.values : [];
    const value = found ?? only;
    if (value) choice[field] = value.code;
  }
  return choice;
}

/** Reads the choice from the form itself. Before the script takes it over, it may differ from the page's state. */
export function choiceIn(product: ProductChoices, form: FormData): Choice {
  const codes = product.options.map((option) => [fieldOf(option), form.get(fieldOf(option))] as const);
  return Object.fromEntries(codes.flatMap(([field, code]) => (typeof code === "string" ? [[field, code]] : [])));
}

/** Returns the variants that match the choice. */
export function matching({ options, variants }: ProductChoices, choice: Choice): ShownVariant[] {
  const wanted = options.map((option) => option.values.find((value) => value.code === choice[fieldOf(option)])?.id);
  return variants.filter((variant) => wanted.every((id, index) => id === undefined || variant.valueIds[index] === id));
}

/** The one variant, if exactly one matches the choice (specification 4). */
export function chosenVariant(product: ProductChoices, choice: Choice): Variant | undefined {
  const [first, ...others] = matching(product, choice);
  return others.length === 0 ? first : undefined;
}

/** The options without a chosen value. */
export const missingOptions = <Option extends ProductOption>(
  { options }: { options: readonly Option[] },
  choice: Choice,
): Option[] => options.filter((option) => !choice[fieldOf(option)]);

export type Stock = { kind: "in-stock" } | { kind: "low"; left: number } | { kind: "sold-out" } | { kind: "absent" };

/** Up to this many units left, the number is shown. */
const low = 5;

/** The stock of an option's value, given the choice in the other options. */
export function stockOf(product: ProductChoices, choice: Choice, option: ProductOption, code: string): Stock {
  return stockAmong(matching(product, { ...choice, [fieldOf(option)]: code }));
}

export function stockAmong(variants: readonly Variant[]): Stock {
  if (variants.length === 0) return { kind: "absent" };
  const buyable = variants.filter((variant) => variant.isInStock && variant.isPurchasable);
  if (buyable.length === 0) return { kind: "sold-out" };
  const left = buyable.reduce((sum, variant) => sum + (variant.available ?? Number.POSITIVE_INFINITY), 0);
  return left <= low ? { kind: "low", left } : { kind: "in-stock" };
}

/** How many values of an option exist with the choice in the others, and how many of them are in stock. */
export function valuesInStock(product: ProductChoices, choice: Choice, option: ProductOption) {
  const kinds = option.values.map(({ code }) => stockOf(product, choice, option, code).kind);
  const sold = kinds.filter((kind) => kind !== "absent");
  return { some: sold.filter((kind) => kind !== "sold-out").length, of: sold.length };
}

export type ShownPrice = {
  amount: number;
  to?: number;
  retail?: number;
  lowest?: number;
  unit?: string;
  ends?: string;
  isPro?: true | undefined;
};

/** The price for the choice, or a range while several variants match. Null where nothing is sold. */
export function priceOf(product: ProductChoices, choice: Choice): ShownPrice | null {
  const left = matching(product, choice);
  const variants = left.length > 0 ? left : product.variants;
  const [cheapest] = [...variants].sort((a, b) => a.price - b.price);
  if (!cheapest) return null;
  const highest = Math.max(...variants.map((variant) => variant.price));
  return {
    amount: cheapest.price,
    to: highest > cheapest.price ? highest : undefined,
    retail: cheapest.retailPrice,
    lowest: cheapest.lowestPrice,
    unit: cheapest.unitPrice,
    ends: cheapest.ends,
    isPro: product.isPro,
  };
}
