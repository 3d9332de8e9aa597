/** One picture in the making: palette roles, seeded choices, definitions. */

import type { GraphicFamily, PictureRequest } from "../../shapes.ts";
import { chroma, darken, distance, lighten, luminance, mix } from "../colour.ts";
import { between, pick, seeded } from "../random.ts";

export type Easel = {
  /** Palette roles as hex colours; main is the colourway's swatch. */
  main: string;
  second: string;
  accent: string;
  fourth: string;
  /** The darkest and the palest material of the thing: soles, webbing, mesh; fleece, foam, print. */
  dark: string;
  pale: string;
  view: string;
  /** True when the picture is a close-up and can afford finer texture. */
  close: boolean;
  /** Cloth whose weave shows in close-ups; drops of water on it, if it sheds them. */
  weave: boolean;
  wet: boolean;
  form: string;
  family: GraphicFamily;
  facts: Record<string, string | number>;
  /** The product's own number among n variants; neighbours in the seed differ. */
  variant: (count: number) => number;
  random: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
  /** Registers a definition once per key and gives its id. */
  define: (key: string, build: (id: string) => string) => string;
  defs: () => string;
};

/** Cloth and rubber are never quite black; folds and seams need something to darken. */
const material = (hex: string): string => (luminance(hex) < 0.01 ? mix(hex, "#2b333a", 0.34 * (1 - luminance(hex) * 100)) : hex);

function rolesOf(colours: string[]): Pick<Easel, "main" | "second" | "accent" | "fourth" | "dark" | "pale"> {
  const palette = colours.map(material);
  const main = palette[0] ?? "#3a444d";
  const second = palette[1] ?? (luminance(main) > 0.3 ? darken(main, 0.45) : lighten(main, 0.3));
  const third = palette[2] ?? (luminance(main) > 0.3 ? "#20272d" : "#e8ecef");
  const accent = distance(third, main) < 0.1 && distance(second, main) > 0.1 ? second : third;
  const sorted = [...palette, "#20262c"].sort((a, b) => luminance(a) - luminance(b));
  const darkest = sorted[0] as string;
  const lightest = sorted.at(-1) as string;
  return {
    main,
    second,
    accent,
    fourth: palette[3] ?? mix(main, second, 0.5),
    // Pure black swallows every seam; soles and straps stay a shade above it.
    dark: luminance(darkest) < 0.012 ? mix(darkest, "#2b333a", 0.55) : mix(darkest, "#20262c", 0.6),
    pale: luminance(lightest) > 0.55 ? lightest : "#e9edf0",
  };
}

const woven = new Set(["jacket", "pants", "bag"]);

/** Sets up the easel for a request. Randomness depends on the product alone, so views and colourways agree. */
export function easelFor(request: PictureRequest): Easel {
  const { product, palette, view } = request;
  const random = seeded(`${product.uid}:${product.art.seed}`);
  const ids = new Map<string, string>();
  const defs: string[] = [];
  return {
    ...rolesOf(palette),
    view,
    close: view === "detail",
    weave: view === "detail" && woven.has(product.kind) && product.art.form !== "insulated",
    wet: view === "detail" && (product.kind === "jacket" || product.kind === "pants"),
    form: product.art.form ?? "",
    family: product.art.family,
    facts: product.facts ?? {},
    variant: (count) => ((Math.round(product.art.seed) % count) + count) % count,
    random,
    between: (low, high) => between(random, low, high),
    pick: (list) => pick(random, list),
    chance: (probability) => random() < probability,
    define: (key, build) => {
      const known = ids.get(key);
      if (known) return known;
      const id = `d${ids.size}`;
      ids.set(key, id);
      defs.push(build(id));
      return id;
    },
    defs: () => defs.join(""),
  };
}

/** The palette colour that reads best on a material; for marks and prints. */
export function readable(e: Easel, on: string): string {
  return [e.pale, e.accent, e.second, e.dark].reduce((best, hex) =>
    distance(hex, on) > distance(best, on) + 0.12 ? hex : best,
  );
}

/** The palette's colours, the most saturated first; mirrors and small signals live on colour. */
export const vividOf = (e: Easel): [string, string] => {
  const strength = (hex: string): number => distance(hex, chroma(hex, 0));
  return [e.accent, e.fourth, e.main, e.second].sort((a, b) => strength(b) - strength(a)).slice(0, 2) as [
    string,
    string,
  ];
};
