/** One picture in the making: palette roles, seeded choices, definitions. */
import type { GraphicFamily, PictureRequest } from "../../../shapes.ts";
import { between, pick, seeded } from "../../random.ts";
import { rolesOf } from "./roles.ts";

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
