import { findShelves } from "#commerce/catalog/stock/shelves.ts";
import { findOrders, findWaiting } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { statusV2 } from "#commerce/sales/orders/states.ts";
import { unshippedOf } from "#commerce/sales/orders/writes.ts";
import type { Db } from "#database/tables.ts";
import { refusalOf } from "./rules.ts";
import type { DeskOrder } from "./schema.ts";

type DeskQuery = { ids?: readonly number[]; regions: readonly string[] | null; limit: number };

/** Orders to pack, in the order of `ids`. Without `ids`, those that have waited longest. */
export async function findForDesk(db: Db, { ids, regions, limit }: DeskQuery): Promise<DeskOrder[]> {
  const found = ids ? await findOrders(db, ids) : await findWaiting(db, regions, limit);
  const theirs = found.filter(({ region }) => regions === null || regions.includes(region));
  const [left, shelves] = await Promise.all([
    unshippedOf(
      db,
      theirs.map(({ id }) => id),
    ),
    findShelves(
      db,
      theirs.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)),
    ),
  ]);
  const desk = theirs
    .filter(({ confirmedAt }) => confirmedAt !== null || ids)
    .map((order) =>
      toDesk(order, new Map((left.get(order.id) ?? []).map((line) => [line.id, line.quantity])), shelves),
    );
  const places = new Map(ids?.map((id, at) => [id, at]));
  return desk.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

function toDesk(order: Order, left: ReadonlyMap<number, number>, shelves: ReadonlyMap<number, string>): DeskOrder {
  const { extras = {}, shippingAddress, shippingMethod } = order;
  const lines = order.lines.map((line) => ({
    id: line.id,
    productId: line.productId,
    variantId: line.variantId,
    sku: line.sku,
    name: line.name,
    shelf: shelves.get(line.variantId) ?? "",
    options: line.options.map(({ label }) => label).join(" / "),
    quantity: Math.max(0, left.get(line.id) ?? 0),
  }));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    id: order.id,
    statusId: statusV2[order.status].id,
    refused: refusalOf(order, pieces),
    name: `${shippingAddress.firstName} ${shippingAddress.lastName}`.trim(),
    country: shippingAddress.country.toUpperCase(),
    method: shippingMethod.name,
    methodNames: shippingMethod.displayNames ?? null,
    store: extras.pickUp?.name ?? null,
    isGift: extras.gift !== undefined,
    message: extras.note ?? "",
    pieces,
    lines: lines.filter(({ quantity }) => quantity > 0),
  };
}
