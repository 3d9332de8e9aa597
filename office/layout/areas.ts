import type { Key } from "../i18n/languages.ts";

export type Area = { key: Key; path: string; permission: string | null };

/** The areas of the navigation, with what somebody needs to see them. */
export const areas: readonly Area[] = [{ key: "home", path: "/", permission: null }];
