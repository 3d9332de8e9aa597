import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";

/** PDF pages with text in any script that the shop sells to; only the glyphs in use are embedded. */

export type TextStyle = { size?: number; isBold?: boolean; isRight?: boolean };
export type Paper = {
  /** The baseline of the next text, in points from the page's top. */
  y: number;
  put(text: string, x: number, style?: TextStyle): void;
  /** Wraps the text into lines of at most `most` points; longer words are cut. */
  fold(text: string, most: number, style?: TextStyle): string[];
  rule(): void;
  /** A PNG scaled into the box, aligned to its right and top edges. */
  picture(png: Buffer, right: number, top: number, box: readonly [width: number, height: number]): void;
  /** A coloured line across the page, at its top edge. */
  band(colour: string): void;
  /** Black bars from `x`, [from, width] in units of `unit` points, downwards from `y`. */
  bars(bars: readonly (readonly [from: number, width: number])[], x: number, unit: number, tall: number): void;
  /** An empty check box with its foot at `y`. */
  box(x: number, size: number): void;
  /** Starts a new page when fewer points are left on this one. */
  need(points: number): void;
  finish(): Promise<Uint8Array>;
};

/** A4 in points. */
export const [width, height, margin] = [595, 842, 56];
const grey = "#59666f";
/** Longer than any real text; laying out longer ones takes too much time. */
const longestText = 500;

const subsets = ["latin", "latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese"];
/** The first font that contains a character is used: subsets of Noto Sans, which open quickly; then Japanese. */
const filesOf = (weight: number, japanese: string): string[] => [
  ...subsets.map((name) => `@fontsource/noto-sans/files/noto-sans-${name}-${weight}-normal.woff`),
  `@expo-google-fonts/biz-udpgothic/${japanese}.ttf`,
];

/** Fonts by weight, in the order in which they are searched for a character. */
export const fontFiles = (weight: 400 | 700): string[] =>
  filesOf(weight, weight === 400 ? "400Regular/BIZUDPGothic_400Regular" : "700Bold/BIZUDPGothic_700Bold");

/** The font that contains a character, and its width as a share of the type size. */
type Glyph = { font: number; advance: number };
type Weight = { files: Buffer[]; glyphOf: (codePoint: number) => Glyph | null };
let weights: Promise<{ plain: Weight; bold: Weight }> | undefined;

/** Read for the first document, because most processes never write one. */
async function readWeight(names: string[]): Promise<Weight> {
  const { create } = await import("fontkit");
  const { resolve } = createRequire(import.meta.url);
  const files = await Promise.all(names.map((name) => readFile(resolve(name))));
  const fonts = files.map((file) => create(file) as Font);
  const known = new Map<number, Glyph | null>();
  return {
    files,
    glyphOf(codePoint) {
      let glyph = known.get(codePoint);
      if (glyph !== undefined) return glyph;
      const at = fonts.findIndex((font) => font.hasGlyphForCodePoint(codePoint));
      const font = fonts[at];
      glyph = font ? { font: at, advance: font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm } : null;
      known.set(codePoint, glyph);
      return glyph;
    },
  };
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

export async function openPaper(title: string, language: string): Promise<Paper> {
  const readAll = async () => ({
    plain: await readWeight(fontFiles(400)),
    bold: await readWeight(fontFiles(700)),
  });
  weights ??= readAll();
  const [{ default: PDFDocument }, { plain, bold }] = await Promise.all([import("pdfkit"), weights]);
  const info = { Title: title, Producer: "", Creator: "" };
  const first = plain.files[0] as unknown as string;
  const document = new PDFDocument({ size: [width, height], margin: 0, lang: language, font: first, info });
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((done, fail) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => done(Buffer.concat(chunks)));
    document.on("error", fail);
  });
  for (const [kind, { files }] of Object.entries({ plain, bold }))
    for (const [at, file] of files.entries()) document.registerFont(`${kind}${at}`, file);

  /** Splits the text where the font changes. */
  function runsOf(text: string, { size = 10, isBold }: TextStyle): { font: string; text: string; width: number }[] {
    const runs: { font: string; text: string; width: number }[] = [];
    const { glyphOf } = isBold ? bold : plain;
    for (const character of text) {
      const { font: at, advance } = glyphOf(character.codePointAt(0) ?? 0) ?? { font: 0, advance: 0 };
      const font = `${isBold ? "bold" : "plain"}${at}`;
      const last = runs.at(-1);
      if (last?.font === font) {
        last.text += character;
        last.width += advance * size;
      } else runs.push({ font, text: character, width: advance * size });
    }
    return runs;
  }

  const widthOf = (text: string, style: TextStyle): number =>
    runsOf(text, style).reduce((sum, run) => sum + run.width, 0);
  /** Replaces characters that no font contains by "?". */
  const writable = (text: string, { isBold }: TextStyle): string =>
    Array.from(plainText(text), (character) =>
      (isBold ? bold : plain).glyphOf(character.codePointAt(0) ?? 0) ? character : "?",
    ).join("");

  const paper: Paper = {
    y: margin,
    put(text, x, style = {}) {
      const shown = writable(text, style);
      let at = style.isRight ? x - widthOf(shown, style) : x;
      for (const run of runsOf(shown, style)) {
        document.font(run.font, style.size ?? 10).text(run.text, at, paper.y, { lineBreak: false, baseline: 0 });
        at += run.width;
      }
    },
    fold(text, most, style = {}) {
      const lines: string[] = [];
      let line = "";
      for (const word of writable(text, style).split(" ")) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (widthOf(longer, style) <= most) {
          line = longer;
          continue;
        }
        if (line !== "") lines.push(line);
        line = "";
        let taken = 0;
        for (const { segment } of characters.segment(word)) {
          const more = widthOf(segment, style);
          if (line !== "" && taken + more > most) {
            lines.push(line);
            [line, taken] = ["", 0];
          }
          line += segment;
          taken += more;
        }
      }
      return line === "" ? lines : [...lines, line];
    },
    rule() {
      const y = paper.y - 12;
      document
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .lineWidth(0.5)
        .strokeColor(grey)
        .stroke();
    },
    picture(png, right, top, [most, tall]) {
      const fit: [number, number] = [most, tall];
      document.image(png, right - most, top, { fit, align: "right" });
    },
    band(colour) {
      document.rect(0, 0, width, 6).fill(colour).fillColor("#000");
    },
    bars(bars, x, unit, tall) {
      for (const [from, wide] of bars) document.rect(x + from * unit, paper.y, wide * unit, tall);
      document.fillColor("#000").fill();
    },
    box(x, size) {
      document
        .rect(x, paper.y - size, size, size)
        .lineWidth(0.8)
        .strokeColor(grey)
        .stroke();
    },
    need(points) {
      if (paper.y + points < height - margin) return;
      document.addPage();
      paper.y = margin;
    },
    finish() {
      document.end();
      return whole;
    },
  };
  return paper;
}

/** Removes control characters and turns spaces of every width into a normal space. */
const plainText = (text: string): string =>
  text
    .normalize("NFC")
    .slice(0, longestText)
    .toWellFormed()
    .replace(/\p{Zs}/gu, " ")
    .replace(/\p{Cc}|\p{Cf}/gu, "");
