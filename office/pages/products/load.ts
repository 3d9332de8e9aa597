import type { Static } from "typebox";
import type { ProductPage, ProductRow } from "#commerce/catalog/office/list-schema.ts";
import { afterOf, type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { Answer } from "../../components/list/types.ts";
import { get } from "../../runtime/api.ts";

const filters = ["q", "category", "brand", "status", "stock", "missing_price", "market"] as const;

/** The list's filters as API parameters. Bulk changes take the same. */
export const filterOf = (search: ListSearch): Record<string, string | number> =>
  Object.fromEntries(
    filters.flatMap((name) => {
      const value = search[name];
      return value ? [[name, name === "category" ? Number(value) : value]] : [];
    }),
  );

/** Whether the server reads a page on from a row in this order. */
export const readsOn = ({ sort = "" }: ListSearch): boolean => /^-?(stock|price:)/.test(sort);

export async function loadProducts(search: ListSearch, signal: AbortSignal): Promise<Answer<ProductRow>> {
  const place = { sort: search.sort, page: pageOf(search), after: afterOf(search), limit: limitOf(search) };
  const query = { ...filterOf(search), ...place, count: "no" };
  return { rows: (await get<Static<typeof ProductPage>>("/staff/products", query, signal)).data };
}

export async function countProducts(
  search: ListSearch,
  signal: AbortSignal,
): Promise<Omit<Answer<ProductRow>, "rows">> {
  const query = { ...filterOf(search), count: "only" };
  const { meta } = await get<Static<typeof ProductPage>>("/staff/products", query, signal);
  return { total: meta.total, isExact: meta.isExact };
}
