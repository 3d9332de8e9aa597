import type { LinkView } from "#storefront/components/content/link-object.ts";

/** `image` is the media id of the picture in menus. */
export type NavLink = { title: string; path: string; image?: string };
export type NavBanner = { image: string; title: string; path: string };
/** A frequently used filter of a category's list: new products, reduced products, a rider's level. */
export type Shortcut = { filter: "is" | "level" | "find"; value: string; path: string };
/** `link` is set when an item does not lead to `path`, or opens in a new tab. */
export type NavItem = NavLink & { link?: LinkView; children: NavLink[]; shortcuts?: Shortcut[]; banner?: NavBanner };
