import { findAlike } from "#commerce/catalog/products/related-products.ts";
import { baseRegionOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import { idIn } from "#platform/ids.ts";
import { regionIdIn, textsIn } from "#storefront/components/content/content-data.ts";
import { type Attribute, kinshipsFor } from "#storefront/components/product/kinships.ts";
import { badInput, type Caller, contentLocaleFor, maxProducts, regionFor } from "./caller.ts";

type Args = {
  categoryId: string;
  bcRegion: string;
  ctsRegion: string;
  locale: string;
  productAttributes?: Attribute[] | null;
};

type Category = { cat_ids_bc?: unknown; automated_related_products?: boolean };

const maxAttributes = 20;
const maxValues = 50;
/** More candidates than results, because those not shown in the content region are removed. */
const maxCandidates = 3 * maxProducts;

/**
 * automatedRelatedProductIds (specification 3.16, 4, 5): commerce ids of products related to a category and to a
 * product's attributes, the closest first, then the best sold. They are sold in bcRegion and published with ctsRegion
 * among their regions. `categoryId` is the uid of the category's content or its commerce id. The current product is not
 * known here, so it may be included. Empty when content switches automation off for the category.
 */
export async function automatedRelatedProductIds(_root: unknown, args: Args, caller: Caller): Promise<number[]> {
  const attributes = args.productAttributes ?? [];
  if (attributes.length > maxAttributes)
    throw badInput("productAttributes", `must not be more than ${maxAttributes} attributes.`);
  if (attributes.some(({ values }) => values.length > maxValues))
    throw badInput("productAttributes", `must not have more than ${maxValues} values of one attribute.`);
  const region = await regionFor(caller, args.bcRegion);
  if (!region) return [];
  const home = baseRegionOf(region);
  const locale = contentLocaleFor(args.locale);
  const [categories, configs] = await Promise.all([
    caller.content.all<Category>("product_category", locale),
    caller.content.all<{ categories?: unknown }>("automated_related_products_config", locale),
  ]);
  const asked = args.categoryId.trim();
  const number = idIn(asked) || null;
  const category = categories.find(
    ({ uid, data }) => uid === asked || (number !== null && regionIdIn(data.cat_ids_bc, home) === number),
  );
  const categoryId = category ? regionIdIn(category.data.cat_ids_bc, home) : number;
  if (categoryId === null || category?.data.automated_related_products === false) return [];

  const kinships = kinshipsFor(configs[0]?.data.categories, categoryId, home, attributes);
  const alike = await findAlike(caller.db, region, categoryId, kinships, maxCandidates);
  const shown = await shownUids(caller, alike, contentRegion(args.ctsRegion), locale);
  return alike
    .filter(({ uid }) => shown.has(uid))
    .map(({ id }) => id)
    .slice(0, maxProducts);
}

/** A professional's content region is the region below it when content has none of its own. */
const contentRegion = (ctsRegion: string): string[] => {
  const asked = ctsRegion.trim().toLowerCase();
  return isPriceRegion(asked) ? [asked, baseRegionOf(asked)] : [asked];
};

/** Published as specification 5 requires: with a title, an address, and one of `regions` in its list. */
async function shownUids(
  { content }: Caller,
  keys: readonly { uid: string }[],
  regions: readonly string[],
  locale: string,
): Promise<Set<string>> {
  const uids = keys.map(({ uid }) => uid);
  const entries = await content.byUids<{ regions?: unknown }>("product", uids, locale);
  const shown = [...entries.values()].filter(
    ({ title, url, data }) => title && url && textsIn(data.regions).some((region) => regions.includes(region)),
  );
  return new Set(shown.map(({ uid }) => uid));
}
