import type { AccountEmailKind } from "#commerce/customers/account-emails/schema.ts";

/** One email: its subject, what it asks for, and what to do when it reached the wrong person. */
export type AccountEmailText = { subject: string; title: string; text: string; button: string; note: string };

/** All emails in one language. `{brand}` is filled in; the help sentence contains `{link}`. */
export type AccountEmailTexts = Record<AccountEmailKind, AccountEmailText> & { help: string };
