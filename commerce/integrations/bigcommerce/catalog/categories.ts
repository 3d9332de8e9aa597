import type { Category } from "#commerce/catalog/products/categories.ts";
import type { Keep } from "#commerce/integrations/bigcommerce/cached-reads.ts";
import type { BigCommerceHttp } from "#commerce/integrations/bigcommerce/http.ts";
import { type BigCommerceSettings, channelOf } from "#commerce/integrations/bigcommerce/settings.ts";
import { uidOf } from "#commerce/integrations/bigcommerce/slugs.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { BcCategory, Page } from "./shapes.ts";

type AdapterServices = { http: BigCommerceHttp; keep: Keep; settings: BigCommerceSettings };

/** The category tree of the region's channel, whole: visible ones whose parents are visible too, parents first. */
export async function readCategories(parts: AdapterServices, region: PriceRegion): Promise<Category[]> {
  const channel = channelOf(parts.settings, region);
  if (channel === null) return [];
  return parts.keep(`categories ${channel}`, 120, async () => inOrder(await readTree(parts.http, channel)));
}

async function readTree(http: BigCommerceHttp, channel: number): Promise<BcCategory[]> {
  const trees = await http.read<Page<{ id: number }>>("/v3/catalog/trees", { "channel_id:in": channel });
  const tree = trees?.data[0]?.id;
  if (tree === undefined) return [];
  const all: BcCategory[] = [];
  for (let page = 1; ; page += 1) {
    const found = await http.read<Page<BcCategory>>("/v3/catalog/trees/categories", {
      "tree_id:in": tree,
      page,
      limit: 250,
    });
    all.push(...(found?.data ?? []));
    if (!found || page >= found.meta.pagination.total_pages) return all;
  }
}

/** Pure. */
export function inOrder(rows: readonly BcCategory[]): Category[] {
  const visible = rows.filter((row) => row.is_visible);
  const ordered: Category[] = [];
  const add = (parent: Category | null) => {
    const children = visible
      .filter((row) => row.parent_id === (parent?.id ?? 0))
      .sort((a, b) => a.sort_order - b.sort_order || a.category_id - b.category_id);
    for (const row of children) {
      const uid = uidOf(row.url?.path, `category-${row.category_id}`);
      const path = parent ? `${parent.path}/${uid}` : uid;
      const category = {
        id: row.category_id,
        uid,
        parentId: parent?.id ?? null,
        name: row.name,
        position: row.sort_order,
        path,
      };
      ordered.push(category);
      add(category);
    }
  };
  add(null);
  return ordered;
}
