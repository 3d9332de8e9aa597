import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import {
  bootSize,
  bootsIn,
  ownSize,
  type SizeSystem,
  sizeSystemOf,
  sizeSystems,
} from "#commerce/shared/sizes/rules.ts";
import { fromKilograms, isImperialIn, unitsOf } from "#storefront/components/rider/units.ts";
import { boardSpecs } from "./board-specs.ts";

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

/**
 * What a size is made for, as its second line: a board's riders, a binding's boots. Undefined where nothing is known.
 * Pure.
 */
export function madeFor({ kind, specs }: Pick<ProductDetail, "kind" | "specs">, label: string, country: string) {
  if (kind === "snowboard") {
    const units = unitsOf(isImperialIn(country));
    const [light, heavy] = boardSpecs(specs).sizes.find(({ size }) => size === label)?.weight ?? [];
    return light && heavy && `${fromKilograms(light, units)}–${fromKilograms(heavy, units)} ${units.weight}`;
  }
  const boots = kind === "binding" && bootsIn(label);
  if (!boots) return undefined;
  const system = sizeSystemOf(country);
  const [from, to] = boots.map((eu) => bootSize("boot", ridersOf(specs), eu)?.[system]);
  return from && to && (system === "mondo" ? `${from}–${to} cm` : `${system.toUpperCase()} ${from}–${to}`);
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
