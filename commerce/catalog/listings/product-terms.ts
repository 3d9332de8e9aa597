import type { Bounds } from "#commerce/catalog/products/schema.ts";
import { type Bits, eachBit, makeBits, setBit } from "./bits.ts";

/**
 * The terms of every place (see region-index.ts) as numbers in one long array: counting a list costs one step per term
 * of its products, whatever else is in the index.
 */
export class ProductTerms {
  /** By number: "color:glacier" as attribute and value. */
  readonly terms: { name: string; value: string }[] = [];
  readonly #numbers = new Map<string, number>();
  #numbersInRow = new Uint32Array(4096);
  #starts = new Uint32Array(1024);
  #lengths = new Uint16Array(1024);
  #end = 0;
  #wasted = 0;

  /** Undefined for a term that no product has had. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  #numberFor(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const colon = term.indexOf(":");
    this.terms.push({ name: term.slice(0, colon), value: term.slice(colon + 1) });
    this.#numbers.set(term, this.terms.length - 1);
    return this.terms.length - 1;
  }

  of(place: number): Uint32Array {
    const start = this.#starts[place] ?? 0;
    return this.#numbersInRow.subarray(start, start + (this.#lengths[place] ?? 0));
  }

  isSame(place: number, terms: readonly string[]): boolean {
    const own = this.of(place);
    return own.length === terms.length && terms.every((term, at) => this.#numbers.get(term) === own[at]);
  }

  set(place: number, terms: readonly string[]): void {
    if (place >= this.#starts.length) this.#growPlaces(place);
    const before = this.#lengths[place] ?? 0;
    const fits = terms.length <= before;
    this.#wasted += fits ? before - terms.length : before;
    if (!fits) {
      if (this.#wasted > 10_000 && this.#wasted > this.#end / 2) this.#tidy(place);
      if (this.#end + terms.length > this.#numbersInRow.length) this.#growRow(terms.length);
      this.#starts[place] = this.#end;
      this.#end += terms.length;
    }
    this.#lengths[place] = terms.length;
    const start = this.#starts[place] ?? 0;
    for (const [at, term] of terms.entries()) this.#numbersInRow[start + at] = this.#numberFor(term);
  }

  /** How often each term, by number, occurs in these places. */
  count(places: Bits): Uint32Array {
    const counts = new Uint32Array(this.terms.length);
    const [row, starts, lengths] = [this.#numbersInRow, this.#starts, this.#lengths];
    eachBit(places, (place) => {
      const start = starts[place] as number;
      const end = start + (lengths[place] as number);
      for (let at = start; at < end; at++) counts[row[at] as number] = (counts[row[at] as number] as number) + 1;
    });
    return counts;
  }

  /** The places among `places` that have the term. */
  having(number: number, places: Bits, room: number): Bits {
    const bits = makeBits(room);
    eachBit(places, (place) => {
      if (this.of(place).includes(number)) setBit(bits, place);
    });
    return bits;
  }

  /** The places among `places` with a term of this name whose value is a number within the bounds, both inclusive. */
  within(name: string, { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Bounds, places: Bits): Bits {
    const isWithin = this.terms.map(
      (term) => term.name === name && Number(term.value) >= from && Number(term.value) <= to,
    );
    const bits = new Uint32Array(places.length);
    eachBit(places, (place) => {
      if (this.of(place).some((number) => isWithin[number])) setBit(bits, place);
    });
    return bits;
  }

  #growPlaces(place: number): void {
    const size = Math.max(place + 1, this.#starts.length * 2);
    const [starts, lengths] = [new Uint32Array(size), new Uint16Array(size)];
    starts.set(this.#starts);
    lengths.set(this.#lengths);
    [this.#starts, this.#lengths] = [starts, lengths];
  }

  #growRow(more: number): void {
    const row = new Uint32Array((this.#end + more) * 2);
    row.set(this.#numbersInRow.subarray(0, this.#end));
    this.#numbersInRow = row;
  }

  /** Closes the gaps left by changes; `forgotten` is about to be rewritten. */
  #tidy(forgotten: number): void {
    this.#lengths[forgotten] = 0;
    const row = new Uint32Array(this.#numbersInRow.length);
    let end = 0;
    for (let place = 0; place < this.#starts.length; place++) {
      const terms = this.of(place);
      row.set(terms, end);
      this.#starts[place] = end;
      end += terms.length;
    }
    [this.#numbersInRow, this.#end, this.#wasted] = [row, end, 0];
  }
}
