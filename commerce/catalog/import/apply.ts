import { sql } from "kysely";
import { faultsOfShape } from "#commerce/catalog/management/files.ts";
import { type PlannedProduct, planProducts } from "#commerce/catalog/management/plan-products.ts";
import { storedAs } from "#commerce/catalog/management/planning/stored-as.ts";
import { portable, productToV3 } from "#commerce/catalog/management/rest.ts";
import type { ProductBody, ProductV3, VariantBody } from "#commerce/catalog/management/schema.ts";
import { findStoredProducts } from "#commerce/catalog/management/stored.ts";
import { writePlans } from "#commerce/catalog/management/write-plans.ts";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import { addFault } from "#commerce/staff/imports/format.ts";
import type { FileItem, Layout, ReportRow } from "#commerce/staff/imports/schema.ts";
import type { Transaction } from "#database/tables.ts";
import { differences } from "./differences.ts";
import { ownReader } from "./own-columns.ts";
import type { ReadItem } from "./schema.ts";

type Reader = (item: FileItem, layout: Layout) => ReadItem;
type PlannedItem = ReadItem & { plan?: PlannedProduct };

/**
 * Plans and writes the products of a file, as far as anything changes. The number of statements does not depend on the
 * number of products. A trial takes no lock; otherwise the catalogue's lock is held only while writing.
 */
export async function applyProducts(
  trx: Transaction,
  read: Reader,
  layout: Layout,
  items: readonly FileItem[],
  isTrial: boolean,
): Promise<ReportRow[]> {
  if (!isTrial) await lockCatalog(trx);
  const withOwn = await ownReader(trx, layout.header);
  const given = items.map((item) => withOwn(read(item, layout)));
  const { before, binned } = await findByUid(trx, given);
  const wanted = given.map((one): PlannedItem => {
    const body = withStored(one, before.get(one.body.uid ?? ""));
    const placeOf = placesIn(one, body);
    const faults = [...one.item.faults, ...one.faults];
    if (binned.has(one.body.uid ?? ""))
      addFault(faults, { ...one.placeOf("uid"), why: "is that of a product in the bin: restore the product first" });
    if (faults.length === 0)
      for (const [path, why] of faultsOfShape("products", body)) addFault(faults, { ...placeOf(path), why });
    return { ...one, body, faults, placeOf };
  });
  await plan(trx, wanted, isTrial);
  const rows = wanted.map((one) => rowOf(one, before.get(one.body.uid ?? "")));
  if (!isTrial) {
    const isOther = (at: number) => rows[at]?.outcome === "made" || rows[at]?.outcome === "changed";
    await writePlans(
      trx,
      wanted.flatMap((one, at) => (one.plan && isOther(at) ? one.plan : [])),
    );
  }
  return rows;
}

/** Plans the valid products; problems of the others are reported at their place in the file. */
async function plan(trx: Transaction, wanted: readonly PlannedItem[], isTrial: boolean): Promise<void> {
  let open = wanted.filter(({ faults }) => faults.length === 0);
  while (open.length > 0) {
    const changes = open.map(({ body }, place) => ({ body, at: `products.${place}` }));
    const planned = await planProducts(trx, changes, true, isTrial);
    if (planned.ok) {
      for (const [place, one] of open.entries()) Object.assign(one, { plan: planned.value.plans[place] });
      return;
    }
    for (const [field, why] of Object.entries(planned.problem.fields ?? {})) {
      const [, place = "", path = ""] = /^products\.(\d+)\.?(.*)$/.exec(field) ?? [];
      const one = open[Number(place)];
      if (one) addFault(one.faults, { ...one.placeOf(path), why });
    }
    const left = open.filter(({ faults }) => faults.length === 0);
    if (left.length === open.length) throw new Error(planned.problem.message);
    open = left;
  }
}

function rowOf({ item, body, faults, notes, plan: planned }: PlannedItem, old: ProductV3 | undefined): ReportRow {
  const said = { row: item.row, key: item.key, name: body.name ?? old?.name ?? "", notes };
  if (!planned) return { ...said, outcome: "refused", changes: [], reasons: faults };
  if (!old) return { ...said, outcome: "made", changes: [], reasons: [] };
  const now = productToV3(storedAs(planned, planned.before));
  const changes = differences(portable(old), portable(now));
  return { ...said, outcome: changes.length > 0 ? "changed" : "unchanged", changes, reasons: [] };
}

type Known = { before: Map<string, ProductV3>; binned: Set<string> };

/** The products that are there, and the uids of those in the bin, which an import does not change. */
async function findByUid(trx: Transaction, items: readonly ReadItem[]): Promise<Known> {
  const uids = items.flatMap(({ body }) => (typeof body.uid === "string" ? body.uid : []));
  const { rows } = await sql<{ id: number; uid: string; isBinned: boolean }>`
    select id, uid, deleted_at is not null as "isBinned" from products where uid = any (${uids}::text[])`.execute(trx);
  const stored = await findStoredProducts(
    trx,
    rows.map(({ id }) => id),
  );
  return {
    before: new Map([...stored.values()].map((product) => [product.uid, productToV3(product)])),
    binned: new Set(rows.flatMap(({ uid, isBinned }) => (isBinned ? uid : []))),
  };
}

/**
 * Lists in a body replace the stored ones, so values that the file cannot express are added from the stored product.
 * Pure.
 */
function withStored(read: ReadItem, stored: ProductV3 | undefined): ProductBody {
  const { body, regions, item } = read;
  const sku = body.sku ?? stored?.sku ?? (body.uid ?? item.key).toUpperCase();
  const variants = body.variants?.map((variant) => ({ ...variant, sku: variant.sku ?? onlySku(stored) ?? sku }));
  if (!stored) return { ...body, ...(variants && { variants }), sku, kind: body.kind ?? "other" };
  const kept = (variant: VariantBody): VariantBody => {
    const former = stored.variants.find(({ sku: own }) => own === variant.sku)?.prices ?? [];
    if (!Array.isArray(variant.prices)) return variant;
    const others = former.filter(({ region }) => !regions.includes(region));
    const prices = variant.prices.map((price) =>
      priceWithStored(
        read,
        price,
        former.find(({ region }) => region === price.region),
      ),
    );
    return { ...variant, prices: [...prices, ...others] };
  };
  // A file without options cannot say which variants there are.
  const staying = stored.options.length > 0 && !read.saysVariants ? stored.variants : [];
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
    ...(variants && { variants: mergedVariants(staying, variants.map(kept)) }),
  } as ProductBody;
}

/** The variants of a file in the places of the stored ones of their SKUs, then those that are new. Pure. */
function mergedVariants(stored: ProductV3["variants"], given: VariantBody[]): VariantBody[] {
  if (stored.length === 0) return given;
  const own = Map.groupBy(given, ({ sku }) => sku);
  const skus = new Set<string | undefined>(stored.map(({ sku }) => sku));
  return [
    ...stored.flatMap(({ sku }) => own.get(sku) ?? ({ sku } as VariantBody)),
    ...given.filter(({ sku }) => !skus.has(sku)),
  ];
}

/** Where the variants of a body stand in the file, whose rows may be in another order. */
function placesIn(read: ReadItem, { variants = [] }: ProductBody): ReadItem["placeOf"] {
  return (path) => {
    const [list, place = "", ...rest] = path.split(".");
    if (list !== "variants" || place === "") return read.placeOf(path);
    const row = read.body.variants?.findIndex(({ sku }) => sku === variants[Number(place)]?.sku) ?? 0;
    return read.placeOf(["variants", read.saysVariants ? place : Math.max(row, 0), ...rest].join("."));
  };
}

type PriceBody = NonNullable<VariantBody["prices"]>[number];

/**
 * A price with what is stored for the columns that the file lacks, as far as it still fits: a price before that is
 * higher, a sale that is lower. Pure.
 */
function priceWithStored(
  read: ReadItem,
  price: PriceBody,
  former: ProductV3["variants"][number]["prices"][number] | undefined,
) {
  if (!former) return price;
  const { retail_price: retail, sale_price: sale, sale_from: from, sale_until: until } = former;
  const lacks = (part: string) => read.lacks(price.region, part);
  return {
    ...(lacks("retail_price") && retail != null && retail > price.price && { retail_price: retail }),
    ...(lacks("sale_price") &&
      sale != null &&
      sale < price.price && { sale_price: sale, sale_from: from, sale_until: until }),
    ...price,
  };
}

const onlySku = (stored: ProductV3 | undefined): string | undefined =>
  stored?.variants.length === 1 ? stored.variants[0]?.sku : undefined;

const without = (record: Record<string, string[]>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
