/** The state of one picture being drawn: palette roles, seeded choices, definitions. */

import { seeded } from "#demo/artwork/random.ts";
import type { GraphicFamily, PictureRequest } from "#demo/shapes.ts";
import { type Roles, rolesOf } from "./roles.ts";

export type Easel = Roles & {
  /** True when the picture is a close-up and can afford finer texture. */
  close: boolean;
  /** `weave`: the cloth's weave shows, in close-ups only. `wet`: there are water drops on it. */
  weave: boolean;
  wet: boolean;
  /**
   * True when a person wears the product. Parts that only show on the product by itself are left out, such as an open
   * hood.
   */
  worn: boolean;
  form: string;
  family: GraphicFamily;
  facts: Record<string, string | number>;
  /** The main choice among n cuts. Consecutive seeds give different cuts. */
  variant: (count: number) => number;
  /** A minor choice among n, independent of those with other names. */
  trait: (name: string, count: number) => number;
  /** A separate random generator for each name, so that views and parts do not affect one another. */
  dice: (name: string) => () => number;
  /** Registers a definition once per key and returns its id. */
  define: (key: string, build: (id: string) => string) => string;
  defs: () => string;
};

/** Both detail views are close-ups. */
const isClose = (view: string): boolean => view === "detail" || view === "close";

const woven = new Set(["jacket", "pants", "bag"]);

/** Sets up the easel for a request. Choices depend on the product alone, so views and colourways agree. */
export function easelFor(request: PictureRequest): Easel {
  const { product, palette, view } = request;
  const dice = (name: string): (() => number) => seeded(`${product.uid}:${product.art.seed}:${name}`);
  const ids = new Map<string, string>();
  const defs: string[] = [];
  return {
    ...rolesOf(palette),
    close: isClose(view),
    weave: isClose(view) && woven.has(product.kind) && product.art.form !== "insulated",
    wet: isClose(view) && (product.kind === "jacket" || product.kind === "pants"),
    worn: view === "worn",
    form: product.art.form ?? "",
    family: product.art.family,
    facts: product.facts ?? {},
    variant: (count) => ((Math.round(product.art.seed) % count) + count) % count,
    trait: (name, count) => Math.floor(dice(name)() * count),
    dice,
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
