/** What a product's facts say on a scale from 0 to 10. Pure. */

/** `isNeutral`: neither end is more than the other, so the scale is not filled up to the mark. */
export type Scale = { id: string; at: number; isNeutral?: true };

const neutral = new Set(["fit"]);

const tenth = (value: number): number => Math.max(0, Math.min(10, Math.round(value * 10) / 10));

/** "20k" → 20; undefined for "none" and for other words. */
const thousands = (value: string): number | undefined => {
  const [, number] = /^(\d+)k$/i.exec(value) ?? [];
  return number === undefined ? undefined : Number(number);
};

/** Warmth by the weight of the filling: 200 g/m² are the warmest gloves, and down is as warm as the best of them. */
function warmthOf(value: string): number | undefined {
  if (value === "none") return 0;
  const [, grams] = /^(\d+) ?g$/.exec(value) ?? [];
  if (grams) return tenth(1.5 + Number(grams) / 24);
  const [, power] = /^down-(\d+)$/.exec(value) ?? [];
  return power ? tenth(Number(power) / 74) : undefined;
}

const number = (value: string, from: number, to: number): number | undefined => {
  const parsed = Number.parseFloat(value);
  return parsed >= 0 ? tenth(((parsed - from) / (to - from)) * 10) : undefined;
};

const fitOf = (value: string): number | undefined =>
  ({ narrow: 1, slim: 1, small: 1, medium: 5, regular: 5, straight: 5, relaxed: 9, wide: 9, large: 9 })[value];

/** The lightest and the heaviest of a kind, in grams. */
const weights: Readonly<Record<string, readonly [number, number]>> = {
  helmet: [200, 600],
  boot: [400, 1300],
  binding: [900, 2400],
};

const places: Readonly<Record<string, (value: string, kind: string) => number | undefined>> = {
  flex: (value) => number(value, 0, 10),
  waterproof: (value) => (thousands(value) === undefined ? undefined : tenth((thousands(value) ?? 0) / 3)),
  breathable: (value) => (thousands(value) === undefined ? undefined : tenth((thousands(value) ?? 0) / 3)),
  insulation: (value, kind) => (kind === "binding" ? undefined : warmthOf(value)),
  dexterity: (value) => number(value, 0, 10),
  fit: (value) => fitOf(value),
  vents: (value, kind) => (kind === "helmet" ? number(value, 0, 20) : undefined),
  weight: (value, kind) => {
    const [from, to] = weights[kind] ?? [];
    return from && to ? number(value, from, to) : undefined;
  },
  litres: (value) => number(value, 0, 100),
};

/** Kinds whose facts are drawn as scales. */
const drawn = new Set(["boot", "binding", "jacket", "pants", "midlayer", "gloves", "goggles", "helmet", "bag"]);

export function scalesOf(kind: string, facts: ReadonlyMap<string, string>): Scale[] {
  if (!drawn.has(kind)) return [];
  return Object.entries(places).flatMap(([id, place]) => {
    const value = facts.get(id);
    const at = value === undefined ? undefined : place(value, kind);
    return at === undefined ? [] : { id, at, ...(neutral.has(id) && { isNeutral: true as const }) };
  });
}

/** Light transmission, in percent, from the darkest to the lightest that the lens has: "16–50%" → [16, 50]. */
export function lightOf(facts: ReadonlyMap<string, string>): [number, number] | null {
  const [, low, high] = /^(\d+)(?:[–-](\d+))? ?%$/.exec(facts.get("vlt") ?? "") ?? [];
  return low === undefined ? null : [Number(low), Number(high ?? low)];
}
