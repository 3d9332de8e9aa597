import type { LinkView } from "#storefront/components/content/link-object.ts";

export type NavLink = { title: string; path: string };
export type NavBanner = { image: string; title: string; path: string };
/** A narrowing of a category's list that many want: what is new, what is reduced, one's level. */
export type Shortcut = { filter: "is" | "level"; value: string; path: string };
/** `link` where an item leads elsewhere than to `path`, or opens a tab of its own. */
export type NavItem = NavLink & { link?: LinkView; children: NavLink[]; shortcuts?: Shortcut[]; banner?: NavBanner };
