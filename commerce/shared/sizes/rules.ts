/** Sizes of boots in the four ways that the world counts them. Pure. */

export const sizeSystems = ["eu", "us", "uk", "mondo"] as const;
export type SizeSystem = (typeof sizeSystems)[number];

/** EU size → foot in centimetres (mondo), US men's, US women's and UK size; what is sold are whole EU sizes. */
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
  41: ["26", "8", "9", "7"],
  42: ["27", "9", "10", "8"],
  43: ["28", "10", "11", "9"],
  44: ["28.5", "10.5", "11.5", "9.5"],
  45: ["29", "11", "12", "10"],
  46: ["30", "12", "13", "11"],
};

/** The EU sizes that the chart has, the smallest first. */
export const chartedSizes: readonly string[] = Object.keys(chart);

/** A boot's EU size in every system; null for what is no boot, or has no such size. Children's boots count as men's do. */
export function bootSize(kind: string, rider: readonly string[], size: string): Record<SizeSystem, string> | null {
  const row = kind === "boot" ? chart[size] : undefined;
  if (!row) return null;
  const [mondo, men, women, uk] = row;
  return { eu: size, us: rider.includes("women") ? women : men, uk, mondo };
}

/** "US 10", "27 cm", "42": as the system's shops write it. */
export const sizeLabel = (system: SizeSystem, size: string): string =>
  system === "eu" ? size : system === "mondo" ? `${size} cm` : `${system.toUpperCase()} ${size}`;

/** As the system's shops write it, with the size that the boot itself carries: "US 10 · EU 43"; in EU sizes that alone. */
export const ownSize = (system: SizeSystem, size: Record<SizeSystem, string>): string =>
  system === "eu" ? size.eu : `${sizeLabel(system, size[system])} · EU ${size.eu}`;

/** What a country's shoppers count in. */
export function sizeSystemOf(country: string): SizeSystem {
  if (country === "us" || country === "ca") return "us";
  if (country === "gb" || country === "ie") return "uk";
  return country === "jp" ? "mondo" : "eu";
}
