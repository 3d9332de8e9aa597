import type { Key } from "../../../i18n/languages.ts";

/** Labels of audit log columns: the key of an office text by column name. */
export type Words = Readonly<Partial<Record<string, Key>>>;
