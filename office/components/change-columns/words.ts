import type { Key } from "../../i18n/languages.ts";

/** What columns of the audit log are called: a key of the office's texts by the column's name. */
export type Words = Readonly<Partial<Record<string, Key>>>;
