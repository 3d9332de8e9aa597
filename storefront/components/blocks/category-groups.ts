import { ancestorsOf, type CategoryView, loadCategories } from "#storefront/components/category/categories.ts";
import { recordsOf, textOf, textsOf, uidOf } from "#storefront/components/content/values.ts";
import type { CardContext } from "#storefront/components/product/card-texts.ts";

/** Category groups (specification 3.8): a parent, and categories that may have other titles there. */

/** `image`: the media id of the category's tile. `count`: the number of its products, where that is told. */
export type GroupLink = { title: string; path: string; image?: string; count?: number };

export const groupLink = ({ title, path, tile }: Pick<CategoryView, "title" | "path" | "tile">): GroupLink => ({
  title,
  path,
  ...(tile && { image: tile }),
});

/** `layout` comes from clp_layout_tags: "row" or "wide"; otherwise tiles. */
export type CategoryGroup = { title: string; links: GroupLink[]; layout: string[] };

type Entry = { title: string; data: Record<string, unknown> };

const type = "category_groups";

/** Builds a group from an entry, using the existing categories. */
const groupOf = (tree: readonly CategoryView[], { title, data }: Entry): CategoryGroup => ({
  title,
  links: recordsOf(data.categories).flatMap(({ category, clp_display_title }) => {
    const own = ancestorsOf(tree, uidOf(category)).at(-1);
    return own ? [groupLink({ ...own, title: textOf(clp_display_title) || own.title })] : [];
  }),
  layout: textsOf(data.clp_layout_tags),
});

/** Returns groups by uid. Each has the title of its parent. */
export async function groupsByUid(
  { services, locale }: Pick<CardContext, "services" | "locale">,
  uids: string[],
): Promise<Map<string, CategoryGroup>> {
  if (uids.length === 0) return new Map();
  const [entries, tree] = await Promise.all([
    services.content.byUids<Entry["data"]>(type, uids, locale.contentLocale),
    loadCategories(services, locale),
  ]);
  return new Map(
    [...entries].map(([uid, entry]) => {
      const parent = ancestorsOf(tree, uidOf(entry.data.parent_category)).at(-1);
      return [uid, { ...groupOf(tree, entry), title: parent?.title ?? entry.title }];
    }),
  );
}

/** Returns the groups of a parent, without those that have no categories. */
export async function groupsOfParent(
  { services, locale }: Pick<CardContext, "services" | "locale">,
  tree: readonly CategoryView[],
  parent: string,
): Promise<CategoryGroup[]> {
  const entries = await services.content.all<Entry["data"]>(type, locale.contentLocale);
  return entries
    .filter(({ data }) => uidOf(data.parent_category) === parent)
    .map((entry) => groupOf(tree, entry))
    .filter(({ links }) => links.length > 0);
}
