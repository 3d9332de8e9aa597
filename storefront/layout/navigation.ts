import { isProRegion } from "#commerce/shared/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { textsIn } from "#storefront/components/content/content-data.ts";
import { type LinkObject, type LinkTarget, readLink } from "#storefront/components/content/link-object.ts";
import type { NavItem, Shortcut } from "#storefront/layout/nav-item.ts";

/** Navigation items as content holds them (specification 3.3). Pure. */

export type Regional = { regions?: string[] };
export type NavEntry = Regional & {
  /** "is=new", "level=beginner", "find=board". */
  shortcuts?: unknown;
  /** Categories that its sheet names in place of those below its own, from anywhere in the tree. */
  children?: { uid: string }[];
  link?: Omit<LinkObject, "internal_link"> & { internal_link?: LinkTarget[]; banner?: { uid: string }[] };
};

/** Where content is shown, and at whose prices. */
export type ContentPlace = Pick<Locale, "country" | "mapRegion" | "shoppingRegion"> & { region?: PriceRegion | null };

/**
 * An empty list of regions means everywhere; a list names countries, map regions or shopping regions. A professional's content
 * region is "pro", "pro_ca" or "pro_eu_region_1" (section 6), and what is meant for everybody else in the country is not shown.
 */
export function appliesTo({ regions }: Regional, { region = null, ...locale }: ContentPlace): boolean {
  const own = isProRegion(region) ? [region] : [locale.country, locale.mapRegion, locale.shoppingRegion];
  return !regions?.length || regions.some((one) => own.some((other) => other === one));
}

const filters = ["is", "level"] as const;
/** Pages that help to choose: "find=board". */
const finders: Record<string, string> = { board: "/board-finder" };

/** Ways into a category's list, as content names them; what is no filter of these is left out. */
export const shortcutsIn = (named: unknown, path: string): Shortcut[] =>
  textsIn(named).flatMap((text): Shortcut[] => {
    const [name = "", value = ""] = text.trim().toLowerCase().split("=");
    if (name === "find" && Object.hasOwn(finders, value))
      return [{ filter: "find", value, path: finders[value] as string }];
    const filter = filters.find((one) => one === name);
    return filter && /^[a-z-]+$/.test(value) ? [{ filter, value, path: `${path}?${filter}=${value}` }] : [];
  });

/** An item that leads anywhere but to a category; null when it has no words or leads nowhere. */
export function readNavItem({ title, data }: { title: string; data: NavEntry }): NavItem | null {
  const link = readLink(data.link);
  const words = data.link?.title || title;
  return link && words ? { title: words, path: link.to ?? link.href, link, children: [] } : null;
}
