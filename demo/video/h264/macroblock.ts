import type { Bits } from "./bits.ts";
import { writeLevels } from "./coefficients.ts";
import { blockOf, differences, isAlike, type Picture, type Plane, put } from "./plane.ts";
import { patternCode } from "./tables.ts";
import { type Quantiser, restore, transform, transformColour, transformFlat, zigzag } from "./transform.ts";

/** How many coefficients each block of 4 × 4 has, by layer: blocks beside it are written by it. */
type Counts = readonly [Uint8Array, Uint8Array, Uint8Array];

/** A picture in the making: what is to be seen, what will be seen, and what is written of it. */
export type Work = {
  bits: Bits;
  /** What was to be seen before; null: nothing. */
  last: Picture | null;
  wanted: Picture;
  made: Picture;
  counts: Counts;
  quantiser: Quantiser;
};

export const noCounts = (made: Picture): Counts =>
  made.map(({ width, height }) => new Uint8Array((width / 4) * (height / 4))) as unknown as Counts;

/** The blocks of a macroblock in the order in which they are written: four by four, each four clockwise. */
const places = Array.from({ length: 16 }, (_, at) => [
  4 * ((at & 1) + ((at >> 1) & 2)),
  4 * (((at >> 1) & 1) + ((at >> 2) & 2)),
]) as [number, number][];
const colourPlaces = places.slice(0, 4);

type Block = { layer: 0 | 1 | 2; x: number; y: number; predicted: Uint8Array; levels: Int32Array };

const around = ({ counts, made }: Work, { layer, x, y }: Pick<Block, "layer" | "x" | "y">): number => {
  const across = made[layer].width / 4;
  const at = (y / 4) * across + x / 4;
  const left = x > 0 ? counts[layer][at - 1] : undefined;
  const above = y > 0 ? counts[layer][at - across] : undefined;
  if (left === undefined || above === undefined) return left ?? above ?? 0;
  return (left + above + 1) >> 1;
};
function count({ counts, made }: Work, { layer, x, y }: Block, found: number): void {
  counts[layer][(y / 4) * (made[layer].width / 4) + x / 4] = found;
}

/** The levels of a block, by place; the flat part (place 0) as its coefficient. */
function levelsOf(work: Work, block: Omit<Block, "levels">, isInside: boolean): { levels: Int32Array; flat: number } {
  const levels = new Int32Array(16);
  const { layer, x, y, predicted } = block;
  // As far as it is to be corrected, it was.
  if (work.last && isAlike(work.wanted[layer], work.last[layer], x, y, 4)) return { levels, flat: 0 };
  differences(work.wanted[layer], x, y, predicted, levels);
  transform(levels);
  const flat = levels[0] as number;
  for (let at = 0; at < 16; at++) levels[at] = work.quantiser.level(levels[at] as number, at, isInside ? 3 : 6);
  return { levels, flat };
}

/** Draws a block; `flat`: its flat part, where that is written apart. */
function draw({ last, made, quantiser }: Work, { layer, x, y, predicted, levels }: Block, flat?: number): void {
  if (last && !flat && isEmpty(levels)) return;
  const coefficients = levels.map((level, at) => quantiser.coefficient(level, at));
  if (flat !== undefined) coefficients[0] = flat;
  restore(coefficients);
  put(made[layer], x, y, predicted, coefficients);
}

function isEmpty(levels: Int32Array, from = 0): boolean {
  for (let at = from; at < levels.length; at++) if (levels[at] !== 0) return false;
  return true;
}
const inOrder = (levels: Int32Array, from = 0) => zigzag.slice(from).map((at) => levels[at] as number);

type Colours = { flats: [number[], number[]]; blocks: [Block[], Block[]]; pattern: 0 | 1 | 2 };

/** Both colours of a macroblock, drawn. */
function colours(
  work: Work,
  x: number,
  y: number,
  predict: (block: Pick<Block, "layer" | "x" | "y">) => Uint8Array,
): Colours {
  const found = ([1, 2] as const).map((layer) => {
    const own = colourPlaces.map(([left, top]) => {
      const at = { layer, x: x / 2 + left, y: y / 2 + top };
      const block = { ...at, predicted: predict(at) };
      return { ...block, ...levelsOf(work, block, false) };
    });
    const flat = Int32Array.from(own, (block) => block.flat);
    transformColour(flat);
    return { own, flats: Array.from(flat, (one) => work.quantiser.flatLevel(one)) };
  });
  const hasFine = found.some(({ own }) => own.some(({ levels }) => !isEmpty(levels, 1)));
  const hasFlat = found.some(({ flats }) => flats.some((level) => level !== 0));
  for (const { own, flats } of found) {
    const back = Int32Array.from(flats);
    transformColour(back);
    for (const [at, block] of own.entries()) {
      if (!hasFine) block.levels.fill(0);
      draw(work, block, work.quantiser.colourCoefficient(back[at] as number));
    }
  }
  return {
    flats: found.map(({ flats }) => flats) as Colours["flats"],
    blocks: found.map(({ own }) => own) as unknown as Colours["blocks"],
    pattern: hasFine ? 2 : hasFlat ? 1 : 0,
  };
}

function writeColours(work: Work, { flats, blocks, pattern }: Colours): void {
  if (pattern > 0) for (const levels of flats) writeLevels(work.bits, levels, -1);
  for (const block of blocks.flat())
    count(work, block, pattern === 2 ? writeLevels(work.bits, inOrder(block.levels, 1), around(work, block)) : 0);
}

const flatBlock = (value: number) => new Uint8Array(16).fill(value);

/** The mean of what stands left of and above a square. */
function mean(
  { data, width }: Plane,
  x: number,
  y: number,
  side: number,
  use: { left: boolean; above: boolean },
): number {
  let [sum, found] = [0, 0];
  for (let at = 0; at < side; at++) {
    if (use.left) sum += data[(y + at) * width + x - 1] as number;
    if (use.above) sum += data[(y - 1) * width + x + at] as number;
  }
  found = side * (Number(use.left) + Number(use.above));
  return found === 0 ? 128 : Math.floor((sum + found / 2) / found);
}

/** A macroblock by itself: predicted to be as the mean of what is beside it, and corrected. `first`: of the codes of its types. */
export function writeInside(work: Work, x: number, y: number): void {
  const { bits, quantiser, made } = work;
  const beside = { left: x > 0, above: y > 0 };
  const predicted = flatBlock(mean(made[0], x, y, 16, beside));
  const blocks = places.map(([left, top]) => {
    const block = { layer: 0 as const, x: x + left, y: y + top, predicted };
    return { ...block, ...levelsOf(work, block, true) };
  });
  const raster = (left: number, top: number) => top + left / 4;
  const flat = new Int32Array(16);
  for (const [at, [left, top]] of places.entries()) flat[raster(left, top)] = blocks[at]?.flat ?? 0;
  transformFlat(flat);
  const flats = flat.map((one) => quantiser.flatLevel((one + 1) >> 1));
  const back = Int32Array.from(flats);
  transformFlat(back);
  const hasFine = blocks.some(({ levels }) => !isEmpty(levels, 1));
  for (const [at, [left, top]] of places.entries()) {
    const block = blocks[at] as Block;
    if (!hasFine) block.levels.fill(0);
    draw(work, block, quantiser.flatCoefficient(back[raster(left, top)] as number));
  }
  const inColours = colours(work, x, y, ({ layer, x: left, y: top }) => {
    const [across, down] = [left - x / 2, top - y / 2];
    // Beside the diagonal the nearer edge counts alone, where it is there.
    const use =
      across > down && beside.above
        ? { left: false, above: true }
        : down > across && beside.left
          ? { left: true, above: false }
          : beside;
    return flatBlock(mean4(made[layer], { left: x / 2, top: y / 2 }, { x: left, y: top }, use));
  });
  const dc = 2;
  bits.unsigned(1 + dc + 4 * inColours.pattern + (hasFine ? 12 : 0));
  bits.unsigned(0);
  bits.signed(0);
  writeLevels(bits, inOrder(flats), around(work, blocks[0] as Block));
  for (const block of blocks)
    count(work, block, hasFine ? writeLevels(bits, inOrder(block.levels, 1), around(work, block)) : 0);
  writeColours(work, inColours);
}

/** The mean beside a block of a colour: of the macroblock's edges, in the block's row and column. */
function mean4(
  { data, width }: Plane,
  edge: { left: number; top: number },
  block: { x: number; y: number },
  use: { left: boolean; above: boolean },
): number {
  let [sum, found] = [0, 0];
  for (let at = 0; at < 4; at++) {
    if (use.left) sum += data[(block.y + at) * width + edge.left - 1] as number;
    if (use.above) sum += data[(edge.top - 1) * width + block.x + at] as number;
  }
  found = 4 * (Number(use.left) + Number(use.above));
  return found === 0 ? 128 : Math.floor((sum + found / 2) / found);
}

/**
 * A macroblock as in the last picture, which `made` still holds there, and corrected. False where nothing has to be: then it
 * is skipped and nothing is written. `skipped`: how many were, right before it.
 */
export function writeAsBefore(work: Work, x: number, y: number, skipped: number): boolean {
  const { bits, made } = work;
  const before = ({ layer, x: left, y: top }: Pick<Block, "layer" | "x" | "y">) => {
    const block = new Uint8Array(16);
    blockOf(made[layer], left, top, block);
    return block;
  };
  const blocks = places.map(([left, top]) => {
    const at = { layer: 0 as const, x: x + left, y: y + top };
    const block = { ...at, predicted: before(at) };
    return { ...block, ...levelsOf(work, block, false) };
  });
  let pattern = 0;
  for (let four = 0; four < 4; four++)
    if (blocks.slice(4 * four, 4 * four + 4).some(({ levels }) => !isEmpty(levels))) pattern |= 1 << four;
  const inColours = colours(work, x, y, before);
  pattern |= inColours.pattern << 4;
  for (const block of blocks) {
    draw(work, block);
    count(work, block, 0);
  }
  for (const block of inColours.blocks.flat()) count(work, block, 0);
  if (pattern === 0) return false;
  bits.unsigned(skipped);
  // One part, which has not moved.
  bits.unsigned(0);
  bits.signed(0);
  bits.signed(0);
  bits.unsigned(patternCode(pattern));
  bits.signed(0);
  for (const [at, block] of blocks.entries())
    if (pattern & (1 << (at >> 2))) count(work, block, writeLevels(bits, inOrder(block.levels), around(work, block)));
  writeColours(work, inColours);
  return true;
}
