import { type Face, set } from "./lettering/set.ts";
import { type Point, path, svg } from "./svg.ts";

/**
 * The tags on product cards (specification 4): a word on a label whose end is cut off and has slipped, as in the wordmark.
 * Each is drawn on the same ground of 140 × 24 units, at its left, so that whoever shows one knows its size beforehand.
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

/** Ground, letters, and the piece that has slipped. */
const colours: Record<TagKind, readonly [string, string, string]> = {
  sale: [signal, snow, bright],
  new: [ink, snow, bright],
  redesigned: [ink, snow, glacier],
  "best-seller": [snow, ink, signal],
  "coming-soon": [pine, snow, "#35B48A"],
};

const face: Face = { weight: 0.185, width: 0.66, tracking: 0.2 };
/** Cap height, the line's foot, space before and after the word, how far the end leans, how wide the cut and the piece are. */
const [cap, foot, before, after, lean, cut, piece] = [8.4, 16.4, 9, 6, 5, 2, 4];

/** Marks above capitals, in parts of cap height around the middle of the letter. */
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

/** A word in capitals with its accents: outlines one unit high, and how wide they are. */
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

/** How wide a sign of Japanese is: it is set in the visitor's own face, whose signs all have one width. */
const sign = 11;

const widthOf = (word: string, language: TagLanguage): number =>
  language === "ja" ? [...word].length * sign : lettered(word).width * cap;

/** How wide the tag itself is, in units of its ground. */
export const tagWidth = (kind: TagKind, language: TagLanguage): number =>
  before + widthOf(words[kind][language], language) + after + lean + cut + piece;

/** Lines are written with one decimal: finer units keep letters crisp. */
const fine = 4;

/** A tag as SVG text. */
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
  // White needs an edge: the ground that it stands on may be white too.
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
