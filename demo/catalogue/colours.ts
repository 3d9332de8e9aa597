import { Type } from "typebox";
import { readJson } from "#demo/files.ts";
import { type Text, TextInFile, toText } from "#demo/languages.ts";

/** A named colour. `hex` is its plain swatch. */
export type NamedColour = { id: string; hex: string; name: Text };

const Colours = Type.Array(
  Type.Object({ id: Type.String(), hex: Type.String(), name: TextInFile }, { additionalProperties: false }),
);

/** The colours of the demo world, in the order of a colour chart. */
export const namedColours: readonly NamedColour[] = readJson("colours.json", Colours).map((colour) => ({
  ...colour,
  name: toText(colour.name),
}));
