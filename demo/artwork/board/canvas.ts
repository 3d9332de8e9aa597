import { pick } from "#demo/artwork/random.ts";
import type { BoardSpecs } from "#demo/shapes.ts";
import type { Layer } from "./layers.ts";
import type { Outline } from "./outline.ts";
import type { Roles } from "./palette.ts";

/** The surface and inputs of a graphic. The seed depends on the model alone, so all colourways share a composition. */
export type Canvas = {
  outline: Outline;
  specs: BoardSpecs;
  roles: Roles;
  random: () => number;
  seed: string;
  name: string;
  /** The product's own seed, as given. */
  number: number;
  /** The composition named by the product. When undefined, the seed chooses one. */
  form: string | undefined;
  /** The length in centimetres as printed on the board. */
  size: string;
};

/** A topsheet: layers over the ground colour, and the place of its lettering. */
export type Graphic = {
  ground: string;
  layers: Layer[];
  lettering: Lettering;
};

/** Where the wordmark and the name are: on a tail of another colour, on a label, or directly on the graphic. */
export type Lettering =
  | { on: "cap"; colour: string; edge: "level" | "slant" | "arc" }
  | { on: "label"; colour: string }
  | { on: "graphic"; colour: string };

export type Family = (canvas: Canvas) => Graphic;

/**
 * Returns the composition named by the product, or one chosen by the product's number. Numbers are assigned in
 * catalogue order, so counting through the list (with a shift every ten) gives neighbours different compositions, which
 * a random choice would not guarantee.
 */
export function composition<T>({ form, number }: Canvas, all: Record<string, T>, shift = 1): T {
  const list = Object.values(all);
  const chosen = list[Math.abs(Math.trunc(number + shift * Math.floor(number / 10))) % list.length] as T;
  return (form === undefined ? undefined : all[form]) ?? chosen;
}

/** A cap on the tail with a random edge and colour. Call it after the graphic has drawn its random numbers. */
export function capOf({ random, roles }: Canvas, ...colours: string[]): Lettering {
  const edge = pick(random, ["level", "slant", "arc"] as const);
  return { on: "cap", colour: pick(random, colours.length > 0 ? colours : [roles.ground, roles.strong]), edge };
}
