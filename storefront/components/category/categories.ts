import { type CategoryNode, findCategories, treeOf } from "#commerce/catalog/categories/tree.ts";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";

/** A category in the visitor's language. */
export type CategoryView = Pick<CategoryNode, "id" | "uid" | "path" | "sort" | "pins" | "tile" | "hero"> & {
  title: string;
  description: string;
  /** The media id of the category's picture in menus. */
  menuImage?: string;
  /** Title and description for search engines, in place of the visible ones. */
  seo: { title: string; description: string };
  children: CategoryView[];
};

type Content = {
  display_title?: string;
  description?: string;
  menu_image?: string;
  seo_meta?: { seo_title?: string; description?: string };
};

/** Loads the category tree in the visitor's language and the shop's order. Titles without content stay in English. */
export const loadCategories = (
  services: Pick<Services, "db" | "content" | "cache">,
  { contentLocale }: Pick<Locale, "contentLocale">,
): Promise<CategoryView[]> =>
  services.cache.read(`categories ${contentLocale}`, () => readCategories(services, contentLocale));

async function readCategories(
  services: Pick<Services, "db" | "content">,
  contentLocale: Locale["contentLocale"],
): Promise<CategoryView[]> {
  const [categories, entries] = await Promise.all([
    findCategories(services.db),
    services.content.all<Content>("product_category", contentLocale),
  ]);
  const texts = new Map(entries.map(({ uid, title, data }) => [uid, { title, ...data }]));
  const view = ({ id, uid, name, path, sort, pins, children, localImages, ...images }: CategoryNode): CategoryView => {
    const text = texts.get(uid);
    const own = localImages[contentLocale.slice(0, 2) as Language];
    return {
      id,
      uid,
      sort,
      pins,
      path: `/c/${path}`,
      tile: own?.tile_image ?? images.tile,
      hero: own?.hero_image ?? images.hero,
      title: text?.display_title || text?.title || name,
      description: text?.description ?? "",
      ...(text?.menu_image && { menuImage: text.menu_image }),
      seo: { title: text?.seo_meta?.seo_title ?? "", description: text?.seo_meta?.description ?? "" },
      children: children.map(view),
    };
  };
  return treeOf(categories).map(view);
}

/** Returns the categories from the root to the one with this uid. Empty when there is none. */
export function ancestorsOf(categories: readonly CategoryView[], uid: string): CategoryView[] {
  for (const category of categories) {
    if (category.uid === uid) return [category];
    const below = ancestorsOf(category.children, uid);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
