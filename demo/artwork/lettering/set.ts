import type { Point } from "#demo/artwork/svg.ts";
import { glyph } from "./glyphs.ts";

export type Face = {
  /** Stroke thickness as a share of cap height: 0.07 fine … 0.3 black. */
  weight: number;
  /** Width of an average letter as a share of cap height: 0.5 narrow … 1.2 extended. */
  width: number;
  /** Space between letters as a share of cap height. */
  tracking: number;
};

/** The brand's typefaces. */
export const faces = {
  wordmark: { weight: 0.235, width: 0.98, tracking: 0.14 },
  black: { weight: 0.27, width: 0.86, tracking: 0.07 },
  label: { weight: 0.135, width: 0.72, tracking: 0.2 },
  fine: { weight: 0.1, width: 0.7, tracking: 0.3 },
} satisfies Record<string, Face>;

/** A line of capitals one unit high: its width and its outlines (non-zero rule), top left at the origin. */
export type Setting = { width: number; outlines: Point[][] };

/** Sets a text in capitals. Accents are dropped; unknown characters become spaces. */
export function set(text: string, face: Face): Setting {
  const outlines: Point[][] = [];
  let x = 0;
  for (const character of text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase()) {
    const drawn = glyph(character, face.width, face.weight);
    if (!drawn) {
      x += face.width * 0.42 + face.tracking * 0.5;
      continue;
    }
    for (const outline of drawn.outlines) outlines.push(outline.map(([px, py]): Point => [px + x, py]));
    x += drawn.width + face.tracking;
  }
  return { width: Math.max(0, x - face.tracking), outlines };
}

export type Placement = {
  x: number;
  y: number;
  /** Cap height in the target's units. */
  height: number;
  /** Degrees, clockwise. */
  angle?: number;
  /** The point of the line that is placed at (x, y): start, middle or end, always at half the letters' height. */
  anchor?: "start" | "middle" | "end";
};

/** The outlines of a setting, scaled, rotated and placed. */
export function place(setting: Setting, { x, y, height, angle = 0, anchor = "start" }: Placement): Point[][] {
  const shift = anchor === "start" ? 0 : anchor === "middle" ? setting.width / 2 : setting.width;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return setting.outlines.map((outline) =>
    outline.map(([px, py]): Point => {
      const [u, v] = [(px - shift) * height, (py - 0.5) * height];
      return [x + u * cos - v * sin, y + u * sin + v * cos];
    }),
  );
}
