import type { Language, Text } from "#demo/shapes.ts";
import { blocksOf } from "./prose.ts";

/** An entry of the demo world, before it is published once per language. */
export type DemoEntry = {
  contentType: string;
  uid: string;
  title: Text;
  /** Path below the locale. */
  url?: string;
  data: (language: Language) => object;
  /** Those that it is published in; absent: all. Readers of the others are shown the English one. */
  languages?: readonly Language[];
};

/** A heading and what stands under it, line by line (prose.ts). */
export type Part = readonly [heading: string, ...lines: string[]];

export type Body = { intro: string; alt?: string; parts: readonly Part[] };

/** A block of another kind, after so many parts; 0 is before the first. */
export type Extra = { after: number; block: (language: Language) => object };

export type Article = {
  contentType: string;
  uid: string;
  url: string;
  title: Text;
  /** Media id of the picture at the top. */
  image?: string;
  bodies: Record<Language, Body>;
  extras?: readonly Extra[];
  /** What entries of this type have besides, the same in every language or made for each. */
  more?: object | ((language: Language) => object);
};

/** The entry of a page that is read: introduction, picture, and blocks of text with others between them. */
export function article({ contentType, uid, url, title, image, bodies, extras = [], more = {} }: Article): DemoEntry {
  const data = (language: Language) => {
    const { intro, alt, parts } = bodies[language];
    const at = (index: number) => extras.filter((extra) => extra.after === index).map((extra) => extra.block(language));
    const texts = parts.flatMap(([heading, ...lines], index) => [...blocksOf(heading, lines), ...at(index + 1)]);
    const own = typeof more === "function" ? more(language) : more;
    return { ...own, intro, ...(image && { image, alt: alt ?? "" }), blocks: [...at(0), ...texts] };
  };
  return { contentType, uid, title, url, data };
}

/** A row of products. */
export const products = (after: number, ...uids: string[]): Extra => ({
  after,
  block: () => ({ kind: "products", uids }),
});

/** A paragraph with a heading that some content regions alone are shown: professionals, say. */
export const note = (after: number, regions: readonly string[], heading: Text, text: Text): Extra => ({
  after,
  block: (language) => ({ kind: "text", regions, heading: heading[language], paragraphs: [text[language]] }),
});

/** A picture across the page; what it shows is said in every language. */
export const picture = (after: number, image: string, alt: Text): Extra => ({
  after,
  block: (language) => ({ kind: "picture", image, alt: alt[language] }),
});

/** A table whose rows are the same everywhere; heading and columns are words. */
export const table = (
  after: number,
  heading: Text,
  columns: Record<Language, readonly string[]>,
  rows: readonly (readonly string[])[],
): Extra => ({
  after,
  block: (language) => ({ kind: "table", heading: heading[language], columns: columns[language], rows }),
});
