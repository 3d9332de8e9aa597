import type { Point } from "#demo/artwork/svg.ts";
import type { BoardSpecs } from "#demo/shapes.ts";

/**
 * A board seen from above, in millimetres: x to the right, y towards the tail, the origin half-way between the tips.
 */
export type Outline = {
  length: number;
  /** Closed, clockwise from the middle of the nose. */
  points: Point[];
  /** Where the running surface ends and the tips begin to rise. */
  noseContact: number;
  tailContact: number;
  waistAt: number;
  waist: number;
  /** Half the width at y; 0 beyond the tips. */
  halfWidth: (y: number) => number;
};

type Tip = { reach: number; blunt: number };

/** The nose's share of the length beyond the edges, the set-back of the waist in mm, and how round the tips are. */
const forms: Record<BoardSpecs["shape"], { nose: number; setback: number; tips: [nose: Tip, tail: Tip] }> = {
  twin: {
    nose: 0.5,
    setback: 0,
    tips: [
      { reach: 0.5, blunt: 0.64 },
      { reach: 0.5, blunt: 0.64 },
    ],
  },
  "directional-twin": {
    nose: 0.525,
    setback: 8,
    tips: [
      { reach: 0.52, blunt: 0.58 },
      { reach: 0.48, blunt: 0.64 },
    ],
  },
  directional: {
    nose: 0.56,
    setback: 16,
    tips: [
      { reach: 0.55, blunt: 0.5 },
      { reach: 0.42, blunt: 0.7 },
    ],
  },
  tapered: {
    nose: 0.62,
    setback: 26,
    tips: [
      { reach: 0.6, blunt: 0.36 },
      { reach: 0.4, blunt: 0.74 },
    ],
  },
  swallowtail: {
    nose: 0.6,
    setback: 34,
    tips: [
      { reach: 0.6, blunt: 0.4 },
      { reach: 0.4, blunt: 0.7 },
    ],
  },
};

const STEPS = 14;

const bezier = (p: readonly [Point, Point, Point, Point], t: number): Point => {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const axis = (i: 0 | 1): number => a * p[0][i] + b * p[1][i] + c * p[2][i] + d * p[3][i];
  return [axis(0), axis(1)];
};

/** The right half of a tip from its contact point to the middle; `towards` is −1 for the nose and 1 for the tail. */
function tip(half: number, slope: number, contact: number, end: number, { reach, blunt }: Tip): Point[] {
  const towards = Math.sign(end - contact);
  const span = Math.abs(end - contact);
  const curve: [Point, Point, Point, Point] = [
    [half, contact],
    [half + slope * span * reach * 0.6, contact + towards * span * reach],
    [half * blunt, end],
    [0, end],
  ];
  return Array.from({ length: STEPS + 1 }, (_, i) => bezier(curve, i / STEPS));
}

/** A swallowtail: each side ends in a rounded point, with a notch between them. */
function swallow(half: number, slope: number, contact: number, end: number): Point[] {
  const span = end - contact;
  const peak = half * 0.6;
  const side: [Point, Point, Point, Point] = [
    [half, contact],
    [half + slope * span * 0.3, contact + span * 0.45],
    [half * 0.98, end - span * 0.08],
    [peak + half * 0.1, end - 2],
  ];
  const inner: [Point, Point, Point, Point] = [
    [peak - half * 0.1, end - 3],
    [half * 0.34, end - span * 0.12],
    [half * 0.2, end - span * 0.62],
    [0, end - span * 0.7],
  ];
  const outside = Array.from({ length: STEPS + 1 }, (_, i) => bezier(side, i / STEPS));
  const inside = Array.from({ length: STEPS + 1 }, (_, i) => bezier(inner, i / STEPS));
  return [...outside, [peak, end], ...inside];
}

/** The outline of a board in its middle size. */
export function outlineOf(specs: BoardSpecs): Outline {
  const size = specs.sizes[Math.floor(specs.sizes.length / 2)];
  if (!size) throw new Error("a board needs at least one size");
  const form = forms[specs.shape];
  const beyond = Math.max(size.length * 0.16, size.length - size.effectiveEdge);
  const top = -size.length / 2;
  const bottom = size.length / 2;
  const noseContact = top + beyond * form.nose;
  const tailContact = bottom - beyond * (1 - form.nose);
  const waistAt = (noseContact + tailContact) / 2 + form.setback;

  // Near the waist the edge is an arc of the stated radius; towards the tips it bends to meet the stated widths.
  const sidecut = (end: number, width: number) => {
    const reach = Math.abs(end - waistAt);
    const depth = (width - size.waist) / 2;
    const arc = reach ** 2 / (2000 * size.sidecut);
    const square = depth > 0 ? Math.min(depth * 1.35, Math.max(depth * 0.65, arc)) : depth;
    return {
      at: (y: number): number => {
        const u = Math.abs(y - waistAt) / reach;
        return size.waist / 2 + square * u ** 2 + (depth - square) * u ** 4;
      },
      slope: (2 * square + 4 * (depth - square)) / reach,
    };
  };
  const front = sidecut(noseContact, size.nose);
  const rear = sidecut(tailContact, size.tail);
  const nose = tip(size.nose / 2, front.slope, noseContact, top, form.tips[0]).reverse();
  const tail =
    specs.shape === "swallowtail"
      ? swallow(size.tail / 2, rear.slope, tailContact, bottom)
      : tip(size.tail / 2, rear.slope, tailContact, bottom, form.tips[1]);
  const edge: Point[] = [];
  for (let i = 1; i < STEPS; i++) {
    const y = noseContact + ((tailContact - noseContact) * i) / STEPS;
    edge.push([(y < waistAt ? front : rear).at(y), y]);
  }
  const right = [...nose, ...edge, ...tail];
  const left = right.slice(1, -1).map(([x, y]): Point => [-x, y]);
  return {
    length: size.length,
    points: [...right, ...left.reverse()],
    noseContact,
    tailContact,
    waistAt,
    waist: size.waist,
    halfWidth: (y) => widthAt(right, y),
  };
}

function widthAt(right: Point[], y: number): number {
  let widest = 0;
  for (let i = 1; i < right.length; i++) {
    const [a, b] = [right[i - 1] as Point, right[i] as Point];
    if ((a[1] - y) * (b[1] - y) > 0 || a[1] === b[1]) continue;
    widest = Math.max(widest, a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
  }
  return widest;
}

/** The outline moved inwards by a distance in mm. */
export function inset(points: readonly Point[], distance: number): Point[] {
  const count = points.length;
  return points.map((p, i): Point => {
    const before = points[(i + count - 1) % count] as Point;
    const after = points[(i + 1) % count] as Point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [p[0] - (dy / length) * distance, p[1] + (dx / length) * distance];
  });
}

/** Keeps every second point, which is enough for shadows. */
export const coarse = (points: readonly Point[]): Point[] => points.filter((_, i) => i % 2 === 0);
