import { seeded } from "../artwork/random.ts";
import type { Picture, Plane } from "./h264/plane.ts";

type Spot = { x: number; y: number; radius: number; opacity: number };
type Flake = { x: number; y: number; radius: number; falls: number; sway: number; phase: number; opacity: number };

/** Far, middle and near: near flakes are larger and fall faster. Each falls whole heights per loop, so that the loop is seamless. */
const layers = [
  { count: 150, radius: [1, 1.8], falls: 1, sway: 8, opacity: 0.55 },
  { count: 80, radius: [1.8, 3.2], falls: 2, sway: 14, opacity: 0.75 },
  { count: 26, radius: [3.5, 6], falls: 3, sway: 26, opacity: 0.85 },
] as const;

function flakesOf(width: number, height: number): Flake[] {
  const random = seeded("first-snow");
  return layers.flatMap(({ count, radius: [small, large], falls, sway, opacity }) =>
    Array.from({ length: count }, () => ({
      ...{ x: random() * width, y: random() * height, phase: random() * 2 * Math.PI },
      ...{ radius: small + random() * (large - small), falls, sway, opacity },
    })),
  );
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Where the snow is at a moment of its loop (0 to 1), in a box of width × height. */
function spotsAt(moment: number, width: number, height: number): Spot[] {
  const edge = 8;
  return flakesOf(width, height).map(({ x, y, radius, falls, sway, phase, opacity }) => {
    const at = (y + moment * falls * (height + 2 * edge)) % (height + 2 * edge);
    return { x: x + Math.sin(phase + moment * 2 * Math.PI) * sway, y: at - edge, radius, opacity };
  });
}

/** Falling snow at a moment, as SVG shapes in a box of width × height. */
export function snowAt(moment: number, width: number, height: number): string {
  const circles = spotsAt(moment, width, height).map(
    ({ x, y, radius, opacity }) =>
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill-opacity="${opacity}"/>`,
  );
  return `<g fill="#ffffff">${circles.join("")}</g>`;
}

/** White, and no colour (ITU-R BT.709, narrow range). */
const white = [235, 128, 128] as const;

/** A picture with the same snow in front of it; `box` says in which units the snow falls. */
export function snowOn(ground: Picture, moment: number, box: { width: number; height: number }): Picture {
  const picture = ground.map((plane) => ({ ...plane, data: plane.data.slice() })) as unknown as Picture;
  const spots = spotsAt(moment, box.width, box.height);
  for (const [layer, plane] of picture.entries()) {
    const scale = plane.width / box.width;
    for (const { x, y, radius, opacity } of spots)
      drawSpot(plane, white[layer] as number, { x: x * scale, y: y * scale, radius: radius * scale, opacity });
  }
  return picture;
}

/** A point at the edge of a circle is covered as far as its middle lies inside. */
function drawSpot({ width, height, data }: Plane, value: number, { x, y, radius, opacity }: Spot): void {
  const [right, bottom] = [Math.min(width - 1, x + radius), Math.min(height - 1, y + radius)];
  for (let row = Math.max(0, Math.floor(y - radius)); row <= bottom; row++) {
    for (let column = Math.max(0, Math.floor(x - radius)); column <= right; column++) {
      const inside = radius + 0.5 - Math.hypot(column + 0.5 - x, row + 0.5 - y);
      if (inside <= 0) continue;
      const at = row * width + column;
      const before = data[at] as number;
      data[at] = Math.round(before + (value - before) * opacity * Math.min(1, inside));
    }
  }
}
