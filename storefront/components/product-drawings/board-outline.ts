import { insertsOf } from "#commerce/shared/boards/rules.ts";
import type { BoardShape, BoardSize } from "#storefront/components/product-facts/board-specs.ts";

/**
 * The outline of a board for a drawing, in millimetres: horizontal, nose to the left, with the long axis at y = 0.
 * Pure.
 */

type Point = readonly [x: number, y: number];
export type Plan = {
  path: string;
  length: number;
  nose: Point;
  waist: Point;
  tail: Point;
  contacts: [number, number];
  inserts: Point[];
};

/** The nose's share of the length beyond the edges, and how far the waist is set back, in mm. */
const forms: Record<BoardShape, { nose: number; setback: number }> = {
  twin: { nose: 0.5, setback: 0 },
  "directional-twin": { nose: 0.53, setback: 8 },
  directional: { nose: 0.56, setback: 16 },
  tapered: { nose: 0.62, setback: 26 },
  swallowtail: { nose: 0.6, setback: 34 },
};

const at = (...numbers: number[]): string => numbers.map((number) => Math.round(number * 10) / 10).join(" ");

export function planOf(size: BoardSize, shape: BoardShape = "twin"): Plan {
  const form = forms[shape];
  const beyond = Math.max(size.length * 0.16, size.length - size.effectiveEdge);
  const front = beyond * form.nose;
  const back = size.length - beyond * (1 - form.nose);
  const middle = (front + back) / 2 + form.setback;
  const [nose, waist, tail] = [size.nose / 2, size.waist / 2, size.tail / 2];
  // A quadratic curve through contact, waist and contact replaces the arc of the sidecut. At these depths the
  // difference is not visible.
  const bend = (from: number, to: number): number => 2 * waist - (from + to) / 2;
  const half = (side: 1 | -1): { upTo: string; after: string } => ({
    upTo: `Q${at(middle, side * bend(nose, tail), back, side * tail)}`,
    after: `Q${at(middle, side * bend(nose, tail), front, side * nose)}`,
  });
  const tip = `C${at(front * 0.45, nose * 1.02, 0, nose * 0.56, 0, 0)}C${at(0, -nose * 0.56, front * 0.45, -nose * 1.02, front, -nose)}`;
  const end = size.length;
  const stern =
    shape === "swallowtail"
      ? swallow(back, end, tail)
      : `C${at(end - (end - back) * 0.45, -tail * 1.02, end, -tail * 0.6, end, 0)}C${at(end, tail * 0.6, end - (end - back) * 0.45, tail * 1.02, back, tail)}`;
  return {
    path: `M${at(front, nose)}${tip}${half(-1).upTo}${stern}${half(1).after}Z`,
    length: size.length,
    nose: [front, nose],
    waist: [middle, waist],
    tail: [back, tail],
    contacts: [front, back],
    inserts: insertsOf(size.length, middle).map(([across, along]): Point => [along, across]),
  };
}

function swallow(back: number, end: number, tail: number): string {
  const span = end - back;
  const fork = end - span * 0.72;
  return (
    `C${at(back + span * 0.5, -tail * 1.03, end - span * 0.1, -tail * 0.9, end, -tail * 0.56)}` +
    `C${at(end - span * 0.2, -tail * 0.3, fork + span * 0.1, -tail * 0.14, fork, 0)}` +
    `C${at(fork + span * 0.1, tail * 0.14, end - span * 0.2, tail * 0.3, end, tail * 0.56)}` +
    `C${at(end - span * 0.1, tail * 0.9, back + span * 0.5, tail * 1.03, back, tail)}`
  );
}
