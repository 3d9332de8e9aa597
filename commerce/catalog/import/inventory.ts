import { sql } from "kysely";
import { noFaults } from "#commerce/catalog/shared/problems.ts";
import { takeVariants } from "#commerce/catalog/shared/variants.ts";
import { storeLevels } from "#commerce/catalog/stock/adjust.ts";
import { addFault, type ImportFormat } from "#commerce/staff/imports/format.ts";
import type { FileItem, Layout, ReportRow } from "#commerce/staff/imports/schema.ts";
import { recordChange } from "#database/changes/record.ts";
import { productTag } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";
import { isInventoryColumn, type Level, levelOf, locationsOf, skuOf } from "./inventory-rows.ts";

/** Shopify's inventory CSV: the quantity of each variant, at one location or several. */
export const inventoryFormat: ImportFormat = {
  name: "shopify-inventory",
  fits: (header) => header.includes("SKU") && header.includes("Handle") && !header.includes("Variant SKU"),
  lacks: "The first row has no columns Handle and SKU, so that this is no inventory CSV of Shopify.",
  keyColumn: "SKU",
  keyOfRow: skuOf,
  goesOn: false,
  keyOf: (key) => key,
  isKnown: isInventoryColumn,
  fields: ["SKU", "Handle", "Title", "Location", "Available", "On hand"],
  required: ["SKU", "Available"],
  permissions: ["stock:write"],
  regionsOf: () => [],
  choicesIn: locationsOf,
  apply: applyLevels,
};

type VariantStock = {
  id: number;
  sku: string;
  productId: number;
  isTracked: boolean;
  isBinned: boolean;
  available: number;
};

async function applyLevels(
  trx: Transaction,
  layout: Layout,
  items: readonly FileItem[],
  isTrial: boolean,
): Promise<ReportRow[]> {
  const wanted = items.map((item) => levelOf(item, layout));
  const skus = wanted.flatMap(({ sku }) => sku || []);
  // Locked until the end, so that nothing is sold between reading and writing the stock.
  if (!isTrial) {
    const found = await takeVariants(
      trx,
      skus.map((sku) => ({ sku })),
      "",
      noFaults(),
    );
    await sql`select from stock where variant_id = any (${found.flatMap((one) => one?.id ?? [])}::int[])
      order by variant_id for update`.execute(trx);
  }
  const found = await findLevels(trx, skus);
  const rows = wanted.map((one) => rowOf(one, found.get(one.sku)));
  if (isTrial) return rows;
  const changed = wanted.flatMap(({ sku, pieces }, at) => {
    const variant = found.get(sku);
    return rows[at]?.outcome === "changed" && variant && pieces !== null ? [{ ...variant, available: pieces }] : [];
  });
  await storeLevels(trx, changed);
  await recordChange(
    trx,
    [...new Set(changed.map(({ productId }) => productId))].map((id) => productTag(id)),
  );
  return rows;
}

function rowOf({ item, sku, name, pieces, faults }: Level, variant: VariantStock | undefined): ReportRow {
  const reasons = [...item.faults, ...faults];
  const at = { row: item.row, column: "SKU" };
  if (reasons.length === 0 && !variant) addFault(reasons, { ...at, why: `there is no variant with the SKU ${sku}` });
  else if (reasons.length === 0 && variant?.isBinned)
    addFault(reasons, { ...at, why: "is that of a product in the bin: restore the product first" });
  else if (reasons.length === 0 && variant?.isTracked === false)
    addFault(reasons, { ...at, why: "belongs to a product whose pieces are not counted" });
  const said = { row: item.row, key: item.key, name, notes: pieces === null ? ["not-stocked"] : [] };
  if (reasons.length > 0 || !variant) return { ...said, outcome: "refused", changes: [], reasons };
  if (pieces === null || pieces === variant.available)
    return { ...said, outcome: "unchanged", changes: [], reasons: [] };
  const change = { field: "inventory_level", before: String(variant.available), after: String(pieces) };
  return { ...said, outcome: "changed", changes: [change], reasons: [] };
}

async function findLevels(trx: Transaction, skus: readonly string[]): Promise<Map<string, VariantStock>> {
  const { rows } = await sql<VariantStock>`
    select v.id, v.sku, p.id as "productId", p.inventory_tracking <> 'none' as "isTracked",
      p.deleted_at is not null as "isBinned",
      coalesce(s.available, 0) as available
    from variants v join products p on p.id = v.product_id left join stock s on s.variant_id = v.id
    where v.sku = any (${[...skus]}::text[])`.execute(trx);
  return new Map(rows.map((row) => [row.sku, row]));
}
