/** The texts of the legal document attached to a confirmation. Placeholders: {seller}, {email}, {link}. */
export type LawTexts = {
  title: string;
  /** The attachment's name. */
  file: string;
  /** The heading above the shop's terms. */
  terms: string;
  parts: { heading: string; paragraphs: string[] }[];
};
