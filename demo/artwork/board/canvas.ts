import { pick } from "#demo/artwork/random.ts";
import type { BoardSpecs } from "#demo/shapes.ts";
import type { Layer } from "./layers.ts";
import type { Outline } from "./outline.ts";
import type { Roles } from "./palette.ts";

/** What a graphic is drawn on and with. The seed depends on the model alone, so colourways share a composition. */
export type Canvas = {
  outline: Outline;
  specs: BoardSpecs;
  roles: Roles;
  random: () => number;
  seed: string;
  name: string;
  /** The product's own seed, as given. */
  number: number;
  /** The composition asked for by name; undefined leaves it to the seed. */
  form: string | undefined;
  /** The length in centimetres as printed on the board. */
  size: string;
};

/** A topsheet: layers over the ground colour, and where its letters may stand. */
export type Graphic = {
  ground: string;
  layers: Layer[];
  lettering: Lettering;
};

/** Where the wordmark and the name stand: on a tail of another colour, on a label, or on the graphic itself. */
export type Lettering =
  | { on: "cap"; colour: string; edge: "level" | "slant" | "arc" }
  | { on: "label"; colour: string }
  | { on: "graphic"; colour: string };

export type Family = (canvas: Canvas) => Graphic;

/**
 * The composition of a family: the one named by the product, or one by its number. Numbers are given out in
 * catalogue order, so counting (with a shift every ten) keeps neighbours apart where chance would not.
 */
export function composition<T>({ form, number }: Canvas, all: Record<string, T>, shift = 1): T {
  const list = Object.values(all);
  const chosen = list[Math.abs(Math.trunc(number + shift * Math.floor(number / 10))) % list.length] as T;
  return (form === undefined ? undefined : all[form]) ?? chosen;
}

/** A cap on the tail whose colour and edge the seed chooses; call it after the graphic has drawn its numbers. */
export function capOf({ random, roles }: Canvas, ...colours: string[]): Lettering {
  const edge = pick(random, ["level", "slant", "arc"] as const);
  return { on: "cap", colour: pick(random, colours.length > 0 ? colours : [roles.ground, roles.strong]), edge };
}
