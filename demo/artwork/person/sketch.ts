import { luminance } from "#demo/artwork/colour.ts";
import { outline, patch, shaded, type Tube } from "./tube.ts";
import { dot, light } from "./vector.ts";

/** The paint of a body part. */
type Paint = {
  hex: string;
  /** Details on it, clipped at its edge. */
  on?: string;
  /** Whether its edge is lit. */
  bright?: boolean;
};

/** A path in a colour. Empty when the path is empty. */
export const fill = (d: string, hex: string, opacity = 1): string =>
  d && `<path d="${d}" fill="${hex}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

/**
 * Draws the parts of a person: each in its colour, darkened in two steps away from the light, with light along its
 * edge.
 */
export class Sketch {
  private count = 0;
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  id(): string {
    return `${this.key}${(this.count++).toString(36)}_`;
  }

  /** The id of the blur for folds of cloth. */
  blur(): string {
    return `${this.key}blur`;
  }

  /** The definitions that the parts share. */
  defs(): string {
    return `<defs><filter id="${this.blur()}"><feGaussianBlur stdDeviation="5"/></filter></defs>`;
  }

  /** Draws a round part. */
  tube(tube: Tube, { hex, on = "", bright = true }: Paint): string {
    return this.shape(outline(tube), {
      hex,
      on:
        on +
        (bright
          ? fill(
              patch(tube, 0, 1, litSpan),
              "#ffffff",
              luminance(hex) > 0.5 ? 0.4 : luminance(hex) > 0.06 ? 0.15 : 0.09,
            )
          : "") +
        fill(shaded(tube, 0.02), shadeTone, shadeAlpha(hex)) +
        fill(shaded(tube, 0.42), shadeTone, shadeAlpha(hex) * 0.8),
    });
  }

  /** Draws an outline with its details. */
  shape(d: string, { hex, on = "" }: Paint): string {
    if (!on) return fill(d, hex);
    const id = this.id();
    return `<path id="${id}" d="${d}" fill="${hex}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath><g clip-path="url(#${id}c)">${on}</g>`;
  }
}

/** All parts are darkened with the same cool tone, so that everybody appears in the same light. */
const shadeTone = "#0b1533";
const shadeAlpha = (hex: string): number => (luminance(hex) > 0.5 ? 0.17 : luminance(hex) > 0.08 ? 0.24 : 0.36);

/** The angles of a section that face the light. */
const litSpan = ({ side, front }: Tube[number]): [number, number] => {
  const middle = (Math.atan2(dot(side, light), dot(front, light)) * 180) / Math.PI;
  return [middle - 26, middle + 22];
};
