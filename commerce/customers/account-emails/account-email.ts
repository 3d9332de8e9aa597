import { defaultBrand } from "#commerce/shared/email/brand.ts";
import { type Email, simpleEmail } from "#commerce/shared/email/simple.tsx";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { AccountEmailKind } from "./schema.ts";
import { accountEmailTexts } from "./texts/all.ts";

/** Absolute addresses: what the button does, and the support pages. */
export type AccountEmailLinks = { action: string; support: string };

/**
 * One of the emails about an account. It calls nobody by name: whoever opens an account with somebody else's address
 * chooses the name, and could have us deliver whatever they write into it.
 */
export function accountEmail(
  kind: AccountEmailKind,
  language: Language,
  { action, support }: AccountEmailLinks,
  brand = defaultBrand,
): Email {
  const { [kind]: own, help } = accountEmailTexts[language];
  const values = { brand: brand.name };
  return simpleEmail({
    language,
    brand,
    subject: fill(own.subject, values),
    title: own.title,
    text: fill(own.text, values),
    button: { text: own.button, href: action },
    note: own.note,
    help,
    support,
  });
}
