import type { GroupPriceIndex } from "#commerce/catalog/listings/group-order.ts";
import { type Bits, clearBit, eachBit, grown, hasBit, keepCommon, leaveOut, makeBits, setBit, united } from "./bits.ts";
import type { ListingFilter, ListingRow } from "./listing-row.ts";
import { ProductTerms } from "./product-terms.ts";
import { makeOrder, type Order, orderKeys, type SortOrder } from "./sort-orders.ts";

type Row = Omit<ListingRow, "terms">;

/** Sets of bits that are kept; with more of them narrowed by in turn, they are made anew. */
const maxTerms = 1000;

/** All that passes a filter, and what would pass without one attribute's (or the price's) own part of it. */
export type Narrowed = { key: string; all: Bits; but(name: string): Bits; prices: Float64Array };

/**
 * One region's listings in memory: what products pass a filter are sets of bits, so that a list of a hundred thousand is
 * narrowed in a fraction of a millisecond. Products have places, numbers from 0 that never move. Pure: index-sync.ts feeds it.
 */
export class RegionIndex {
  /** Grows with every change; who remembers it can tell whether a result still holds. */
  version = 0;
  /** Grows only with what a group's prices are made of (group-prices.ts): products, their prices and their categories. */
  priceVersion = 0;
  readonly lists = new ProductTerms();
  readonly rows: (Row | undefined)[] = [];
  /** By place; the rows have them too, and these are looked through in a tenth of the time. */
  prices = new Float64Array(1024);
  readonly #places = new Map<number, number>();
  readonly #orders = new Map<SortOrder, Order>();
  /** By the number of the term; of those that somebody has narrowed by. */
  readonly #terms = new Map<number, Bits>();
  #room = 1024;
  #listed = makeBits(this.#room);
  #inStock = makeBits(this.#room);

  get size(): number {
    return this.#places.size;
  }

  /** Adds rows or brings them up to date. Sorted orders are kept up for few, made anew for many. */
  put(rows: readonly ListingRow[]): void {
    if (rows.length === 0) return;
    this.version += 1;
    if (rows.length > 500) this.#orders.clear();
    for (const row of rows) this.#putOne(row);
  }

  #putOne({ terms, ...row }: ListingRow): void {
    const known = this.#places.get(row.id);
    const place = known ?? this.rows.length;
    if (place >= this.#room) this.#grow();
    const before = this.rows[place];
    const isMoved = orderKeys.some((key) => before?.[key] !== row[key]);
    if (before && isMoved) for (const order of this.#orders.values()) order.remove(place);
    if (before?.price !== row.price || !this.lists.isSame(place, terms)) this.priceVersion += 1;
    if (known !== undefined) this.#clear(place);
    this.#places.set(row.id, place);
    this.rows[place] = row;
    this.prices[place] = row.price;
    if (isMoved) for (const order of this.#orders.values()) order.insert(place);
    setBit(this.#listed, place);
    if (row.inStock) setBit(this.#inStock, place);
    this.lists.set(place, terms);
    if (this.#terms.size > 0) for (const number of this.lists.of(place)) this.#mark(number, place);
  }

  #mark(number: number, place: number): void {
    const bits = this.#terms.get(number);
    if (bits) setBit(bits, place);
  }

  remove(productId: number): void {
    const place = this.#places.get(productId);
    if (place === undefined) return;
    this.version += 1;
    for (const order of this.#orders.values()) order.remove(place);
    this.#clear(place);
    this.lists.set(place, []);
    this.#places.delete(productId);
    this.rows[place] = undefined;
  }

  #clear(place: number): void {
    clearBit(this.#listed, place);
    clearBit(this.#inStock, place);
    for (const number of this.lists.of(place)) {
      const bits = this.#terms.get(number);
      if (bits) clearBit(bits, place);
    }
  }

  #grow(): void {
    this.#room *= 2;
    this.#listed = grown(this.#listed, this.#room);
    this.#inStock = grown(this.#inStock, this.#room);
    const prices = new Float64Array(this.#room);
    prices.set(this.prices);
    this.prices = prices;
    for (const [number, bits] of this.#terms) this.#terms.set(number, grown(bits, this.#room));
  }

  /** With a group's prices in place of the shop's, where its customers ask. */
  narrow(filter: ListingFilter, group?: GroupPriceIndex): Narrowed {
    const { prices } = group ?? this;
    const base = this.#listed.slice();
    if (filter.within) keepCommon(base, this.#having(filter.within));
    if (filter.without) leaveOut(base, this.#having(filter.without));
    if (filter.ids) keepCommon(base, this.#these(filter.ids));
    const parts = this.#partsOf(filter, base, prices);
    const all = common(base, parts);
    const others = new Map<string, Bits>();
    const but = (name: string): Bits => {
      if (!parts.some((part) => part.name === name)) return all;
      const rest = parts.filter((part) => part.name !== name);
      const bits = others.get(name) ?? common(base, rest);
      others.set(name, bits);
      return bits;
    };
    return { key: JSON.stringify(filter) + (group?.key ?? ""), all, but, prices };
  }

  #partsOf(filter: ListingFilter, base: Bits, prices: Float64Array): Part[] {
    const parts: Part[] = Object.entries(filter.filters ?? {})
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => ({
        name: name.toLowerCase(),
        bits: this.#having(values.map((value) => `${name}:${value}`.toLowerCase())),
      }));
    if (filter.inStock) parts.push({ name: "stock", bits: this.#inStock });
    const { priceFrom = 0, priceTo = Number.MAX_SAFE_INTEGER } = filter;
    if (filter.priceFrom === undefined && filter.priceTo === undefined) return parts;
    const bits = makeBits(this.#room);
    eachBit(base, (place) => {
      const price = prices[place] as number;
      if (price >= priceFrom && price <= priceTo) setBit(bits, place);
    });
    return [...parts, { name: "price", bits }];
  }

  #having(terms: readonly string[]): Bits {
    const sets = terms.flatMap((term) => {
      const number = this.lists.numberOf(term);
      return number === undefined ? [] : this.#bitsOf(number);
    });
    return united(sets, this.#room);
  }

  #bitsOf(number: number): Bits {
    const bits = this.#terms.get(number) ?? this.lists.having(number, this.#listed, this.#room);
    if (this.#terms.size > maxTerms) this.#terms.clear();
    this.#terms.set(number, bits);
    return bits;
  }

  #these(ids: readonly number[]): Bits {
    const bits = makeBits(this.#room);
    for (const place of ids.flatMap((id) => this.#places.get(id) ?? [])) setBit(bits, place);
    return bits;
  }

  /** Product ids in this order, from number `offset` on. */
  page(
    bits: Bits,
    order: SortOrder,
    isBackwards: boolean,
    offset: number,
    limit: number,
    group?: GroupPriceIndex,
  ): number[] {
    const places = group?.placesIn(order) ?? this.placesIn(order);
    const ids: number[] = [];
    let skipped = 0;
    for (let step = 0; step < places.length && ids.length < limit; step++) {
      const place = places[isBackwards ? places.length - 1 - step : step] as number;
      if (!hasBit(bits, place)) continue;
      if (skipped++ >= offset) ids.push(this.rows[place]?.id ?? 0);
    }
    return ids;
  }

  /** Every product of the set, in the order of ids. */
  walk(bits: Bits, see: (row: Row) => void): void {
    for (const place of this.placesIn("id")) {
      const row = this.rows[place];
      if (row && hasBit(bits, place)) see(row);
    }
  }

  placesIn(name: SortOrder): Int32Array {
    const order = this.#orders.get(name) ?? makeOrder(name, this.rows, [...this.#places.values()]);
    this.#orders.set(name, order);
    return order.places;
  }

  /** What is listed with that term. */
  having(term: string): Bits {
    return this.#having([term]);
  }
}

type Part = { name: string; bits: Bits };

function common(base: Bits, parts: readonly Part[]): Bits {
  const bits = base.slice();
  for (const part of parts) keepCommon(bits, part.bits);
  return bits;
}
