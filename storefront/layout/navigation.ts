import { textsIn } from "#storefront/components/content/content-data.ts";
import { type LinkObject, type LinkTarget, readLink } from "#storefront/components/content/link-object.ts";
import type { Regional } from "#storefront/components/content/regions.ts";
import type { NavItem, Shortcut } from "#storefront/layout/nav-item.ts";

/** Reads navigation items from content (specification 3.3). Pure. */

export type NavEntry = Regional & {
  /** "is=new", "level=beginner", "find=board". */
  shortcuts?: unknown;
  /** Categories listed in the item's sheet in place of its own subcategories, from anywhere in the tree. */
  children?: { uid: string }[];
  link?: Omit<LinkObject, "internal_link"> & { internal_link?: LinkTarget[]; banner?: { uid: string }[] };
};

const filters = ["is", "level"] as const;
/** Pages that help visitors choose: "find=board". */
const finders: Record<string, string> = { board: "/board-finder" };

/** Reads the shortcuts to a category's list from content. Unknown filters are left out. */
export const shortcutsIn = (named: unknown, path: string): Shortcut[] =>
  textsIn(named).flatMap((text): Shortcut[] => {
    const [name = "", value = ""] = text.trim().toLowerCase().split("=");
    if (name === "find" && Object.hasOwn(finders, value))
      return [{ filter: "find", value, path: finders[value] as string }];
    const filter = filters.find((one) => one === name);
    return filter && /^[a-z-]+$/.test(value) ? [{ filter, value, path: `${path}?${filter}=${value}` }] : [];
  });

/** Reads an item that does not lead to a category. Null when it has no title or no target. */
export function readNavItem({ title, data }: { title: string; data: NavEntry }): NavItem | null {
  const link = readLink(data.link);
  const words = data.link?.title || title;
  return link && words ? { title: words, path: link.to ?? link.href, link, children: [] } : null;
}
