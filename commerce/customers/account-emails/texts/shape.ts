import type { AccountEmailKind } from "#commerce/customers/account-emails/schema.ts";

/** One letter: what it is about, what it asks for, and what to do if it reached the wrong person. */
export type AccountEmailText = { subject: string; title: string; text: string; button: string; note: string };

/** All letters in one language. `{brand}` is filled in; the help sentence has its `{link}`. */
export type AccountEmailTexts = Record<AccountEmailKind, AccountEmailText> & { help: string };
