import type { Locale } from "#commerce/regions/schema.ts";
import { type LinkObject, type LinkTarget, readLink } from "#shop/parts/link-object.ts";
import type { NavItem } from "./frame-data.ts";

/** Navigation items as content holds them (specification 3.3). Pure. */

export type Regional = { regions?: string[] };
export type NavEntry = Regional & {
  link?: Omit<LinkObject, "internal_link"> & { internal_link?: LinkTarget[]; banner?: { uid: string }[] };
};

/** An empty list of regions means everywhere; a list names countries, map regions or shopping regions. */
export const appliesTo = (
  { regions }: Regional,
  locale: Pick<Locale, "country" | "mapRegion" | "shoppingRegion">,
): boolean =>
  !regions?.length ||
  regions.some((region) => [locale.country, locale.mapRegion, locale.shoppingRegion].includes(region));

/** An item that leads anywhere but to a category; null when it has no words or leads nowhere. */
export function readNavItem({ title, data }: { title: string; data: NavEntry }): NavItem | null {
  const link = readLink(data.link);
  const words = data.link?.title || title;
  return link && words ? { title: words, path: link.to ?? link.href, link, children: [] } : null;
}
