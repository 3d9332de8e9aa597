import { chroma, darken, lightness, mix } from "#demo/artwork/colour.ts";
import { H, W } from "./picture.ts";

/** A part of another scene in a different light. */
export type Variant = {
  of: string;
  /** Left edge, top edge and width, in units of the scene. The height follows. */
  window: readonly [x: number, y: number, width: number];
  /** Not for scenes with a person near the viewer, because it would also mirror the lettering on the board. */
  mirrored?: boolean;
  /** The part that a crop keeps in view, as fractions of the variant. */
  keep: [x: number, y: number, width: number, height: number];
  light: (colour: string) => string;
};

/** Colours of clothes and gear, which stay the same in every light. */
const kept = new Set(["#ff5a1f", "#1b4dff"]);

const dusk = (colour: string) => mix(darken(colour, 0.08), lightness(colour) > 0.85 ? "#ff9e8a" : "#4b3f8f", 0.24);
const blueHour = (colour: string) => mix(darken(colour, 0.1), "#123a86", lightness(colour) > 0.9 ? 0.2 : 0.34);
const overcast = (colour: string) => mix(chroma(colour, 0.45), "#c4ced6", 0.16);
const gold = (colour: string) =>
  mix(colour, lightness(colour) > 0.6 ? "#ffc07a" : "#5c3358", lightness(colour) > 0.93 ? 0.1 : 0.2);
const rose = (colour: string) => mix(colour, lightness(colour) > 0.6 ? "#ffc7c2" : "#4a3f7a", 0.28);
/** Products for sale are shown in their own colours. */
const asIs = (colour: string) => colour;
const floodlit = (colour: string) => chroma(colour, 1.3);

export const variants: Record<string, Variant> = {
  "forest-dusk": {
    of: "forest",
    window: [300, 280, 1180],
    keep: [0.3, 0.15, 0.34, 0.7],
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
  "dawn-ridge-grey": {
    of: "dawn-ridge",
    window: [200, 120, 1440],
    keep: [0.4, 0.18, 0.3, 0.5],
    mirrored: true,
    light: overcast,
  },
  "summit-dusk": {
    of: "summit",
    window: [420, 130, 1100],
    keep: [0.26, 0.1, 0.34, 0.8],
    light: dusk,
  },
  "glacier-gold": {
    of: "glacier",
    window: [330, 300, 1180],
    keep: [0.3, 0.1, 0.34, 0.75],
    light: gold,
  },
  "corduroy-gold": {
    of: "corduroy",
    window: [440, 310, 1120],
    keep: [0.36, 0.15, 0.32, 0.7],
    light: gold,
  },
  "split-track-rose": {
    of: "split-track",
    window: [420, 330, 1200],
    keep: [0.44, 0.05, 0.3, 0.88],
    light: rose,
  },
  "night-park-air": { of: "night-park", window: [557, 262, 900], keep: [0.38, 0.1, 0.24, 0.5], light: asIs },
  "village-lights": { of: "village", window: [470, 502, 900], keep: [0.3, 0.1, 0.3, 0.8], light: asIs },
  "night-park-close": {
    of: "night-park",
    window: [480, 110, 1080],
    keep: [0.36, 0.08, 0.28, 0.62],
    light: floodlit,
  },
};

const ownColours = ["<!--own-->", "<!--/own-->"] as const;

/** Marks the markup of products for sale, so that they keep their colours in every light. */
export const inOwnColours = (markup: string): string => `${ownColours[0]}${markup}${ownColours[1]}`;

/** Turns a finished scene, 1792 × 1008 units in its viewBox, into its variant. */
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
    .split(ownColours[0])
    .map((part, i) => {
      const end = i === 0 ? 0 : part.indexOf(ownColours[1]);
      return part.slice(0, end) + part.slice(end).replace(/#[0-9a-f]{6}\b/gi, lit);
    })
    .join(ownColours[0]);
}
