import { fromFirstLetter } from "#platform/first-letter.ts";
import type { ListingRow } from "./listing-row.ts";

/** The sort orders of lists. Each row has a place; an order is a sorted array of places. */

type Row = Omit<ListingRow, "terms">;
type Compare = (a: Row, b: Row) => number;

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const compares = {
  id: (a, b) => a.id - b.id,
  popular: (a, b) => b.popularity - a.popularity || a.id - b.id,
  newest: (a, b) => Number(b.isNew) - Number(a.isNew) || b.id - a.id,
  "price-up": (a, b) => a.price - b.price || a.id - b.id,
  "price-down": (a, b) => b.price - a.price || a.id - b.id,
  name: (a, b) => text(fromFirstLetter(a.name), fromFirstLetter(b.name)) || a.id - b.id,
} satisfies Record<string, Compare>;
export type SortOrder = keyof typeof compares;

/** What the orders depend on: changes of other fields do not move rows. */
export const orderKeys = ["popularity", "isNew", "price", "name"] as const;

export type Order = {
  readonly places: Int32Array;
  /** Called with a row's place before the row changes. */
  remove(place: number): void;
  /** Called with a row's place after the change. */
  insert(place: number): void;
};

export function makeOrder(name: SortOrder, rows: readonly (Row | undefined)[], members: readonly number[]): Order {
  const compare: Compare = compares[name];
  const at = (place: number) => rows[place] as Row;
  let room = sorted(name, members, at);
  let length = room.length;

  function rank(row: Row): number {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(at(room[middle] as number), row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    get places() {
      return room.subarray(0, length);
    },
    remove(place) {
      const from = rank(at(place));
      if (room[from] !== place) return;
      room.copyWithin(from, from + 1, length);
      length -= 1;
    },
    insert(place) {
      if (length === room.length) {
        const larger = new Int32Array(length + 1024);
        larger.set(room);
        room = larger;
      }
      const to = rank(at(place));
      room.copyWithin(to + 1, to, length);
      room[to] = place;
      length += 1;
    },
  };
}

/**
 * Numbers are sorted ten times as fast as rows are compared: key and id in one, while that is exact. Names are compared.
 */
function sorted(name: SortOrder, members: readonly number[], at: (place: number) => Row): Int32Array {
  const compare: Compare = compares[name];
  const byId = Int32Array.from(members);
  if (!byId.every((place, step) => step === 0 || at(byId[step - 1] as number).id < at(place).id)) {
    byId.sort((a, b) => at(a).id - at(b).id);
  }
  if (name === "id") return byId;
  if (name === "name") return byId.sort((a, b) => compare(at(a), at(b)));
  const key = keys[name];
  return sortedBy(name === "newest" ? byId.reverse() : byId, (place) => key(at(place)));
}

/** The places by their keys; those with the same stay as they are. */
export function sortedBy(places: Int32Array, key: (place: number) => number): Int32Array {
  const size = places.length;
  const isExact = places.every((place) => Math.abs(key(place)) < Number.MAX_SAFE_INTEGER / (size + 1));
  if (!isExact) return places.slice().sort((a, b) => key(a) - key(b));
  const numbers = Float64Array.from(places, (place, rank) => key(place) * size + rank);
  return Int32Array.from(numbers.sort(), (number) => places[((number % size) + size) % size] as number);
}

/** The first product has the smallest key. */
const keys: Record<Exclude<SortOrder, "id" | "name">, (row: Row) => number> = {
  popular: (row) => -row.popularity,
  newest: (row) => (row.isNew ? 0 : 1),
  "price-up": (row) => row.price,
  "price-down": (row) => -row.price,
};
