import { type SearchableField, searchable } from "#services/search/schema.ts";

/**
 * Codes of sixteen bits for how often a word occurs in which field: two bits for each field, in the order of
 * `searchable`. Pure.
 */

const places = Object.entries(searchable).map(([field, { side, weight }], index) => {
  const shift = index * 2;
  return { field: field as SearchableField, side, weight, shift };
});
export type FieldChoice = ReadonlyMap<SearchableField, number> | null;

/**
 * Returns the code with one more occurrence in this field. The count stops at three, which means three or more. In
 * article numbers it stops at one, because the numbers of all variants contain the same parts.
 */
export function counted(code: number, field: SearchableField): number {
  const shift = places.find((place) => place.field === field)?.shift ?? 0;
  return ((code >> shift) & 3) === (field === "sku" ? 1 : 3) ? code : code + (1 << shift);
}

/** Returns the bits of these fields, or of all fields for null. */
export const maskOf = (chosen: FieldChoice): number =>
  places.reduce((mask, { field, shift }) => (!chosen || chosen.has(field) ? mask | (3 << shift) : mask), 0);

/** The bits of the article number field. */
export const article = maskOf(new Map([["sku", 1]]));

export const sides = (["names", "details"] as const).map((side) => ({
  side,
  mask: places.reduce((mask, place) => (place.side === side ? mask | (3 << place.shift) : mask), 0),
}));
/** The bits of the fields that name a thing. */
export const names = sides[0]?.mask ?? 0;
const details = sides[1]?.mask ?? 0;
/** Article numbers end with colours and sizes. Such a part does not name the thing. */
const isColourInNumber = (code: number): boolean => (code & names & ~article) === 0 && (code & details) !== 0;

/**
 * The score of each code. Each further occurrence within a side adds less: its weight is divided by the square of its
 * position.
 */
export class Impacts {
  readonly mask: number;
  readonly #isWhole: boolean;
  #weights: readonly number[];
  /** By code; 0 until it has been computed. */
  readonly known = new Float32Array(65_536);
  #heaviest = new Float32Array(65_536);

  constructor(chosen: FieldChoice) {
    this.mask = maskOf(chosen);
    this.#isWhole = chosen === null;
    const highest = chosen ? Math.max(...chosen.values(), 0.0001) : 1;
    this.#weights = places.map(({ field, weight }) => (chosen ? (chosen.get(field) ?? 0) / highest : weight));
  }

  /** Returns the score, which is above 0 for every code that has a bit of the chosen fields. */
  of(code: number): number {
    const known = this.known[code] as number;
    if (known !== 0) return known;
    const named = this.#isWhole && isColourInNumber(code) ? 0 : this.#sideOf(code, "names");
    const made = Math.max(1e-9, named + this.#sideOf(code, "details"));
    this.known[code] = made;
    return made;
  }

  /** Returns the weight of the code's heaviest field. */
  heaviest(code: number): number {
    const known = this.#heaviest[code] as number;
    if (known !== 0) return known;
    let most = 1e-9;
    for (const [index, { shift }] of places.entries())
      if ((code >> shift) & 3) most = Math.max(most, this.#weights[index] ?? 0);
    this.#heaviest[code] = most;
    return most;
  }

  #sideOf(code: number, side: string): number {
    let [sum, nth, most, mostAt] = [0, 0, -1, 0];
    for (const [index, place] of places.entries()) {
      if (place.side !== side) continue;
      const weight = this.#weights[index] ?? 0;
      const bits = (code >> place.shift) & 3;
      for (let left = bits === 3 ? 4 : bits; left > 0; left--) {
        nth += 1;
        sum += weight / (nth * nth);
        if (weight > most) [most, mostAt] = [weight, nth];
      }
    }
    return nth === 0 ? 0 : most + sum - most / (mostAt * mostAt);
  }
}
