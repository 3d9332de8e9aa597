import { sql } from "kysely";
import { putProductsIn } from "#commerce/catalog/management/actions.ts";
import { shapeFaults } from "#commerce/catalog/management/files.ts";
import { portable, productToV3 } from "#commerce/catalog/management/rest.ts";
import type { ProductBody, ProductV3, VariantBody } from "#commerce/catalog/management/schema.ts";
import { findStoredProducts } from "#commerce/catalog/management/stored.ts";
import type { Transaction } from "#database/tables.ts";
import { differences } from "./differences.ts";
import { readOurs } from "./ours.ts";
import type { Fault, FileItem, Layout, ReadItem, ReportRow } from "./schema.ts";
import { readShopify } from "./shopify.ts";

export const perStep = 100;
const mostFaults = 20;

/**
 * Writes products of a file, and says of each what became of it. One that is refused leaves the others alone. Answers in the
 * order of the items; costs a number of statements that does not depend on theirs.
 */
export async function applyItems(trx: Transaction, layout: Layout, items: readonly FileItem[]): Promise<ReportRow[]> {
  const read = items.map((item) => (layout.format === "ours" ? readOurs : readShopify)(item, layout));
  const before = await findByUid(trx, read);
  const wanted = read.map((one) => {
    const body = withStored(one, before.get(one.body.uid ?? ""));
    const faults = [...one.item.faults, ...one.faults];
    if (faults.length === 0)
      for (const [path, why] of shapeFaults("products", body)) {
        if (faults.length < mostFaults) faults.push({ ...one.placeOf(path.slice(1)), why });
      }
    return { ...one, body, faults };
  });
  let open = wanted.filter(({ faults }) => faults.length === 0);
  while (open.length > 0) {
    const put = await putProductsIn(
      trx,
      open.map(({ body }, place) => ({ body, at: `products.${place}` })),
    );
    if (put.ok) break;
    const refused = Object.entries(put.problem.fields ?? {});
    for (const [field, why] of refused) {
      const [, place = "", path = ""] = /^products\.(\d+)\.?(.*)$/.exec(field) ?? [];
      const one = open[Number(place)];
      if (one && one.faults.length < mostFaults) one.faults.push({ ...one.placeOf(path), why });
    }
    const left = open.filter(({ faults }) => faults.length === 0);
    if (left.length === open.length) throw new Error(put.problem.message);
    open = left;
  }
  const after = await findByUid(trx, open);
  return wanted.map(({ item, body, faults, notes }) => {
    const uid = body.uid ?? "";
    const [old, now] = [before.get(uid), after.get(uid)];
    const said = { row: item.row, key: item.key, name: body.name ?? old?.name ?? "", notes };
    if (faults.length > 0) return { ...said, outcome: "refused", changes: [], reasons: faults satisfies Fault[] };
    const changes = old && now ? differences(portable(old), portable(now)) : [];
    const outcome = !old ? "made" : changes.length > 0 ? "changed" : "unchanged";
    return { ...said, outcome, changes, reasons: [] };
  });
}

async function findByUid(trx: Transaction, items: readonly ReadItem[]): Promise<Map<string, ProductV3>> {
  const uids = items.flatMap(({ body }) => (typeof body.uid === "string" ? body.uid : []));
  const { rows } = await sql<{ id: number }>`select id from products where uid = any (${uids}::text[])`.execute(trx);
  const stored = await findStoredProducts(
    trx,
    rows.map(({ id }) => id),
  );
  return new Map([...stored.values()].map((product) => [product.uid, productToV3(product)]));
}

/** Lists of a body take the place of the former ones: what the file cannot say of them is added as it is. Pure. */
function withStored({ body, regions, item }: ReadItem, stored: ProductV3 | undefined): ProductBody {
  if (!stored) return { ...body, sku: body.sku ?? (body.uid ?? item.key).toUpperCase(), kind: body.kind ?? "other" };
  const kept = (variant: VariantBody): VariantBody => {
    const former = stored.variants.find(({ sku }) => sku === variant.sku)?.prices ?? [];
    if (!Array.isArray(variant.prices)) return variant;
    const others = former.filter(({ region }) => !regions.includes(region));
    return { ...variant, prices: [...variant.prices, ...others] };
  };
  const isOfTags = body.attributes && body.custom_fields === undefined && body.sku === undefined;
  return {
    ...body,
    ...(isOfTags && { attributes: { ...without(stored.attributes, "tags"), ...body.attributes } }),
    ...(Array.isArray(body.options) && {
      options: body.options.map((option) => {
        const former = stored.options.find(({ display_name: name }) => name === option?.display_name);
        return former && isOfTags ? { ...option, type: former.type } : option;
      }),
    }),
    ...(Array.isArray(body.variants) && { variants: body.variants.map(kept) }),
  } as ProductBody;
}

const without = (record: Record<string, string[]>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
