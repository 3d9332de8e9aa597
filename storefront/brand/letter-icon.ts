import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { fontFiles } from "#commerce/sales/orders/pdf.ts";

/** The icon of a shop without a picture: the first letter of its name on its colour. */

const side = 512;
/** As shares of the side: the letter's height, its maximum width, and the corner radius. */
const [tall, wide, round] = [0.56, 0.7, 0.18];

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Draws the letter as SVG paths without text, so that it looks the same everywhere. */
export async function letterIcon(name: string, ground: string): Promise<string> {
  const letter = [...letters.segment(name.trim().toUpperCase())][0]?.segment ?? "";
  const path = letter && (await outlineOf(letter));
  const corner = side * round;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${corner}" fill="${ground}"/>${path}</svg>`;
}

/** Returns the outline of the letter, centred, from the first font that contains it; an empty string when none does. */
async function outlineOf(letter: string): Promise<string> {
  const { create } = await import("fontkit");
  const { resolve } = createRequire(import.meta.url);
  for (const file of fontFiles(700)) {
    const font = create(await readFile(resolve(file))) as Font;
    if (![...letter].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))) continue;
    const glyph = font.layout(letter).glyphs[0];
    if (!glyph) continue;
    const { minX, minY, maxX, maxY } = glyph.bbox;
    const scale = Math.min((side * tall) / (maxY - minY || 1), (side * wide) / (maxX - minX || 1));
    const x = side / 2 - (scale * (minX + maxX)) / 2;
    const y = side / 2 + (scale * (minY + maxY)) / 2;
    const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})`;
    return `<path transform="${place}" d="${glyph.path.toSVG()}" fill="#ffffff"/>`;
  }
  return "";
}
