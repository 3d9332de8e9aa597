import { findProductPage } from "#commerce/catalog/api/find-pages.ts";
import { filterName, findOwnFilters } from "#commerce/catalog/listings/own-filters.ts";
import { findProductKeys } from "#commerce/catalog/products/related-products.ts";
import type { Bounds } from "#commerce/catalog/products/schema.ts";
import { badInput, type Caller, contentLocaleFor, maxProducts, regionFor } from "./caller.ts";
import { findProducts } from "./products.ts";

type OwnFieldFilter = { key: string; values?: string[] | null; min?: number | null; max?: number | null };
type Args = {
  filters: OwnFieldFilter[];
  locale: string;
  bcRegion: string;
  first: number;
  includeVariantRetailPrice?: boolean | null;
};

/**
 * productsByOwnFields: products of a region filtered by own fields, in the order of their ids. Each filter keeps
 * products with one of its values, or within its bounds. As in lists, only fields that the merchant uses as filters are
 * allowed, and none that only staff see. Products that content does not know or does not show are left out.
 */
export async function productsByOwnFields(_root: unknown, args: Args, caller: Caller) {
  const { first, filters: asked } = args;
  if (first < 1 || first > maxProducts) throw badInput("first", `must be from 1 to ${maxProducts}.`);
  const known = new Map((await findOwnFilters(caller.db)).map((field) => [field.key, field]));
  const filters: Record<string, string[]> = {};
  const ranges: Record<string, Bounds> = {};
  for (const { key, values, min, max } of asked) {
    const field = known.get(key);
    if (!field) throw badInput("filters", `name ${key}, which is no own field that lists are narrowed by.`);
    const name = filterName(field);
    if (values?.length) filters[name] = values.map((value) => value.toLowerCase());
    const bounds = { ...(typeof min === "number" && { from: min }), ...(typeof max === "number" && { to: max }) };
    if (Object.keys(bounds).length > 0) ranges[name] = bounds;
    else if (!values?.length) throw badInput("filters", `must have values or bounds for ${key}.`);
  }
  const region = await regionFor(caller, args.bcRegion);
  if (!region) return [];
  const found = await findProductPage(caller.db, {
    region,
    filters,
    ranges,
    sort: "id",
    direction: "asc",
    page: 1,
    limit: first,
  });
  const uids = new Map((await findProductKeys(caller.db, { ids: found.ids })).map(({ id, uid }) => [id, uid]));
  return findProducts(
    caller,
    found.ids.flatMap((id) => uids.get(id) ?? []),
    {
      locale: contentLocaleFor(args.locale),
      region,
      includeVariantRetailPrice: args.includeVariantRetailPrice ?? false,
    },
  );
}
