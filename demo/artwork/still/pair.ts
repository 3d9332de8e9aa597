import { seeded } from "#demo/artwork/random.ts";
import { grain, sky } from "#demo/artwork/scene/air.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { slope } from "#demo/artwork/scene/snow.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { words } from "./light.ts";

const half = W / 2;

/** The same slope twice, ten minutes apart: with shadows, and in flat light. */
export function flatLight(p: Picture): void {
  sky(p, 420, "0 #3c83c7, .7 #a9cde9, 1 #eef5f7");
  slope(p, pts("0 300, 300 282, 620 306, 900 290, 1200 286, 1500 308, 1792 292"), "0 #ffffff, .4 #eaf1f7, 1 #c9dbec");
  p.raw(`<g id="pair"><svg width="${half}" height="${H}" viewBox="0 0 ${half} ${H}">`);
  moguls(p);
  for (const [x, y, tall] of poles) pole(p, [x, y], tall);
  p.raw(`</svg></g><use href="#pair" x="${half}"/>`);
  // The second half: the sky is as white as the snow, and the relief is barely visible.
  p.box(half, 0, half, H, p.down(0, H, "0 #d9dee3 .97, .3 #e8ecef .93, 1 #e2e7eb .94"));
  for (const [x, y, tall] of poles) {
    p.box(half + x - tall * 0.03, y - tall, tall * 0.06, tall, "#c98a6b", 0.9);
    p.box(half + x - tall * 0.03, y - tall * 0.72, tall * 0.06, tall * 0.2, "#eceae7");
  }
  p.box(half - 5, 0, 10, H, "#ffffff");
  stamp(p, [half / 2, 92], "10", "40", "#ffffff");
  stamp(p, [half + half / 2, 92], "10", "50", "#8b969f");
  grain(p, 300, "flat", 300);
}

/** Two poles per half, one far and one near, placed so that both survive a crop. */
const poles = [
  [286, 470, 120],
  [610, 700, 200],
] as const;

/** Bumps in rows, each with a lit left and a shaded right side, larger towards the viewer. */
function moguls(p: Picture): void {
  const random = seeded("flat:moguls");
  const rows = [340, 376, 424, 488, 572, 680, 822, 1000];
  for (const [row, y] of rows.entries()) {
    const wide = 54 + row * row * 5.4;
    for (let i = -1; i < half / wide / 1.5 + 1; i++) {
      const x = (i + (row % 2) * 0.5 + (random() - 0.5) * 0.16) * wide * 1.9;
      mogul(p, [x, y + (random() - 0.5) * wide * 0.1], wide * (0.92 + random() * 0.2));
    }
  }
}

function mogul(p: Picture, [x, y]: Point, wide: number): void {
  const high = wide * 0.34;
  const crest: Point[] = pts(
    `${x - wide} ${y}, ${x - wide * 0.6} ${y - high * 0.5}, ${x - wide * 0.12} ${y - high}, ${x + wide * 0.34} ${y - high * 0.76}, ${x + wide} ${y + high * 0.2}`,
  );
  const foot: Point[] = pts(`${x + wide * 0.4} ${y + high * 0.66}, ${x - wide * 0.4} ${y + high * 0.6}`);
  // The bump's shadow on the snow, then the bump, then its shaded side.
  p.area(
    pts(
      `${x + wide * 0.1} ${y - high * 0.5}, ${x + wide * 0.9} ${y - high * 0.1}, ${x + wide * 1.46} ${y + high * 0.5}, ${x + wide * 0.6} ${y + high * 0.8}`,
    ),
    "#5f8dbf",
    { curved: true, opacity: 0.4, soft: Math.max(2, wide * 0.03) },
  );
  p.area(
    [...crest, ...foot],
    p.along(
      [x - wide * 0.7, y - high],
      [x + wide * 0.8, y + high * 0.5],
      "0 #ffffff, .42 #f6fafd, .62 #b9d0e6, 1 #7ba4cf",
    ),
    { curved: true },
  );
  p.area(
    [...crest.slice(2), ...pts(`${x + wide * 0.4} ${y + high * 0.6}, ${x + wide * 0.2} ${y - high * 0.1}`)],
    p.along([x, y - high], [x + wide * 0.7, y + high * 0.4], "0 #6d99c8 .15, .5 #5f8dbf .6, 1 #86add5 .2"),
    { curved: true, soft: Math.max(1.5, wide * 0.03) },
  );
}

/** A pole at the edge of the piste and its shadow, which falls in the same direction as those of the bumps. */
function pole(p: Picture, [x, y]: Point, tall: number): void {
  p.area(
    pts(
      `${x} ${y - 3}, ${x + tall * 0.95} ${y + tall * 0.4}, ${x + tall * 0.93} ${y + tall * 0.45}, ${x - 2} ${y + 6}`,
    ),
    "#3f6ca5",
    { opacity: 0.75, soft: 2 },
  );
  const paint = p.along([x - tall * 0.035, 0], [x + tall * 0.035, 0], "0 #ff8a58, .4 #ff5a1f, 1 #b43a0c");
  p.box(x - tall * 0.035, y - tall, tall * 0.07, tall, paint);
  p.box(x - tall * 0.035, y - tall * 0.72, tall * 0.07, tall * 0.2, "#ffffff");
  p.ellipse([x, y + 1], tall * 0.07, tall * 0.024, "#dbe7f2");
}

/** A time of day. The colon is drawn as two dots. */
function stamp(p: Picture, [x, y]: Point, hours: string, minutes: string, paint: string): void {
  words(p, hours, { x: x - 42, y, height: 40, face: "black" }, paint);
  words(p, minutes, { x: x + 42, y, height: 40, face: "black" }, paint);
  for (const dy of [-9, 11]) p.box(x - 5, y + dy - 5, 10, 10, paint);
}
