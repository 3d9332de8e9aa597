import type { LetterBrand } from "#commerce/shared/email/brand.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";

/** What a message says, as texts; html.ts and the plain text are two ways to set it. */
export type ConfirmationParts = {
  language: Language;
  brand: LetterBrand;
  subject: string;
  preview: string;
  kicker: string;
  number: string;
  thanks: string;
  intro: string;
  items: string;
  lines: { name: string; more: string[]; total: string; picture?: string }[];
  sums: { label: string; amount: string; kind: "plain" | "total" | "within" }[];
  blocks: { heading: string; lines: string[] }[];
  button: { text: string; href: string };
  help: { before: string; href: string; after: string };
  returns: string;
  /** The right of withdrawal, where there is one: what stands before and after its link. */
  right: { before: string; href: string; after: string } | null;
};
