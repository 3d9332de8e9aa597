/** Sets of small integers, one bit each: a hundred thousand fit into 12 KB and are intersected in microseconds. */
export type Bits = Uint32Array;

export const makeBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function clearBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31));
}

export const hasBit = (bits: Bits, place: number): boolean => (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

export function grown(bits: Bits, size: number): Bits {
  const larger = makeBits(size);
  larger.set(bits);
  return larger;
}

/** Keeps what is in both; modifies `bits`. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) & (others[word] as number);
}

/** Removes `others`; modifies `bits`. */
export function leaveOut(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) & ~(others[word] as number);
}

/** What is in `others`, and what is not. */
export function split(bits: Bits, others: Bits): [Bits, Bits] {
  const [within, without] = [bits.slice(), bits.slice()];
  keepCommon(within, others);
  leaveOut(without, others);
  return [within, without];
}

/** The union of all sets. */
export function united(sets: readonly Bits[], size: number): Bits {
  const all = makeBits(size);
  for (const bits of sets)
    for (let word = 0; word < bits.length; word++) all[word] = (all[word] ?? 0) | (bits[word] ?? 0);
  return all;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += ones(bits[word] as number);
  return count;
}

/** The size of the intersection. */
export function countCommon(bits: Bits, others: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += ones((bits[word] as number) & (others[word] ?? 0));
  return count;
}

export function eachBit(bits: Bits, see: (place: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
      see((word << 5) + 31 - Math.clz32(rest & -rest));
  }
}

/** The number of set bits in a word, summed in pairs, nibbles and bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
