import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import { bootSize, ownSize, type SizeSystem, sizeSystemOf, sizeSystems } from "#commerce/shared/sizes/rules.ts";

/** "36-38" → "36–38": formats a range with an en dash. Pure. */
export const asRange = (label: string): string => label.replace(/(?<=\d)-(?=\d)/, "–");

const ridersOf = (specs: ProductDetail["specs"]) => specs.filter(({ id }) => id === "rider").map(({ value }) => value);

/**
 * Returns a function that formats sizes for a country's shoppers: "US 10 · EU 43" for boots, others unchanged. Pure.
 */
export function sizeLabelsOf({ kind, specs }: Pick<ProductDetail, "kind" | "specs">, country: string) {
  const system = sizeSystemOf(country);
  const rider = ridersOf(specs);
  return (label: string): string => {
    const size = bootSize(kind, rider, label);
    return size ? ownSize(system, size) : asRange(label);
  };
}

type SizeNames = Record<SizeSystem, [size: string, label: string]>;

/**
 * Returns a boot's size in every system with its two-line label there: "10", "US 10\nEU 43". Null for other products.
 */
export function sizeNamesOf({ kind, specs }: Pick<ProductDetail, "kind" | "specs">, label: string): SizeNames | null {
  const size = bootSize(kind, ridersOf(specs), label);
  if (!size) return null;
  const names = sizeSystems.map((system) => [system, [size[system], ownSize(system, size).replace(" · ", "\n")]]);
  return Object.fromEntries(names) as SizeNames;
}

/** The range of a boot's sizes, for when none is chosen: "UK 7 · EU 41 – UK 11 · EU 46". Empty for other products. */
export function sizeRangeOf(product: Pick<ProductDetail, "kind" | "specs" | "options">, country: string): string {
  const labels = product.options.filter(({ kind }) => kind !== "swatch").flatMap(({ values }) => values);
  const say = sizeLabelsOf(product, country);
  const [first, last] = [labels[0], labels.at(-1)].map((value) => say(value?.label ?? ""));
  return product.kind === "boot" && first ? [...new Set([first, last])].join(" – ") : "";
}
