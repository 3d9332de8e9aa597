import type { Language } from "#commerce/shared/regions/schema.ts";
import type { EmailBrand } from "./brand.ts";
import { colon } from "./rules.ts";

/** A text and its address, for a button or the link at the foot of an email. */
export type EmailLink = { text: string; href: string };

export type LinkedSentence = { before: string; href: string; after: string };

/** Splits "Questions? {link} has answers." at the place of the link and adds the address. */
export function linkedSentence(text: string, href: string): LinkedSentence {
  const [before = "", after = ""] = text.split("{link}");
  return { before, href, after };
}

export const plainSentence = ({ before, href, after }: LinkedSentence): string => `${before}${href}${after}`;

/** A button as plain text: its label, and its address on the next line. */
export const plainButton = (language: Language, { text, href }: EmailLink): string =>
  `${text}${colon(language).trimEnd()}\n${href}`;

/** Returns the plain-text part: the paragraphs without empty ones, then the sender. */
export const plainText = (
  { name, contact }: EmailBrand,
  paragraphs: readonly (string | null | undefined | false)[],
): string => [...paragraphs.filter(Boolean), [name, ...contact].join("\n")].join("\n\n");
