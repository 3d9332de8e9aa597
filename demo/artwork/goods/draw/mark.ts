/**
 * The Firn mark as woven, printed and moulded on goods. It consists of outlines, because the machines that draw have no
 * fonts.
 */
import { wordmark } from "#demo/artwork/lettering/wordmark.ts";
import { n, type Point, path } from "#demo/artwork/svg.ts";

// Set slightly wider than the logo, so that it stays legible at the size of a label.
const word = wordmark({ weight: 0.262, width: 1.12, tracking: 0.19 });

/** The outlines of the word; height 100. */
export const wordOutlines: Point[][] = word.outlines.map((points) =>
  points.map(([x, y]): Point => [Math.round(x * 100), Math.round(y * 100)]),
);

/** To be placed once in a picture's definitions; height 100. */
export const markDefs = `<path id="word" d="${wordOutlines.map((points) => path(points)).join("")}"/>`;

/** Width of the mark for a height. */
const markWidth = (height: number): number => height * word.width;

/**
 * The word with its upper left corner at (x, y), of a height in picture units, rotated by degrees about that corner.
 */
export function mark(x: number, y: number, height: number, paint: string, turn = 0, opacity = 1): string {
  const rotate = turn ? ` rotate(${n(turn)})` : "";
  const alpha = opacity < 1 ? ` fill-opacity="${opacity}"` : "";
  return `<use href="#word" transform="translate(${n(x)} ${n(y)})${rotate} scale(${Math.round(height * 8) / 1000})" fill="${paint}"${alpha}/>`;
}

/** The word centred on (x, y). */
export function centredMark(x: number, y: number, height: number, paint: string, turn = 0, opacity = 1): string {
  const angle = (turn * Math.PI) / 180;
  const [w, h] = [markWidth(height * 0.8) / 2, height * 0.4];
  const dx = w * Math.cos(angle) - h * Math.sin(angle);
  const dy = w * Math.sin(angle) + h * Math.cos(angle);
  return mark(x - dx, y - dy, height, paint, turn, opacity);
}

/** A woven tag with the word, sewn at its short sides. Its height follows from its width. */
export function tag(x: number, y: number, width: number, cloth: string, ink: string, turn = 0): string {
  const height = width * 0.4;
  const rect = `<rect width="${n(width)}" height="${n(height)}" rx="2"`;
  const letters = (width * 0.74) / word.width;
  return (
    `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}">` +
    `${rect} fill="#05080c" fill-opacity=".25" transform="translate(1.5 2.5)"/>${rect} fill="${cloth}"/>` +
    `${rect} fill="#fff" fill-opacity=".12" transform="scale(1 .5)"/>` +
    `${mark(width * 0.13, (height - letters) / 2, letters / 0.8, ink)}</g>`
  );
}
