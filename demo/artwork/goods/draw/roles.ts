/** The roles of a palette's colours. */
import { chroma, darken, distance, lighten, luminance, mix } from "#demo/artwork/colour.ts";

export type Roles = {
  /** The colourway's swatch, and the colours that go with it. */
  main: string;
  second: string;
  accent: string;
  fourth: string;
  /** The darkest and the palest material: soles, webbing, mesh; fleece, foam, print. */
  dark: string;
  pale: string;
};

/** Lightens near-black colours, so that folds and seams can be darker than the material. */
const material = (hex: string): string =>
  luminance(hex) < 0.01 ? mix(hex, "#2b333a", 0.34 * (1 - luminance(hex) * 100)) : hex;

/** Assigns the colours of a palette to roles. Missing colours are derived. */
export function rolesOf(colours: string[]): Roles {
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
    // On pure black no seam is visible, so soles and straps stay a shade lighter.
    dark: luminance(darkest) < 0.012 ? mix(darkest, "#2b333a", 0.55) : mix(darkest, "#20262c", 0.6),
    pale: luminance(lightest) > 0.55 ? lightest : "#e9edf0",
  };
}

/** The palette colour that is most legible on a material, for marks and prints. */
export function readable(e: Roles, on: string): string {
  return [e.pale, e.accent, e.second, e.dark].reduce((best, hex) =>
    distance(hex, on) > distance(best, on) + 0.12 ? hex : best,
  );
}

/** The palette's two most saturated colours, for mirror coatings and small signals. */
export const vividOf = (e: Roles): [string, string] => {
  const strength = (hex: string): number => distance(hex, chroma(hex, 0));
  return [e.accent, e.fourth, e.main, e.second].sort((a, b) => strength(b) - strength(a)).slice(0, 2) as [
    string,
    string,
  ];
};
