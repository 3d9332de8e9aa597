import { n, type Point } from "#demo/artwork/svg.ts";

/** A flat drawing bent into a pose: its paths follow the move, and what is sewn or printed on them turns along. */

/** Where a point of the flat drawing lies in the pose. */
export type Move = (p: Point) => Point;

/** How many coordinates each path command takes. */
const arity: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7, Z: 0 };

/** Path data whose points and handles have been moved, in absolute coordinates. */
export function movedPath(d: string, move: Move): string {
  const words = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  let command = "M";
  let here: Point = [0, 0];
  let start: Point = here;
  let out = "";
  const write = (p: Point): string => move(p).map(n).join(" ");
  for (let i = 0; i < words.length; ) {
    if (/[a-zA-Z]/.test(words[i] as string)) command = words[i++] as string;
    const name = command.toUpperCase();
    const count = arity[name];
    if (count === undefined) throw new Error(`paths with "${command}" cannot be moved`);
    const values = words.slice(i, i + count).map(Number);
    i += count;
    const [ox, oy] = command === name ? [0, 0] : here;
    const at = (k: number): Point => [(values[k] as number) + ox, (values[k + 1] as number) + oy];
    if (name === "Z") {
      out += "Z";
      here = start;
      continue;
    }
    if (name === "H") here = [at(0)[0], here[1]];
    else if (name === "V") here = [here[0], (values[0] as number) + oy];
    else here = at(count - 2);
    if (name === "M") {
      start = here;
      command = command === "M" ? "L" : "l";
    }
    if (name === "C") out += `C${write(at(0))} ${write(at(2))} ${write(here)}`;
    else if (name === "Q") out += `Q${write(at(0))} ${write(here)}`;
    else if (name === "A") out += `A${values.slice(0, 5).join(" ")} ${write(here)}`;
    else out += `${name === "M" || name === "T" ? name : "L"}${write(here)}`;
  }
  return out;
}

/** The rigid motion that a move comes to around a point, as an SVG transform. */
function turnAt(move: Move, [x, y]: Point): string {
  const [tx, ty] = move([x, y]);
  const [dx, dy] = move([x, y + 4]);
  const angle = (Math.atan2(tx - dx, dy - ty) * 180) / Math.PI;
  return `translate(${n(tx)} ${n(ty)}) rotate(${n(angle)}) translate(${n(-x)} ${n(-y)})`;
}

/** Where a rotated or placed group lies: the centre of its rotation, or its translation. */
function anchorOf(transform: string): Point | null {
  const [, x, y] = /rotate\(\S+ (\S+) (\S+)\)/.exec(transform) ?? /translate\((\S+) (\S+)\)/.exec(transform) ?? [];
  return x === undefined ? null : [Number(x), Number(y)];
}

/**
 * Moves a drawing. Groups that are rotated, and words, keep their shape; patterns, and what fills a whole picture, stay
 * where they are.
 */
export function posed(markup: string, move: Move): string {
  let depth = 0;
  let rigid = 0;
  let still = false;
  return markup.replace(/<(\/?)(g|path|use|ellipse|pattern)\b([^>]*?)(\/?)>/g, (whole, close, name, rest, empty) => {
    if (name === "pattern") {
      still = !close;
      return whole;
    }
    if (close) {
      if (name === "g" && depth-- === rigid) rigid = 0;
      return whole;
    }
    if (name === "g") depth++;
    if (rigid || still) return whole;
    const transform = / transform="([^"]*)"/.exec(rest)?.[1] ?? "";
    const anchor = anchorOf(transform);
    // Groups that are shifted by a little are rims of light and shade, which follow their path.
    if (anchor && (transform.includes("rotate") || Math.hypot(...anchor) > 20)) {
      if (name === "g" && !empty) rigid = depth;
      return whole.replace(/ transform="/, ` transform="${turnAt(move, anchor)} `);
    }
    if (name !== "path") return whole;
    return whole.replace(/ d="(M(?!0 0H900)[^"]*)"/, (_: string, d: string) => ` d="${movedPath(d, move)}"`);
  });
}

const smooth = (t: number): number => {
  const u = Math.min(1, Math.max(0, t));
  return u * u * (3 - 2 * u);
};

const around = ([x, y]: Point, [cx, cy]: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
};

/** A joint: its place in the flat drawing, how far it turns, and over how much of its length, before and after. */
export type Joint = { at: Point; turn: number; soft: number };

/** A limb that hangs down in the flat drawing, bent at its joints, the upper one first. */
export const limbMove =
  (joints: readonly Joint[]): Move =>
  (p) =>
    joints.reduceRight((q, { at, turn, soft }) => around(q, at, turn * smooth((p[1] - at[1]) / (2 * soft) + 0.5)), p);
