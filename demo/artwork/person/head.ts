import { darken, lighten, mix } from "#demo/artwork/colour.ts";
import { easelFor } from "#demo/artwork/goods/draw/easel.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { coating } from "#demo/artwork/goods/goggles/lens.ts";
import { n } from "#demo/artwork/svg.ts";
import type { Outfit } from "#demo/artwork/worn/figure.ts";
import { keyed } from "#demo/artwork/worn/piece.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { Globe, radius } from "./globe.ts";
import type { Skeleton } from "./skeleton.ts";
import { fill, type Sketch } from "./sketch.ts";
import { limb } from "./tube.ts";
import { nearness, off, perCentimetre, project } from "./vector.ts";

/**
 * A head in its clothing, with the face covered. Degrees around the head are measured from the direction of gaze
 * towards its left; heights from the horizontal.
 */

/** Shade on round things: a crescent at the lower right. */
const crescent = (globe: Globe, out: number): string => {
  const [x, y] = project(globe.at);
  const r = radius * out * perCentimetre * nearness(globe.at[2]);
  return `<path fill-rule="evenodd" d="M${n(x - 3 * r)} ${n(y - 3 * r)}h${n(6 * r)}v${n(6 * r)}h${n(-6 * r)}ZM${n(x - 1.22 * r)} ${n(y - 0.24 * r)}a${n(r * 1.04)} ${n(r * 1.04)} 0 1 1 ${n(2.08 * r)} 0a${n(r * 1.04)} ${n(r * 1.04)} 0 1 1 ${n(-2.08 * r)} 0Z" fill="#0b1533" fill-opacity=".2"/>`;
};

const shine = (globe: Globe): string => {
  const [x, y] = project(globe.at);
  const r = radius * perCentimetre * nearness(globe.at[2]);
  const [cx, cy] = [n(x - 0.42 * r), n(y - 0.56 * r)];
  return `<ellipse cx="${cx}" cy="${cy}" rx="${n(0.3 * r)}" ry="${n(0.13 * r)}" transform="rotate(-38 ${cx} ${cy})" fill="#fff" fill-opacity=".5"/>`;
};

/** Cloth over nose, mouth and neck, closed. */
export function mask(sketch: Sketch, bones: Skeleton): string {
  const globe = new Globe(bones);
  const hex = "#232b34";
  const jaw = limb([
    [globe.chin(1.5, 2), 10.6],
    [globe.chin(3.4, 6.5), 8.2],
    [off(bones.neck, bones.spine, 3), 7.4],
  ]);
  return sketch.tube(jaw, {
    hex,
    on: fill(
      globe.zone(
        -60,
        60,
        () => -44,
        () => -41,
      ),
      "#fff",
      0.1,
    ),
  });
}

const slots: readonly (readonly [number, number])[] = [
  [-38, 52],
  [0, 56],
  [38, 52],
  [-80, 42],
  [80, 42],
];

function helmet(sketch: Sketch, globe: Globe, outfit: Outfit): string {
  const request = outfit.helmet;
  const e = request && easelFor({ ...request, view: "worn" });
  const main = e?.main ?? "#2a3038";
  const second = e ? quiet(e) : "#161b20";
  const brim = (a: number): number => 17 - 38 * Math.min(1, Math.max(0, (Math.abs(a) - 48) / 34));
  const shell = globe.part("above", brim, 1.08);
  const pads = (side: 1 | -1): string =>
    globe.faces(side * 95)
      ? fill(
          globe.zone(
            side * 72,
            side * 118,
            () => -38,
            () => -8,
            1.04,
          ),
          darken(second, 0.25),
        )
      : "";
  const vents = slots
    .filter(([a]) => globe.faces(a))
    .map(([a, h]) =>
      fill(
        globe.zone(
          a - 11,
          a + 11,
          () => h - 3.2,
          () => h + 3.2,
          1.08,
        ),
        "#10151b",
        0.8,
      ),
    )
    .join("");
  return (
    pads(1) +
    pads(-1) +
    sketch.shape(shell, {
      hex: main,
      on:
        fill(
          globe.part("below", (a) => brim(a) + 6, 1.1),
          second,
        ) +
        vents +
        crescent(globe, 1.08) +
        shine(globe),
    })
  );
}

function beanie(sketch: Sketch, globe: Globe, outfit: Outfit): string {
  const request = outfit.beanie;
  const e = request && easelFor({ ...request, view: "worn" });
  const main = e?.main ?? "#2a3038";
  const cuff = e ? mix(quiet(e), main, 0.35) : main;
  const crown = limb(
    [
      [globe.away(3.4), radius * 1.06],
      [globe.away(7), radius * 0.96],
      [globe.away(10.6), radius * 0.6],
    ],
    [false, true],
  );
  const ribs = Array.from({ length: 22 }, (_, i) => i * 16 - 176)
    .filter((a) => globe.faces(a))
    .map((a) =>
      fill(
        globe.zone(
          a,
          a + 3,
          () => 12,
          () => 37,
          1.13,
        ),
        "#0b1533",
        0.22,
      ),
    )
    .join("");
  const band = globe.zone(
    -180,
    180,
    (a) => 13 - 20 * Math.min(1, Math.max(0, (Math.abs(a) - 50) / 60)),
    (a) => 38 - 14 * Math.min(1, Math.max(0, (Math.abs(a) - 60) / 60)),
    1.13,
  );
  const pom = String(e?.form ?? "").includes("pom")
    ? sketch.tube(
        limb([
          [globe.away(16), 4.6],
          [globe.away(17), 4.6],
        ]),
        { hex: lighten(cuff, 0.2) },
      )
    : "";
  return pom + sketch.tube(crown, { hex: main }) + sketch.shape(band, { hex: cuff, on: ribs + crescent(globe, 1.12) });
}

/** True when a helmet has its own lens (goods/helmet). */
const isVisor = (helmet: PictureRequest | undefined): boolean =>
  helmet?.product.art.form === "visor" || helmet?.product.facts?.visor !== undefined;

function goggles(sketch: Sketch, globe: Globe, outfit: Outfit): string {
  const request = outfit.goggles;
  const visor = !request && isVisor(outfit.helmet);
  if (!request && !visor) return "";
  const e = easelFor({ ...(request ?? (outfit.helmet as NonNullable<typeof outfit.helmet>)), view: "worn" });
  const paint = coating(e);
  const key = sketch.id();
  const [wide, low, high] = visor ? [66, -30, 18] : [54, -22, 15];
  // Rounded towards the temples, with a notch for the nose.
  const round = (a: number): number => Math.sqrt(Math.max(0, 1 - (Math.abs(a) / wide) ** 3.2));
  const nose = (a: number): number => 8 * Math.exp(-((a / 12) ** 2));
  const lens = (grow: number, out: number): string =>
    globe.zone(
      -wide - grow,
      wide + grow,
      (a) => (low - grow + nose(a)) * round((a * wide) / (wide + grow)),
      (a) => (high + grow) * round((a * wide) / (wide + grow)),
      out,
    );
  const strapHex = request ? quiet(e) : e.dark;
  const strap = [1, -1]
    .map((s) =>
      globe.faces(s * 100)
        ? fill(
            globe.zone(
              s * 50,
              s * 178,
              () => -7,
              () => 6,
              outfit.beanie ? 1.15 : 1.12,
            ),
            strapHex,
          )
        : "",
    )
    .join("");
  const [x, y] = project(globe.at);
  const r = radius * perCentimetre * nearness(globe.at[2]);
  const glare = `<path d="M${n(x - 1.3 * r)} ${n(y + r)}L${n(x - 0.1 * r)} ${n(y - r)}h${n(0.26 * r)}L${n(x - 1.02 * r)} ${n(y + r)}ZM${n(x - 0.8 * r)} ${n(y + r)}L${n(x + 0.34 * r)} ${n(y - r)}h${n(0.1 * r)}L${n(x - 0.7 * r)} ${n(y + r)}Z" fill="#fff" fill-opacity=".34"/>`;
  if (!globe.faces(0)) return visor ? "" : strap;
  return (
    (visor ? "" : strap) +
    fill(lens(5, 1.09), darken(e.main, 0.2)) +
    fill(lens(4, 1.14), e.main) +
    keyed(`<defs>${e.defs()}</defs>${fill(lens(0, 1.16), paint)}`, key) +
    sketch.shape(lens(0, 1.16), { hex: "none", on: glare })
  );
}

export function head(sketch: Sketch, bones: Skeleton, outfit: Outfit): string {
  const globe = new Globe(bones);
  return (
    (outfit.beanie ? beanie(sketch, globe, outfit) : helmet(sketch, globe, outfit)) + goggles(sketch, globe, outfit)
  );
}
