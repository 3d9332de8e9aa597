import { namedColours } from "#demo/catalogue/colours.ts";

/** The colour chart: names for filters, plain colours for their dots. */
export const entries = namedColours.map(({ id, hex, name }) => ({
  contentType: "colour",
  uid: id,
  title: name,
  data: () => ({ hex }),
}));
