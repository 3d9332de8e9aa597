/** Boot sizes in the four systems in use. Pure. */

export const sizeSystems = ["eu", "us", "uk", "mondo"] as const;
export type SizeSystem = (typeof sizeSystems)[number];

/**
 * EU size → foot length in centimetres (mondo), US men's, US women's and UK size. The half sizes are those that most men
 * wear.
 */
const chart: Readonly<Record<string, readonly [mondo: string, men: string, women: string, uk: string]>> = {
  31: ["19", "13K", "13K", "12K"],
  32: ["20", "1", "1", "13K"],
  33: ["20.5", "1.5", "1.5", "1"],
  34: ["21.5", "2.5", "2.5", "2"],
  35: ["22", "3.5", "4.5", "2.5"],
  36: ["22.5", "4.5", "5.5", "3.5"],
  37: ["23", "5", "6", "4"],
  38: ["24", "6", "7", "5"],
  39: ["24.5", "6.5", "7.5", "5.5"],
  40: ["25", "7", "8", "6"],
  40.5: ["25.5", "7.5", "8.5", "6.5"],
  41: ["26", "8", "9", "7"],
  41.5: ["26.5", "8.5", "9.5", "7.5"],
  42: ["27", "9", "10", "8"],
  42.5: ["27.5", "9.5", "10.5", "8.5"],
  43: ["28", "10", "11", "9"],
  44: ["28.5", "10.5", "11.5", "9.5"],
  45: ["29", "11", "12", "10"],
  46: ["30", "12", "13", "11"],
};

/** The EU sizes in the chart, the smallest first. */
export const chartedSizes: readonly string[] = Object.keys(chart).sort((a, b) => Number(a) - Number(b));

/**
 * Returns a boot's EU size in every system. Null for products that are not boots, and for sizes that are not in the
 * chart. Children's boots use the men's sizes.
 */
export function bootSize(kind: string, rider: readonly string[], size: string): Record<SizeSystem, string> | null {
  const row = kind === "boot" ? chart[size] : undefined;
  if (!row) return null;
  const [mondo, men, women, uk] = row;
  return { eu: size, us: rider.includes("women") ? women : men, uk, mondo };
}

/** "US 10", "27 cm", "42": a size as shops using that system write it. */
export const sizeLabel = (system: SizeSystem, size: string): string =>
  system === "eu" ? size : system === "mondo" ? `${size} cm` : `${system.toUpperCase()} ${size}`;

/** The same, with the EU size that is marked on the boot: "US 10 · EU 43". For EU sizes only that size. */
export const ownSize = (system: SizeSystem, size: Record<SizeSystem, string>): string =>
  system === "eu" ? size.eu : `${sizeLabel(system, size[system])} · EU ${size.eu}`;

/** The size system that a country's shoppers use. */
export function sizeSystemOf(country: string): SizeSystem {
  if (country === "us" || country === "ca") return "us";
  if (country === "gb" || country === "ie") return "uk";
  return country === "jp" ? "mondo" : "eu";
}

/** The largest EU boot size that a binding of each size takes (demo/data/articles/support/binding-fit). */
const bindingSizes: readonly (readonly [size: string, boot: number])[] = [
  ["XS", 34],
  ["S", 39],
  ["M", 43],
  ["L", 48],
];

/** The boots of the chart that a binding of a size takes: "M" → EU 40 to 43. Null for other sizes. Pure. */
export function bootsIn(size: string): readonly [from: string, to: string] | null {
  const own = chartedSizes.filter((eu) => bindingSize(eu) === size);
  const [from, to] = [own[0], own.at(-1)];
  return from && to ? [from, to] : null;
}

/** The size of binding for a boot of an EU size; null for boots that are outside of all. Pure. */
export function bindingSize(boot: string): string | null {
  const eu = Number(boot);
  return eu > 0 ? (bindingSizes.find(([, largest]) => eu <= largest)?.[0] ?? null) : null;
}
