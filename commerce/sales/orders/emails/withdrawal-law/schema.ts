/** What the document that comes with a confirmation says. Places: {seller}, {email}, {link}. */
export type LawTexts = {
  title: string;
  /** The attachment's name. */
  file: string;
  /** Stands above the shop's terms. */
  terms: string;
  parts: { heading: string; paragraphs: string[] }[];
};
