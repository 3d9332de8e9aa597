import type { BoardSpecs, Colourway, DemoProduct, Text } from "#demo/shapes.ts";
import { boardSize, type Cut, type Temper } from "./board-sizes.ts";
import { colourNames } from "./colours.ts";

/** A snowboard as its author writes it; whatever follows from something else is left out. */
export type BoardModel = Pick<
  DemoProduct,
  "tagline" | "description" | "colours" | "usd" | "retailUsd" | "flags" | "stock" | "notIn" | "art"
> & {
  name: string;
  category: string;
  specs: Omit<BoardSpecs, "sizes" | "terrain">;
  terrain: [park: number, piste: number, freeride: number, powder: number];
  cuts: Cut[];
  temper?: Temper;
};

/** The name of a model: the same word in every language. */
export const same = (name: string): Text => ({
  en: name,
  de: name,
  fr: name,
  es: name,
  it: name,
  ja: name,
  sv: name,
  no: name,
});

/** A colourway named after a colour of the chart. Throws on a colour that the chart does not have. */
export function colourway(id: string, ...palette: string[]): Colourway {
  const name = colourNames[id];
  if (!name) throw new Error(`no colour "${id}" in the chart`);
  return { id, name, palette };
}

/** Fills in uid, title, sizes and categories of a snowboard. */
export function snowboard({ name, category, specs, terrain, cuts, temper, ...rest }: BoardModel): DemoProduct {
  const sizes = cuts.map((cut) => boardSize(specs.shape, cut, temper));
  const [park, piste, freeride, powder] = terrain;
  return {
    uid: name.toLowerCase().replaceAll(" ", "-"),
    kind: "snowboard",
    title: same(name),
    categories: [category, "snowboards"],
    sizes: sizes.map((size) => size.size),
    board: { ...specs, terrain: { park, piste, freeride, powder }, sizes },
    ...rest,
  };
}
