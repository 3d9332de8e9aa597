import { seeded } from "#demo/artwork/random.ts";

type Flake = { x: number; y: number; radius: number; opacity: number };
/** A flake with its movement. */
type Falling = Flake & { falls: number; sway: number; phase: number };

/**
 * Far, middle and near layers. Near flakes are larger and fall faster. Each flake falls a whole number of heights per
 * loop, so that the loop is seamless.
 */
const layers = [
  { count: 150, radius: [1, 1.8], falls: 1, sway: 8, opacity: 0.55 },
  { count: 80, radius: [1.8, 3.2], falls: 2, sway: 14, opacity: 0.75 },
  { count: 26, radius: [3.5, 6], falls: 3, sway: 26, opacity: 0.85 },
] as const;

function flakesOf(width: number, height: number): Falling[] {
  const random = seeded("first-snow");
  return layers.flatMap(({ count, radius: [small, large], falls, sway, opacity }) =>
    Array.from({ length: count }, () => ({
      x: random() * width,
      y: random() * height,
      phase: random() * 2 * Math.PI,
      radius: small + random() * (large - small),
      falls,
      sway,
      opacity,
    })),
  );
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Falling snow at a moment of its loop (0 to 1), in a box of width × height. */
function flakesAt(moment: number, width: number, height: number): Flake[] {
  const edge = 8;
  return flakesOf(width, height).map(({ x, y, radius, falls, sway, phase, opacity }) => ({
    x: x + Math.sin(phase + moment * 2 * Math.PI) * sway,
    y: ((y + moment * falls * (height + 2 * edge)) % (height + 2 * edge)) - edge,
    radius,
    opacity,
  }));
}

/** Falling snow as SVG shapes. */
export function snowAt(moment: number, width: number, height: number): string {
  const circles = flakesAt(moment, width, height).map(
    ({ x, y, radius, opacity }) =>
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill-opacity="${opacity}"/>`,
  );
  return `<g fill="#ffffff">${circles.join("")}</g>`;
}
