import type { LinkView } from "#storefront/components/content/link-object.ts";

/** `image`: what stands for it in menus, by its media id. */
export type NavLink = { title: string; path: string; image?: string };
export type NavBanner = { image: string; title: string; path: string };
/** A narrowing of a category's list that many want: what is new, what is reduced, one's level. */
export type Shortcut = { filter: "is" | "level" | "find"; value: string; path: string };
/** `link` where an item leads elsewhere than to `path`, or opens a tab of its own. */
export type NavItem = NavLink & { link?: LinkView; children: NavLink[]; shortcuts?: Shortcut[]; banner?: NavBanner };
