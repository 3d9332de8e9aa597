import type { Point } from "#demo/artwork/svg.ts";
import { n } from "#demo/artwork/svg.ts";
import type { Mark } from "./flat-marks.ts";
import { angleOf, sectionAt, spanOf, surface, type Tube } from "./tube.ts";
import { cross, dot, perCentimetre, project, size, sub, times, turn, unit, type V } from "./vector.ts";

/** Flat drawings of clothing laid onto the round parts of a person. */

/** The place of a flat drawing's point on a part: a share of its length and degrees around it from its front. */
type Wrap = (p: Point) => readonly [share: number, degrees: number];

/** Where a part's front is: for each section a direction, and the direction of 90 degrees. */
type Facing = (index: number) => { front: V; side: V };

/** The parts of a drawing's marks that are drawn: everything, or only what is visible from far. */
type Detail = "near" | "far";

type Fit = {
  tube: Tube;
  wrap: Wrap;
  /** Without it, the front of each section is its own. */
  facing?: Facing;
  /** The degrees that the drawing covers. */
  covers: readonly [number, number];
  /** Centimetres per unit of the flat drawing. */
  scale: number;
  detail: Detail;
  /** The id of a blur for folds. */
  blur: string;
};

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Degrees from 0 in the middle of a flat half to 90 at its side: nearly as a flat cloth looks from the front. */
export const around = (share: number): number => {
  const u = clamp(share, -1, 1);
  return (Math.asin(u) * 0.8 * 180) / Math.PI + u * 0.2 * 90 + (share - u) * 60;
};

/**
 * The front and side of each section of a limb, turned along its bends from a straight one that hangs down the body.
 */
export function facingOf(tube: Tube, down: V, front: V, side: V): Facing {
  let axis = down;
  let turned = { front, side };
  const all = tube.map((section) => {
    let next = unit(cross(section.side, section.front));
    if (dot(next, axis) < 0) next = times(next, -1);
    const about = cross(axis, next);
    const angle = (Math.atan2(size(about), dot(axis, next)) * 180) / Math.PI;
    if (angle > 0.01) turned = { front: turn(turned.front, about, angle), side: turn(turned.side, about, angle) };
    axis = next;
    return turned;
  });
  return (index) => all[clamp(Math.round(index), 0, all.length - 1)] as { front: V; side: V };
}

/** The length of a tube up to each of its sections, as shares of the whole. */
export function sharesOf(tube: Tube): number[] {
  const far = [0];
  for (let i = 1; i < tube.length; i++)
    far.push((far[i - 1] as number) + size(sub((tube[i] as Tube[number]).at, (tube[i - 1] as Tube[number]).at)));
  const whole = far.at(-1) || 1;
  return far.map((one) => one / whole);
}

/** The index on a rising list at which a value is reached. */
export function indexAt(list: readonly number[], value: number): number {
  const last = list.length - 1;
  if (value <= (list[0] as number)) return 0;
  for (let i = 0; i < last; i++) {
    const [a, b] = [list[i] as number, list[i + 1] as number];
    if (value <= b) return i + (value - a) / (b - a || 1);
  }
  return last;
}

/** A line without the points that are nearer than `near` to the straight line between their neighbours. */
function thinned(points: readonly Point[], near: number): Point[] {
  const kept: Point[] = [];
  let skipped: Point[] = [];
  points.forEach((p, i) => {
    const before = kept.at(-1);
    const after = points[i + 1];
    if (!before || !after) {
      kept.push(p);
      skipped = [];
      return;
    }
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy);
    const off = ([x, y]: Point): number =>
      long < 0.01
        ? Math.hypot(x - before[0], y - before[1])
        : Math.abs((x - before[0]) * dy - (y - before[1]) * dx) / long;
    if ([...skipped, p].every((one) => off(one) < near)) skipped.push(p);
    else {
      kept.push(p);
      skipped = [];
    }
  });
  return kept;
}

/** Draws the marks of a flat drawing on a tube. What is on its far side is left out. */
export function fitted(marks: readonly Mark[], fit: Fit): string {
  const { tube, wrap, facing, covers, scale, detail, blur } = fit;
  const shares = sharesOf(tube);
  const middle = sectionAt(tube, 0.5);
  const offset = (section: Tube[number], index: number): number => {
    if (!facing) return 0;
    const { front } = facing(index);
    return angleOf(section, front);
  };
  const handed = (section: Tube[number], index: number): 1 | -1 => {
    if (!facing) return 1;
    const { side } = facing(index);
    const to = angleOf(section, side) - offset(section, index);
    return Math.sin((to * Math.PI) / 180) >= 0 ? 1 : -1;
  };
  /** The visible degrees of a section that the drawing covers, in the section's own degrees. */
  const window = (section: Tube[number], index: number): { low: number; high: number; span: [number, number] } => {
    const span = spanOf(section);
    const [a, b] = covers.map((d) => offset(section, index) + handed(section, index) * d) as [number, number];
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    const turns = 360 * Math.round(((span[0] + span[1]) / 2 - (from + to) / 2) / 360);
    return { low: Math.max(span[0], from + turns), high: Math.min(span[1], to + turns), span };
  };
  /** A point in the picture, and whether it is beyond the visible part's lower or higher degrees. */
  const at = (p: Point): { point: Point; beyond: -1 | 0 | 1 } => {
    const [share, degrees] = wrap(p);
    const index = indexAt(shares, clamp(share, 0, 1));
    const section = sectionAt(tube, index / (tube.length - 1));
    const { low, high, span } = window(section, index);
    const own = offset(section, index) + handed(section, index) * degrees;
    const near = own - 360 * Math.round((own - (low + high) / 2) / 360);
    const held = high > low ? clamp(near, low, high) : (low + high) / 2;
    const rim = Math.min(Math.abs(held - span[0]), Math.abs(held - span[1])) < 1;
    const beyond = near <= held - 0.01 ? -1 : near >= held + 0.01 ? 1 : 0;
    return { point: project(surface(section, held, rim ? 1.12 : 1)), beyond };
  };
  const { low, high } = window(middle, (tube.length - 1) / 2);
  if (high - low < 8) return "";
  const digits = detail === "near" ? 10 : 1;
  /** Path data in relative steps, rounded so that errors do not add up. */
  const write = (points: Point[]): string => {
    const grid = points.map(([x, y]): Point => [Math.round(x * digits), Math.round(y * digits)]);
    const steps = grid.slice(1).map(([x, y], i): Point => [x - (grid[i]?.[0] ?? 0), y - (grid[i]?.[1] ?? 0)]);
    const moved = steps.filter(([x, y]) => x !== 0 || y !== 0);
    const [first] = grid;
    if (!first || moved.length === 0) return "";
    const word = (value: number): string => String(value / digits).replace(/^(-?)0\./, "$1.");
    const pair = ([x, y]: Point): string => `${word(x)}${y < 0 ? "" : " "}${word(y)}`;
    return `M${pair(first)}l${moved.map(pair).join(" ").replaceAll(" -", "-")}`;
  };
  const unitWidth = scale * perCentimetre;
  const drawn = marks.map((mark): [string, boolean] => {
    const far = detail === "far";
    if (far && (mark.soft || mark.dash || (!mark.fill && mark.width < 3.2))) return ["", false];
    const lines = mark.lines.map((line) => line.map(at));
    const sides = new Set(lines.flatMap((line) => line.map(({ beyond }) => beyond)));
    if (sides.size === 1 && !sides.has(0)) return ["", false];
    const d = lines
      .map((line) =>
        write(
          thinned(
            line.map(({ point }) => point),
            far ? 1 : 0.4,
          ),
        ),
      )
      .join("");
    if (!d) return ["", false];
    const alpha = (name: string, value: number): string => (value < 1 ? ` ${name}-opacity="${value}"` : "");
    const paint = mark.fill ? ` fill="${mark.fill}"${alpha("fill", mark.fillOpacity)}` : ' fill="none"';
    const dash = mark.dash
      ? ` stroke-dasharray="${mark.dash
          .split(/[\s,]+/)
          .map((one) => n(Number(one) * unitWidth))
          .join(" ")}"`
      : "";
    const line =
      mark.stroke && !(far && mark.fill && mark.width < 2)
        ? ` stroke="${mark.stroke}" stroke-width="${n(mark.width * unitWidth)}"${alpha("stroke", mark.strokeOpacity)}${dash}`
        : "";
    return [`<path d="${d}"${paint}${line}/>`, mark.soft];
  });
  let markup = "";
  let open = false;
  for (const [one, soft] of drawn) {
    if (soft !== open && one) {
      markup += soft ? `<g filter="url(#${blur})">` : "</g>";
      open = soft;
    }
    markup += one;
  }
  return markup + (open ? "</g>" : "");
}
