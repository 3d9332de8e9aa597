import { baseRegionOf } from "#commerce/shared/regions/rules.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { groupsIn, regionIdIn, textsIn, uidsIn } from "#storefront/components/content/content-data.ts";
import { type Caller, contentLocaleFor, regionFor } from "./caller.ts";
import { findProducts } from "./products.ts";

type Content = {
  regions?: unknown;
  products?: unknown;
  banner?: unknown;
  automated_related_products?: unknown;
};

const mostProducts = 24;

/**
 * errorPage (specification 2.6, 3.13): its content besides the heading, with the products that content names. Null when
 * nothing is published for the region. An entry without regions applies to all.
 */
export async function errorPage(_root: unknown, args: { locale: string; bcRegion: string }, caller: Caller) {
  const region = await regionFor(caller, args.bcRegion);
  const locale = contentLocaleFor(args.locale);
  const place = region ? baseRegionOf(region) : caller.visit.locale.mapRegion;
  const entries = await caller.content.all<Content>("error_page", locale);
  const entry = entries.find(({ data }) => {
    const regions = textsIn(data.regions);
    return regions.length === 0 || regions.includes(place);
  });
  if (!entry) return null;
  const { uid, title, data } = entry;
  return {
    ...data,
    uid,
    title,
    regions: textsIn(data.regions),
    products: () => findProducts(caller, uidsIn(data.products).slice(0, mostProducts), { locale, region }),
    banner: () => findBanner(caller, data.banner, locale),
    automated_related_products: () => findCategories(caller, data.automated_related_products, locale),
  };
}

type Category = { cat_ids_bc?: unknown };

/** The categories that more products come from. Their ids in pro regions are those of the regions below. */
async function findCategories({ content }: Caller, groups: unknown, locale: string) {
  const uids = groupsIn(groups).flatMap(({ category }) => uidsIn(category));
  const entries = await content.byUids<Category>("product_category", uids, locale);
  return uids.flatMap((uid) => {
    const entry = entries.get(uid);
    if (!entry) return [];
    const ids = shoppingRegions.map((region) => [region, regionIdIn(entry.data.cat_ids_bc, region)] as const);
    const { us, ca, eu_region_1 } = Object.fromEntries(ids) as Record<(typeof shoppingRegions)[number], number | null>;
    const bcId = { us, ca, eu_region_1, pro: us, pro_ca: ca, pro_eu_region_1: eu_region_1 };
    return [{ category: { uid, title: entry.title, url: entry.url, bcId } }];
  });
}

async function findBanner({ content }: Caller, reference: unknown, locale: string) {
  const [uid = ""] = uidsIn(reference);
  const entry = (await content.byUids<{ cta_button_global?: unknown }>("banner", [uid], locale)).get(uid);
  if (!entry) return null;
  const buttons = groupsIn(entry.data.cta_button_global);
  return { ...entry.data, uid, title: entry.title, cta_button_global: buttons };
}
