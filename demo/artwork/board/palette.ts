import { chroma, darken, distance, lighten, lightness, mix } from "#demo/artwork/colour.ts";

/** The roles that a colourway's colours have on a board. The same palette always gives the same roles. */
export type Roles = {
  /** The main colour of the board, its swatch. */
  ground: string;
  /** At least three further colours that contrast with the ground, in the palette's order. */
  tones: string[];
  /** The tone that differs most from the ground. */
  strong: string;
  /** The most vivid tone, for small highlights. */
  accent: string;
  deep: string;
  pale: string;
  /** The colour of letters on the ground. */
  ink: string;
};

const vivid = (hex: string): number => distance(hex, chroma(hex, 0));

/** Near-black or near-white, with a tint of the colour beneath. */
export const inkOn = (hex: string): string => (lightness(hex) > 0.62 ? darken(hex, 0.86) : lighten(hex, 0.92));

/**
 * Assigns a palette of three to five colours to roles. When there are too few colours, or they are too similar, further
 * ones are mixed.
 */
export function rolesOf(palette: readonly string[]): Roles {
  const ground = palette[0] ?? "#0e1216";
  const tones: string[] = [];
  for (const colour of palette.slice(1))
    if ([ground, ...tones].every((c) => distance(c, colour) > 0.06)) tones.push(colour);
  const light = lightness(ground) > 0.55;
  const spare = [
    mix(ground, light ? "#0e1216" : "#f2f4f6", 0.75),
    mix(ground, light ? "#0e1216" : "#f2f4f6", 0.4),
    light ? darken(ground, 0.25) : lighten(ground, 0.25),
  ];
  while (tones.length < 3) tones.push(spare.shift() as string);
  const far = (a: string, b: string): number => distance(b, ground) - distance(a, ground);
  const strong = [...tones].sort(far)[0] as string;
  const all = [ground, ...tones].sort((a, b) => lightness(a) - lightness(b));
  const lively = tones.filter((c) => distance(c, ground) > 0.14).sort((a, b) => vivid(b) - vivid(a))[0];
  const [darkest, lightest] = [all[0] as string, all.at(-1) as string];
  return {
    ground,
    tones,
    strong,
    accent: lively ?? strong,
    deep: lightness(darkest) < 0.4 ? darkest : darken(darkest, 0.6),
    pale: lightness(lightest) > 0.8 ? lightest : lighten(lightest, 0.7),
    ink: inkOn(ground),
  };
}
