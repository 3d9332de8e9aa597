import type { ProductV3 } from "#commerce/catalog/management/schema.ts";

/** Options and variants as in the form. New ones have negative ids. Pure. */

export type Option = ProductV3["options"][number];
export type OptionValue = Option["option_values"][number];
/** `isBrief`: only the variant's id and option values are known until its details are loaded (variant-details.tsx). */
export type Variant = ProductV3["variants"][number] & { isBrief?: true };
export type OptionMatrix = { options: Option[]; variants: Variant[] };

/** The API's limit. */
export const mostVariants = 600;

export const codeIn = ({ option_values }: Variant, option: string): string | undefined =>
  option_values.find(({ option_display_name: name }) => name === option)?.code;

const keyOf = (codes: readonly (string | undefined)[]): string => JSON.stringify(codes);
const codesOf = (variant: Variant, options: readonly Option[]) =>
  options.map(({ display_name: name }) => codeIn(variant, name));

/** "Glacier / 156", with the current labels of its options' values. */
export const variantName = (variant: Variant, options: readonly Option[]): string =>
  options
    .flatMap(({ display_name: name, option_values: values }) => {
      const code = codeIn(variant, name);
      return values.find(({ value_data }) => value_data.code === code)?.label ?? code ?? [];
    })
    .join(" / ") || variant.sku;

export function withOptionNamed({ options, variants }: OptionMatrix, place: number, name: string): OptionMatrix {
  const former = options[place]?.display_name;
  return {
    options: options.map((option, at) => (at === place ? { ...option, display_name: name } : option)),
    variants: variants.map((variant) => ({
      ...variant,
      option_values: variant.option_values.map((one) =>
        one.option_display_name === former ? { ...one, option_display_name: name } : one,
      ),
    })),
  };
}

/** Adds an option. Existing variants get its first value. */
export function withOption({ options, variants }: OptionMatrix, option: Option): OptionMatrix {
  const [first] = option.option_values;
  const choice = first && { option_display_name: option.display_name, label: first.label, code: first.value_data.code };
  return {
    options: [...options, option],
    variants: variants.map((variant) => ({
      ...variant,
      option_values: [...variant.option_values, ...(choice ? [choice] : [])],
    })),
  };
}

/** Adds a value to an option. Variants without a value of that option, as when it is the first one, get this value. */
export function withValue({ options, variants }: OptionMatrix, place: number, value: OptionValue): OptionMatrix {
  const name = options[place]?.display_name ?? "";
  const choice = { option_display_name: name, label: value.label, code: value.value_data.code };
  return {
    options: options.map((option, at) =>
      at === place ? { ...option, option_values: [...option.option_values, value] } : option,
    ),
    variants: variants.some((variant) => codeIn(variant, name) === undefined)
      ? variants.map((variant) =>
          codeIn(variant, name) === undefined
            ? { ...variant, option_values: [...variant.option_values, choice] }
            : variant,
        )
      : variants,
  };
}

/** Removes an option. Of variants that differed only by it, the first is kept. */
export function withoutOption({ options, variants }: OptionMatrix, place: number): OptionMatrix {
  const name = options[place]?.display_name;
  const left = options.filter((_, at) => at !== place);
  const seen = new Set<string>();
  const kept = variants.filter((variant) => {
    const key = keyOf(codesOf(variant, left));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return {
    options: left,
    variants: kept.map((variant) => ({
      ...variant,
      option_values: variant.option_values.filter(({ option_display_name: own }) => own !== name),
    })),
  };
}

/** Removes a value and the variants that have it. */
export function withoutValue({ options, variants }: OptionMatrix, place: number, code: string): OptionMatrix {
  const name = options[place]?.display_name ?? "";
  return {
    options: options.map((option, at) =>
      at === place
        ? { ...option, option_values: option.option_values.filter(({ value_data }) => value_data.code !== code) }
        : option,
    ),
    variants: variants.filter((variant) => codeIn(variant, name) !== code),
  };
}

/** Combinations of values without a variant, as codes in the options' order. `chosen` limits the values of options. */
export function missingCombinations(
  { options, variants }: OptionMatrix,
  chosen: Readonly<Record<string, ReadonlySet<string>>> = {},
): string[][] {
  if (options.length === 0 || options.some(({ option_values }) => option_values.length === 0)) return [];
  const there = new Set(variants.map((variant) => keyOf(codesOf(variant, options))));
  let made: string[][] = [[]];
  for (const { display_name: name, option_values: values } of options) {
    const codes = values.map(({ value_data }) => value_data.code).filter((code) => chosen[name]?.has(code) ?? true);
    made = made.flatMap((codesBefore) => codes.map((code) => [...codesBefore, code])).slice(0, 10 * mostVariants);
  }
  return made.filter((codes) => !there.has(keyOf(codes)));
}

/**
 * Adds a variant for each combination, with the prices of the first loaded variant, no stock, and a SKU derived from
 * the product's. `read`: variants that were loaded after the product, whose SKUs are taken, too.
 */
export function withVariants(
  { options, variants }: OptionMatrix,
  combinations: readonly (readonly string[])[],
  sku: string,
  read: readonly Variant[] = [],
): Variant[] {
  const taken = new Set([...variants, ...read].map((variant) => variant.sku));
  let id = Math.min(0, ...variants.map((variant) => variant.id));
  const model = variants.find(({ isBrief }) => !isBrief);
  const prices = model?.prices ?? [];
  const made = combinations.map((codes): Variant => {
    id -= 1;
    const own = freeSku([sku, ...codes].join("-").toUpperCase().slice(0, 90), taken);
    taken.add(own);
    return {
      id,
      sku: own,
      image: null,
      purchasing_disabled: false,
      gtin: null,
      own_fields: {},
      weight_grams: model?.weight_grams ?? null,
      inventory_level: 0,
      inventory_warning_level: null,
      bin_picking_number: null,
      option_values: options.flatMap(({ display_name: name, option_values: values }, place) => {
        const value = values.find(({ value_data }) => value_data.code === codes[place]);
        return value ? [{ option_display_name: name, label: value.label, code: value.value_data.code }] : [];
      }),
      prices,
    };
  });
  return inOrder([...variants, ...made], options);
}

function freeSku(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const sku = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(sku)) return sku;
  }
}

/** Variants in the order of their options' values. */
function inOrder(variants: Variant[], options: readonly Option[]): Variant[] {
  const places = options.map(({ display_name: name, option_values: values }) => ({
    name,
    place: new Map(values.map(({ value_data }, at) => [value_data.code, at])),
  }));
  const rank = (variant: Variant) => places.map(({ name, place }) => place.get(codeIn(variant, name) ?? "") ?? 0);
  return variants
    .map((variant) => ({ variant, rank: rank(variant) }))
    .sort((a, b) => a.rank.map((one, at) => one - (b.rank[at] ?? 0)).find((one) => one !== 0) ?? 0)
    .map(({ variant }) => variant);
}
