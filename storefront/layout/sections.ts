import { listing } from "#commerce/catalog/listings/listing-page.ts";
import { pricesBehind } from "#commerce/catalog/products/reads.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { ancestorsOf, type CategoryView } from "#storefront/components/category/categories.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import { loadLayoutData } from "#storefront/layout/layout-data.ts";

/** A category that the main navigation names, in its words. */
export type Section = { title: string; path: string };

const below = "/c/";

/** The categories of the main navigation, in its order. */
export async function loadSections({
  services,
  locale,
  region,
}: Pick<PageContext, "services" | "locale" | "region">): Promise<Section[]> {
  const { nav } = await loadLayoutData(services, locale, region);
  return nav.filter(({ path }) => path.startsWith(below)).map(({ title, path }) => ({ title, path }));
}

/**
 * The way to a category as breadcrumbs. It begins at the last category that the navigation names: what is Outerwear
 * there does not stand below Accessories here.
 */
export function crumbsOf(
  way: readonly Pick<CategoryView, "title" | "path">[],
  sections: readonly Section[],
): Section[] {
  const named = (path: string) => sections.find((section) => section.path === path);
  const start = way.findLastIndex(({ path }) => named(path));
  return way.slice(Math.max(0, start)).map(({ title, path }) => named(path) ?? { title, path });
}

/** The category path to the most specific of a product's categories. */
export function longestWay(tree: CategoryView[], categories: readonly { uid: string }[]): CategoryView[] {
  const ways = categories.map(({ uid }) => ancestorsOf(tree, uid));
  return ways.reduce((best, way) => (way.length > best.length ? way : best), []);
}

/** Everything that is reduced: what the search finds for the word on the badge. */
export const salePath = (texts: Pick<Texts, "catalogue.badge-sale">): string =>
  `/search?q=${encodeURIComponent(texts["catalogue.badge-sale"])}`;

export type SaleLink = Section & { count: number };

/** These categories within the sale, with the number of reduced products of each. Those without any are left out. */
export async function saleLinks(
  { services, region }: Pick<PageContext, "services" | "region">,
  categories: readonly Section[],
): Promise<SaleLink[]> {
  const uidOf = ({ path }: Section) => path.split("/").at(-1) ?? "";
  const { facets } = await listing(services.db, {
    region: pricesBehind(region),
    filters: { is: ["sale"] },
    groups: { section: Object.fromEntries(categories.map((one) => [uidOf(one), [`in:${uidOf(one)}`]])) },
    sort: "popular",
    page: 1,
    perPage: 0,
  });
  const counts = new Map(facets.find(({ name }) => name === "section")?.values.map((one) => [one.value, one.count]));
  return categories.flatMap((one) => {
    const count = counts.get(uidOf(one));
    return count ? [{ title: one.title, path: `${one.path}?is=sale`, count }] : [];
  });
}
