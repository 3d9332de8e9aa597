import { icon } from "#demo/artwork/brand.ts";
import { faces, place, set } from "#demo/artwork/lettering/set.ts";
import type { Picture } from "#demo/artwork/scene/picture.ts";
import { n, type Point } from "#demo/artwork/svg.ts";

/**
 * Light and shadow for still lifes: light from the upper left, contact shadows, and snow with a lit and a shaded side.
 */

/** Moves points. */
export const moved = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]): Point => [x + dx, y + dy]);

/** A closed outline of a box with rounded corners. */
export function rounded(x: number, y: number, wide: number, high: number, radius: number): Point[] {
  const corner = (cx: number, cy: number, from: number): Point[] =>
    [0, 30, 60, 90].map((turn): Point => {
      const angle = ((from + turn) * Math.PI) / 180;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
    });
  return [
    ...corner(x + radius, y + radius, 180),
    ...corner(x + wide - radius, y + radius, 270),
    ...corner(x + wide - radius, y + high - radius, 0),
    ...corner(x + radius, y + high - radius, 90),
  ];
}

/** The contact of a thing with the ground: a tight dark line under it, and its shadow cast to the right. */
export function contact(p: Picture, [x, y]: Point, wide: number, deep: number, colour = "#0b1622", strength = 1): void {
  const oval = (cx: number, cy: number, rx: number, ry: number): Point[] =>
    Array.from({ length: 16 }, (_, i): Point => {
      const turn = (i / 16) * Math.PI * 2;
      return [cx + Math.cos(turn) * rx, cy + Math.sin(turn) * ry];
    });
  p.area(oval(x + wide * 0.22, y + deep * 0.2, wide * 1.1, deep), colour, { opacity: 0.3 * strength, soft: 22 });
  p.area(oval(x + wide * 0.04, y, wide * 0.98, deep * 0.4), colour, { opacity: 0.55 * strength, soft: 7 });
}

type Snow = { light: string; ground: string; shade: string };

const eased = (t: number): number => t * t * (3 - 2 * t);

/**
 * A snow drift in front of a thing, about (x, y), half as wide as `wide`. It rises gently to its crest (`at`: its
 * position, 0 … 1), is lit up to there and shaded behind it, and fades into the ground without an edge.
 */
export function drift(
  p: Picture,
  [x, y]: Point,
  [wide, high]: readonly [number, number],
  { light, ground, shade }: Snow,
  at = 0.6,
): void {
  const rise = (t: number): number => high * (t < at ? eased(t / at) : eased((1 - t) / (1 - at)) ** 1.3);
  const along = Array.from({ length: 25 }, (_, i) => i / 24);
  const crest = along.map((t): Point => [x + (t * 2 - 1) * wide, y - rise(t)]);
  const belly = along.map((t): Point => [x + (t * 2 - 1) * wide, y + high * 0.8 * Math.sin(t * Math.PI)]).reverse();
  // Opaque where it hides things, transparent at its ends: a flattened round fade.
  const squeeze = high / 60 / (wide / 100);
  const flat = (points: readonly Point[]): Point[] => points.map(([px, py]): Point => [px - x, (py - y) / squeeze]);
  const fade = p.around([0, -wide * 0.35], wide, `0 ${ground}, .5 ${ground}, .84 ${ground} 0`);
  p.raw(`<g transform="translate(${n(x)} ${n(y)}) scale(1 ${squeeze.toFixed(3)})">`);
  p.area(flat([...crest, ...belly]), fade, { curved: true, soft: 2.5 });
  p.raw("</g>");
  p.area([...crest, ...belly], p.down(y - high, y + high * 0.2, `0 ${light}, .35 ${light} .7, 1 ${light} 0`), {
    curved: true,
    soft: 2.5,
  });
  const lee = crest.filter((_, i) => i / 24 >= at - 0.02);
  const under = lee
    .map(([px, py], i): Point => [px - wide * 0.1, py + high * (0.75 - 0.5 * (i / lee.length))])
    .reverse();
  p.area([...lee, ...under], p.down(y - high, y + high * 0.4, `0 ${shade} .6, .5 ${shade} .4, 1 ${shade} 0`), {
    curved: true,
    soft: 8,
  });
}

/** Capitals and digits painted on a thing, centred. */
export function words(
  p: Picture,
  text: string,
  at: { x: number; y: number; height: number; angle?: number; face?: keyof typeof faces },
  paint: string,
): void {
  p.areas(place(set(text, faces[at.face ?? "label"]), { anchor: "middle", ...at }), paint);
}

/** The brand's icon (brand.ts), with its upper left corner and its size. */
export const sign = (p: Picture, [x, y]: Point, size: number): void =>
  p.raw(`<g transform="translate(${n(x)} ${n(y)}) scale(${size / 64})">${icon().replace(/<\/?svg[^>]*>/g, "")}</g>`);

/** Draws something that lies or hangs flat, with the shadow of its outline to the lower right. */
export function lain(p: Picture, drop: number, draw: () => void): void {
  const blurred = (deviation: number, by: number, name: string, strength: number): string =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(deviation)}"/><feOffset dx="${n(by * 0.8)}" dy="${n(by)}"/><feComponentTransfer result="${name}"><feFuncA type="linear" slope="${strength}"/></feComponentTransfer>`;
  p.raw(
    `<defs><filter id="lain${drop}" x="-8%" y="-8%" width="122%" height="122%">${blurred(drop * 0.55, drop, "far", 0.42)}${blurred(drop * 0.15, drop * 0.2, "near", 0.5)}` +
      `<feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs><g filter="url(#lain${drop})">`,
  );
  draw();
  p.raw("</g>");
}
