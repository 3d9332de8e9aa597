import { type Face, set } from "./lettering/set.ts";
import { type Point, path, svg } from "./svg.ts";

/**
 * The tags on product cards (specification 4): a word on a label whose end is cut off and shifted, as in the wordmark.
 * Every tag is drawn at the left of a ground of 140 × 24 units, so that a page knows its size in advance.
 */

export const tagLanguages = ["en", "de", "es", "fr", "it", "sv", "no", "ja"] as const;
export type TagLanguage = (typeof tagLanguages)[number];

export const tagKinds = ["sale", "new", "redesigned", "best-seller", "coming-soon"] as const;
export type TagKind = (typeof tagKinds)[number];

export const tagSize = { width: 140, height: 24 };

const words: Record<TagKind, Record<TagLanguage, string>> = {
  sale: { en: "Sale", de: "Sale", es: "Rebajado", fr: "Soldé", it: "In saldo", sv: "Rea", no: "Salg", ja: "セール" },
  new: { en: "New", de: "Neu", es: "Nuevo", fr: "Nouveau", it: "Nuovo", sv: "Nyhet", no: "Nyhet", ja: "新作" },
  redesigned: {
    en: "Redesigned",
    de: "Überarbeitet",
    es: "Rediseñado",
    fr: "Repensé",
    it: "Rivisto",
    sv: "Omgjord",
    no: "Nytt design",
    ja: "リニューアル",
  },
  "best-seller": {
    en: "Best seller",
    de: "Bestseller",
    es: "Superventas",
    fr: "Best-seller",
    it: "Best seller",
    sv: "Storsäljare",
    no: "Bestselger",
    ja: "人気",
  },
  "coming-soon": {
    en: "Coming soon",
    de: "Bald da",
    es: "Próximamente",
    fr: "Bientôt",
    it: "In arrivo",
    sv: "Kommer snart",
    no: "Kommer snart",
    ja: "近日発売",
  },
};

const [ink, snow, signal, bright, glacier, pine] = ["#0E1216", "#fff", "#C8350A", "#FF5A1F", "#1B4DFF", "#0F6B4F"];

/** Colours of the ground, the letters, and the shifted piece. */
const colours: Record<TagKind, readonly [string, string, string]> = {
  sale: [signal, snow, bright],
  new: [ink, snow, bright],
  redesigned: [ink, snow, glacier],
  "best-seller": [snow, ink, signal],
  "coming-soon": [pine, snow, "#35B48A"],
};

const face: Face = { weight: 0.185, width: 0.66, tracking: 0.2 };
/**
 * Cap height, baseline, space before and after the word, the slant of the end, and the widths of the cut and the piece.
 */
const [cap, foot, before, after, lean, cut, piece] = [8.4, 16.4, 9, 6, 5, 2, 4];

/** Marks above capitals, as fractions of the cap height around the middle of the letter. */
const marks: Record<string, Point[][]> = {
  "\u0301": [block(0.02, -0.36, 0.24, 0.2, 0.12)],
  "\u0302": [
    [
      at(-0.27, -0.14),
      at(-0.06, -0.38),
      at(0.06, -0.38),
      at(0.27, -0.14),
      at(0.09, -0.14),
      at(0, -0.25),
      at(-0.09, -0.14),
    ],
  ],
  "\u0303": [
    [
      at(-0.3, -0.15),
      at(-0.22, -0.33),
      at(-0.06, -0.33),
      at(0.08, -0.24),
      at(0.16, -0.34),
      at(0.3, -0.34),
      at(0.22, -0.16),
    ].concat([at(0.06, -0.16), at(-0.08, -0.24), at(-0.16, -0.15)]),
  ],
  "\u0308": [block(-0.29, -0.34, 0.2, 0.2, 0), block(0.09, -0.34, 0.2, 0.2, 0)],
};

function at(x: number, y: number): Point {
  return [x, y];
}

/** A box that leans to the right by `by`. */
function block(x: number, y: number, width: number, height: number, by: number): Point[] {
  return [at(x + by, y), at(x + width + by, y), at(x + width - by, y + height), at(x - by, y + height)];
}

/** Sets a word in capitals with accents: outlines one unit high, and their width. */
function lettered(word: string): { width: number; outlines: Point[][] } {
  const letters = [...word.toUpperCase()];
  const plain = set(word, face);
  const accents = letters.flatMap((letter, index) => {
    const [, mark = ""] = letter.normalize("NFD");
    const start = index === 0 ? 0 : set(letters.slice(0, index).join(""), face).width + face.tracking;
    const middle = start + set(letter, face).width / 2;
    return (marks[mark] ?? []).map((outline) => outline.map(([x, y]) => at(x + middle, y)));
  });
  return { width: plain.width, outlines: [...plain.outlines, ...accents] };
}

/**
 * The width of a Japanese character. Japanese text uses the visitor's own font, in which all characters have the same
 * width.
 */
const sign = 11;

const widthOf = (word: string, language: TagLanguage): number =>
  language === "ja" ? [...word].length * sign : lettered(word).width * cap;

/** The width of the tag itself, in units of its ground. */
export const tagWidth = (kind: TagKind, language: TagLanguage): number =>
  before + widthOf(words[kind][language], language) + after + lean + cut + piece;

/** Coordinates are written with one decimal, so finer units keep letters crisp. */
const fine = 4;

/** Draws a tag as SVG text. */
export function drawTag(kind: TagKind, language: TagLanguage): string {
  const [ground, letters, slipped] = colours[kind];
  const word = words[kind][language];
  const end = before + widthOf(word, language) + after;
  const { width, height } = tagSize;
  const label = [at(0, 0), at(end + lean, 0), at(end, height), at(0, height)];
  const left = end + cut;
  const bed = [at(left + lean, 0), at(left + lean + piece, 0), at(left + piece, height), at(left, height)];
  const drawn = (points: readonly Point[]) => path(points.map(([x, y]) => at(x * fine, y * fine)));
  const outlines = () =>
    lettered(word).outlines.map((points) => drawn(points.map(([x, y]) => at(before + x * cap, foot + (y - 1) * cap))));
  const written = `<text x="${before * fine}" y="${foot * fine}" textLength="${widthOf(word, language) * fine}" lengthAdjust="spacingAndGlyphs" font-family="sans-serif" font-weight="700" font-size="${sign * fine}" fill="${letters}">${word}</text>`;
  // A white tag needs an outline, because it may be shown on a white background.
  const edge = [at(0.5, 0.5), at(end + lean - 0.6, 0.5), at(end - 0.4, height - 0.5), at(0.5, height - 0.5)];
  const outline = ground === snow ? ` stroke="${ink}" stroke-width="${fine}"` : "";
  const parts = [
    `fill="${ground}"${outline} d="${drawn(outline ? edge : label)}"`,
    `fill="${slipped}" d="${drawn(bed)}"`,
  ];
  const body = parts.map((part) => `<path ${part}/>`).join("");
  const said = language === "ja" ? written : `<path fill="${letters}" d="${outlines().join("")}"/>`;
  return svg(width * fine, height * fine, body + said);
}
