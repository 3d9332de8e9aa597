import { chroma, darken, lightness, mix } from "#demo/artwork/colour.ts";
import { H, W } from "./picture.ts";

/** The same places from elsewhere, at another hour: a scene, a part of it, a light. */
export type Variant = {
  of: string;
  /** Left corner, upper corner, width; in units of the scene. The height follows. */
  window: readonly [x: number, y: number, width: number];
  mirrored?: boolean;
  /** What a crop keeps in view, in shares of the variant. */
  keep: [x: number, y: number, width: number, height: number];
  light: (colour: string) => string;
};

/** What people wear and carry keeps its colour in every light. */
const kept = new Set(["#ff5a1f", "#1b4dff"]);

const dusk = (colour: string) => mix(darken(colour, 0.08), lightness(colour) > 0.85 ? "#ff9e8a" : "#4b3f8f", 0.24);
const blueHour = (colour: string) => mix(darken(colour, 0.1), "#123a86", lightness(colour) > 0.9 ? 0.2 : 0.34);
const overcast = (colour: string) => mix(chroma(colour, 0.45), "#c4ced6", 0.16);
const gold = (colour: string) =>
  mix(colour, lightness(colour) > 0.6 ? "#ffc07a" : "#5c3358", lightness(colour) > 0.93 ? 0.1 : 0.2);
const rose = (colour: string) => mix(colour, lightness(colour) > 0.6 ? "#ffc7c2" : "#4a3f7a", 0.28);
const noon = (colour: string) => mix(chroma(colour, 1.25), "#ffffff", 0.08);
/** What is for sale is shown in its colours. */
const asIs = (colour: string) => colour;
const floodlit = (colour: string) => chroma(colour, 1.3);

export const variants: Record<string, Variant> = {
  "forest-dusk": {
    of: "forest",
    window: [180, 170, 1340],
    keep: [0.42, 0.6, 0.12, 0.22],
    mirrored: true,
    light: blueHour,
  },
  "village-morning": {
    of: "village",
    window: [150, 250, 1240],
    keep: [0.25, 0.4, 0.5, 0.5],
    mirrored: true,
    light: rose,
  },
  "dressed-boots": { of: "dressed", window: [560, 520, 860], keep: [0.2, 0.62, 0.4, 0.3], light: asIs },
  "chairlift-evening": {
    of: "chairlift",
    window: [0, 60, 1560],
    keep: [0.33, 0.32, 0.22, 0.3],
    mirrored: true,
    light: gold,
  },
  "low-sun-rose": {
    of: "low-sun",
    window: [420, 330, 1100],
    keep: [0.42, 0.66, 0.14, 0.2],
    mirrored: true,
    light: rose,
  },
  "dawn-ridge-grey": {
    of: "dawn-ridge",
    window: [200, 120, 1440],
    keep: [0.4, 0.18, 0.3, 0.5],
    mirrored: true,
    light: overcast,
  },
  "powder-line-close": {
    of: "powder-line",
    window: [380, 330, 1100],
    keep: [0.6, 0.46, 0.14, 0.2],
    mirrored: true,
    light: noon,
  },
  "summit-dusk": {
    of: "summit",
    window: [560, 200, 1100],
    keep: [0.58, 0.28, 0.24, 0.36],
    mirrored: true,
    light: dusk,
  },
  "glacier-gold": {
    of: "glacier",
    window: [330, 130, 1300],
    keep: [0.46, 0.76, 0.14, 0.2],
    mirrored: true,
    light: gold,
  },
  "corduroy-gold": {
    of: "corduroy",
    window: [560, 260, 1180],
    keep: [0.5, 0.48, 0.2, 0.3],
    mirrored: true,
    light: gold,
  },
  "split-track-rose": {
    of: "split-track",
    window: [300, 300, 1180],
    keep: [0.38, 0.58, 0.32, 0.26],
    mirrored: true,
    light: rose,
  },
  "night-park-close": {
    of: "night-park",
    window: [480, 110, 1080],
    keep: [0.36, 0.08, 0.28, 0.62],
    light: floodlit,
  },
};

/** A finished scene, 1792 × 1008 units in its viewBox, as its variant. */
export function vary(scene: string, { window: [x, y, width], mirrored, light }: Variant): string {
  const seen = new Map<string, string>();
  const lit = (colour: string) => {
    const known = seen.get(colour) ?? (kept.has(colour) ? colour : light(colour));
    seen.set(colour, known);
    return known;
  };
  const left = mirrored ? W - x - width : x;
  const flip = mirrored ? `<g transform="matrix(-1 0 0 1 ${W} 0)">` : "<g>";
  return scene
    .replace(`viewBox="0 0 ${W} ${H}"`, `viewBox="${left} ${y} ${width} ${Math.round((width * H) / W)}"`)
    .replace("</defs>", `</defs>${flip}`)
    .replace("</svg>", "</g></svg>")
    .replace(/#[0-9a-f]{6}\b/gi, lit);
}
