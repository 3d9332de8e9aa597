import type { Bits } from "./bits.ts";
import { colourZerosBefore, runsBefore, tokenOf, zerosBefore } from "./tables.ts";

/**
 * Writes a block's levels, in zigzag order (ITU-T H.264, 9.2). `around`: how many coefficients the blocks beside it have
 * on average, −1 for the flat part of colours. Answers how many it has itself.
 */
export function writeLevels(bits: Bits, levels: Int32Array | readonly number[], around: number): number {
  const places: number[] = [];
  for (let at = 0; at < levels.length; at++) if (levels[at] !== 0) places.push(at);
  const count = places.length;
  const last = places.map((at) => levels[at] as number).reverse();
  const ones = Math.min(3, last.findIndex((level) => Math.abs(level) !== 1) >>> 0, count);
  bits.put(...tokenOf(around, count, ones));
  if (count === 0) return 0;
  for (const level of last.slice(0, ones)) bits.put(1, level < 0 ? 1 : 0);
  writeLarger(bits, last.slice(ones), count > 10 && ones < 3 ? 1 : 0, ones < 3);

  let zeros = (places.at(-1) as number) + 1 - count;
  if (count < levels.length) {
    const table = around < 0 ? colourZerosBefore : zerosBefore;
    bits.put(...((table[count - 1]?.[zeros] ?? [0, 0]) as [number, number]));
  }
  for (let index = count - 1; index > 0 && zeros > 0; index--) {
    const run = (places[index] as number) - (places[index - 1] as number) - 1;
    bits.put(...((runsBefore[Math.min(zeros, 7) - 1]?.[run] ?? [0, 0]) as [number, number]));
    zeros -= run;
  }
  return count;
}

/** Levels after the trailing ones: a prefix of zeros and a suffix that grows with them. */
function writeLarger(bits: Bits, levels: readonly number[], first: number, isFirstLarger: boolean): void {
  let suffix = first;
  for (const [index, level] of levels.entries()) {
    let code = level > 0 ? 2 * level - 2 : -2 * level - 1;
    if (index === 0 && isFirstLarger) code -= 2;
    const put = (zeros: number, length: number, value: number) => {
      bits.put(zeros, 0);
      bits.put(1, 1);
      bits.put(length, value);
    };
    if (suffix === 0 && code < 14) put(code, 0, 0);
    else if (suffix === 0 && code < 30) put(14, 4, code - 14);
    else if (suffix === 0) put(15, 12, code - 30);
    else if (code < 15 << suffix) put(code >> suffix, suffix, code & ((1 << suffix) - 1));
    else put(15, 12, code - (15 << suffix));
    if (suffix === 0) suffix = 1;
    if (Math.abs(level) > 3 << (suffix - 1) && suffix < 6) suffix += 1;
  }
}
