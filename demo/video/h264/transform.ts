/** Blocks of 4 × 4 samples as coefficients and back, in whole numbers (ITU-T H.264, 8.5). Rows one after another. */

/** By the quantiser's remainder of six: at even places, at odd places, and between. */
const forward = [
  [13107, 5243, 8066],
  [11916, 4660, 7490],
  [10082, 4194, 6554],
  [9362, 3647, 5825],
  [8192, 3355, 5243],
  [7282, 2893, 4559],
] as const;
const backward = [
  [10, 16, 13],
  [11, 18, 14],
  [13, 20, 16],
  [14, 23, 18],
  [16, 25, 20],
  [18, 29, 23],
] as const;
const kinds = [0, 2, 0, 2, 2, 1, 2, 1, 0, 2, 0, 2, 2, 1, 2, 1];

/** The order in which coefficients are written: from the even picture to the finest. */
export const zigzag = [0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15];

/** A quantiser's factors, by place; 12 to 51. */
export class Quantiser {
  readonly #shift: number;
  readonly #scale: number;
  readonly #to: readonly number[];
  readonly #from: readonly number[];

  constructor(quantiser: number) {
    const [to, from] = [forward[quantiser % 6], backward[quantiser % 6]];
    this.#shift = 15 + Math.floor(quantiser / 6);
    this.#scale = Math.floor(quantiser / 6);
    this.#to = kinds.map((kind) => to?.[kind] ?? 0);
    this.#from = kinds.map((kind) => from?.[kind] ?? 0);
  }

  /** A coefficient's level; what is small is dropped, sooner where `third` is 6 than where it is 3. */
  level(coefficient: number, place: number, third = 6): number {
    const size = (Math.abs(coefficient) * (this.#to[place] as number) + 2 ** this.#shift / third) / 2 ** this.#shift;
    return coefficient < 0 ? -Math.floor(size) : Math.floor(size);
  }
  coefficient(level: number, place: number): number {
    return (level * (this.#from[place] as number)) << this.#scale;
  }

  /** The same for coefficients of coefficients, which are twice as large. */
  flatLevel(coefficient: number): number {
    const size =
      (Math.abs(coefficient) * (this.#to[0] as number) + 2 ** (this.#shift + 1) / 3) / 2 ** (this.#shift + 1);
    return coefficient < 0 ? -Math.floor(size) : Math.floor(size);
  }
  flatCoefficient(level: number): number {
    return (level * (this.#from[0] as number)) << (this.#scale - 2);
  }
  colourCoefficient(level: number): number {
    return ((level * (this.#from[0] as number)) << this.#scale) >> 1;
  }
}

/** Samples' differences to coefficients, in place. */
export function transform(block: Int32Array): void {
  for (const [step, line] of [
    [1, 4],
    [4, 1],
  ] as const) {
    for (let at = 0; at < 4; at++) {
      const first = at * line;
      const [a, b, c, d] = fourOf(block, first, step);
      const [s03, d03, s12, d12] = [a + d, a - d, b + c, b - c];
      block[first] = s03 + s12;
      block[first + step] = 2 * d03 + d12;
      block[first + 2 * step] = s03 - s12;
      block[first + 3 * step] = d03 - 2 * d12;
    }
  }
}

/** Coefficients back to samples' differences, in place. */
export function restore(block: Int32Array): void {
  for (const [step, line] of [
    [1, 4],
    [4, 1],
  ] as const) {
    for (let at = 0; at < 4; at++) {
      const first = at * line;
      const [a, b, c, d] = fourOf(block, first, step);
      const [even, odd, left, right] = [a + c, a - c, (b >> 1) - d, b + (d >> 1)];
      block[first] = even + right;
      block[first + step] = odd + left;
      block[first + 2 * step] = odd - left;
      block[first + 3 * step] = even - right;
    }
  }
  for (let at = 0; at < 16; at++) block[at] = ((block[at] as number) + 32) >> 6;
}

/** The flat parts of sixteen blocks (rows of the macroblock) to and from their coefficients, in place. */
export function transformFlat(flat: Int32Array): void {
  for (const [step, line] of [
    [1, 4],
    [4, 1],
  ] as const) {
    for (let at = 0; at < 4; at++) {
      const first = at * line;
      const [a, b, c, d] = fourOf(flat, first, step);
      flat[first] = a + b + c + d;
      flat[first + step] = a + b - c - d;
      flat[first + 2 * step] = a - b - c + d;
      flat[first + 3 * step] = a - b + c - d;
    }
  }
}

/** The same for the four blocks of a colour. */
export function transformColour(flat: Int32Array): void {
  const [a, b, c, d] = fourOf(flat, 0, 1);
  flat.set([a + b + c + d, a - b + c - d, a + b - c - d, a - b - c + d]);
}

const fourOf = (block: Int32Array, first: number, step: number) =>
  [block[first], block[first + step], block[first + 2 * step], block[first + 3 * step]] as [
    number,
    number,
    number,
    number,
  ];
