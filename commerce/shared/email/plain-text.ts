import type { Language } from "#commerce/shared/regions/schema.ts";
import type { EmailBrand } from "./brand.ts";
import { colon } from "./rules.ts";

/** A text and where it leads: a button, or the link at an email's foot. */
export type EmailLink = { text: string; href: string };

export type LinkedSentence = { before: string; href: string; after: string };

/** Puts an address into "Questions? {link} has answers." */
export function linkedSentence(text: string, href: string): LinkedSentence {
  const [before = "", after = ""] = text.split("{link}");
  return { before, href, after };
}

export const plainSentence = ({ before, href, after }: LinkedSentence): string => `${before}${href}${after}`;

/** A button without markup: its text, and its address below. */
export const plainButton = (language: Language, { text, href }: EmailLink): string =>
  `${text}${colon(language).trimEnd()}\n${href}`;

/** The plain-text part: paragraphs, of which empty ones are left out, and who it is from. */
export const plainText = (
  { name, contact }: EmailBrand,
  paragraphs: readonly (string | null | undefined | false)[],
): string => [...paragraphs.filter(Boolean), [name, ...contact].join("\n")].join("\n\n");
