import type { Facet, ValueGroups } from "#commerce/catalog/products/schema.ts";
import {
  type Bits,
  clearBit,
  countCommon,
  eachBit,
  grown,
  hasBit,
  keepCommon,
  leaveOut,
  makeBits,
  setBit,
  split,
  united,
} from "./bits.ts";
import { withLengths } from "./board-lengths.ts";
import type { FilteredListings, GroupPriceIndex, PageOrder } from "./index-shapes.ts";
import type { ListingFilter, ListingRow } from "./listing-row.ts";
import { ProductTerms } from "./product-terms.ts";
import { makeOrder, type Order, orderKeys, type SortOrder } from "./sort-orders.ts";

type Row = Omit<ListingRow, "terms">;

/** How many terms have cached bit sets; beyond that the cache is cleared. */
const maxTerms = 1000;

/**
 * One region's listings in memory. The products matching a filter are bit sets, so that a list of a hundred thousand is
 * filtered in a fraction of a millisecond. Each product has a place, a number from 0 that never changes. Pure:
 * index-sync.ts feeds it.
 */
export class RegionIndex {
  /** Increases with every change: a result computed at another version is out of date. */
  version = 0;
  /**
   * Increases only when the basis of group prices changes (group-prices.ts): products, their prices and their
   * categories.
   */
  priceVersion = 0;
  readonly lists = new ProductTerms();
  readonly rows: (Row | undefined)[] = [];
  /** Prices by place; scanning this array is ten times faster than scanning the rows. */
  prices = new Float64Array(1024);
  readonly #places = new Map<number, number>();
  readonly #orders = new Map<SortOrder, Order>();
  /** By the number of the term, for terms that were used as filters. */
  readonly #terms = new Map<number, Bits>();
  #room = 1024;
  #listed = makeBits(this.#room);
  #inStock = makeBits(this.#room);

  get size(): number {
    return this.#places.size;
  }

  /** Adds or updates rows. Sorted orders are updated for a few rows and rebuilt for many. */
  put(rows: readonly ListingRow[]): void {
    if (rows.length === 0) return;
    this.version += 1;
    if (rows.length > 500) this.#orders.clear();
    for (const row of rows) this.#putOne(row);
  }

  #putOne({ terms: given, ...row }: ListingRow): void {
    const terms = withLengths(given);
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

  /** Filters the listings; `group` replaces the shop's prices by a customer group's. */
  narrow(filter: ListingFilter, group?: GroupPriceIndex): FilteredListings {
    const { prices } = group ?? this;
    const base = this.#listed.slice();
    if (filter.within) keepCommon(base, this.#having(filter.within));
    if (filter.without) leaveOut(base, this.#having(filter.without));
    if (filter.ids) keepCommon(base, this.#these(filter.ids));
    const conditions = this.#conditionsOf(filter, base, prices);
    const all = common(base, conditions);
    const others = new Map<string, Bits>();
    const but = (name: string): Bits => {
      if (!conditions.some((one) => one.name === name)) return all;
      const rest = conditions.filter((one) => one.name !== name);
      const bits = others.get(name) ?? common(base, rest);
      others.set(name, bits);
      return bits;
    };
    const countInStock = () => countCommon(but("stock"), this.#inStock);
    const countGroups = () =>
      Object.entries(filter.groups ?? {}).map(([name, values]) => this.#countGroup(name, values, but(name)));
    return { key: JSON.stringify(filter) + (group?.key ?? ""), all, but, prices, countInStock, countGroups };
  }

  #countGroup(name: string, values: ValueGroups[string], within: Bits): Facet {
    const counted = Object.entries(values).map(([value, terms]) => ({
      value,
      count: countCommon(within, this.#having(terms)),
    }));
    return { name, values: counted.filter(({ count }) => count > 0) };
  }

  #conditionsOf(filter: ListingFilter, base: Bits, prices: Float64Array): Condition[] {
    const conditions: Condition[] = Object.entries(filter.filters ?? {})
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => ({
        name: name.toLowerCase(),
        bits: this.#having(
          values.flatMap((value) => filter.groups?.[name]?.[value] ?? `${name}:${value}`.toLowerCase()),
        ),
      }));
    for (const [name, bounds] of Object.entries(filter.ranges ?? {}))
      conditions.push({ name, bits: this.lists.within(name, bounds, base) });
    if (filter.inStock) conditions.push({ name: "stock", bits: this.#inStock });
    const { priceFrom = 0, priceTo = Number.MAX_SAFE_INTEGER } = filter;
    if (filter.priceFrom === undefined && filter.priceTo === undefined) return conditions;
    const bits = makeBits(this.#room);
    eachBit(base, (place) => {
      const price = prices[place] as number;
      if (price >= priceFrom && price <= priceTo) setBit(bits, place);
    });
    return [...conditions, { name: "price", bits }];
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

  /**
   * Product ids in this order, from `offset` on; those of `first` come before all others, in their given order. With
   * `isStockFirst` what is sold out comes last.
   */
  page(
    all: Bits,
    order: SortOrder,
    isBackwards: boolean,
    offset: number,
    limit: number,
    { group, first = [], isStockFirst }: PageOrder = {},
  ): number[] {
    const ahead = first.filter((id) => hasBit(all, this.#places.get(id) ?? -1));
    const ids = ahead.slice(offset, offset + limit);
    const rest = all.slice();
    for (const id of ahead) clearBit(rest, this.#places.get(id) as number);
    const places = group?.placesIn(order) ?? this.placesIn(order);
    let skipped = ahead.length;
    for (const bits of isStockFirst ? split(rest, this.#inStock) : [rest]) {
      for (let step = 0; step < places.length && ids.length < limit; step++) {
        const place = places[isBackwards ? places.length - 1 - step : step] as number;
        if (!hasBit(bits, place)) continue;
        if (skipped++ >= offset) ids.push(this.rows[place]?.id ?? 0);
      }
    }
    return ids;
  }

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

  having(term: string): Bits {
    return this.#having([term]);
  }
}

type Condition = { name: string; bits: Bits };

function common(base: Bits, conditions: readonly Condition[]): Bits {
  const bits = base.slice();
  for (const one of conditions) keepCommon(bits, one.bits);
  return bits;
}
