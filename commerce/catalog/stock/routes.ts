import { Type } from "typebox";
import { refuseChange } from "#commerce/catalog/shared/problems.ts";
import { batchLimit, listedAs, requireCatalogStaff } from "#commerce/catalog/shared/staff-routes.ts";
import { Count, Sku } from "#commerce/catalog/shared/value-schemas.ts";
import { closed, Id, lineOf, literals, many, orNull, textOf } from "#commerce/shared/rest/shapes.ts";
import { wholeShopOnly } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { ok } from "#platform/result.ts";
import { type Adjustment, adjustStock, type StockReason, stockReasons } from "./adjust.ts";
import { findShopLow, setLow, setShopLow } from "./low.ts";
import { setShelves } from "./shelves.ts";

// The shop has a single location, which V3 clients name nevertheless.
const place = { location_id: Type.Optional(Type.Literal(1)), variant_id: Type.Optional(Id), sku: Type.Optional(Sku) };
type Shape = Parameters<typeof Type.Array>[0];
const Items = <T extends Shape, More extends Record<string, Shape> = Record<never, Shape>>(
  quantity: T,
  more: More = {} as More,
) =>
  Type.Object(
    {
      items: Type.Array(Type.Object({ ...place, quantity, ...more }, closed), { minItems: 1, maxItems: 1000 }),
      reason: Type.Optional(literals(stockReasons)),
      note: Type.Optional(textOf(500)),
    },
    closed,
  );
const Absolute = Items(Count, {
  seen: Type.Optional(
    Type.Integer({ ...Count, description: "What there was when it was counted: only the difference counts" }),
  ),
});
const Relative = Items(Type.Integer({ minimum: -2_147_483_647, maximum: 2_147_483_647 }));

type AdjustmentRequest = { items: readonly Adjustment[]; reason?: StockReason; note?: string };
const Level = Type.Object({ variant_id: Id, sku: Type.String(), product_id: Id, inventory_level: Count });

/** Staff with the permission stock:write set or adjust stock. */
export function inventoryRoutes(app: App, { db }: { db: Db }): void {
  const response = { 200: many(Level) };
  const common = {
    onRequest: requireCatalogStaff(db, "stock"),
    preValidation: listedAs("items"),
    bodyLimit: batchLimit,
  };
  const adjusted = async (kind: "absolute" | "relative", { items, ...why }: AdjustmentRequest) => {
    const done = await adjustStock(db, kind, items, why);
    if (!done.ok) return done;
    const data = done.value.map(({ id, sku, productId, available }) => ({
      variant_id: id,
      sku,
      product_id: productId,
      inventory_level: available,
    }));
    return ok({ data, meta: {} });
  };

  const counting = { schema: { body: Absolute, response }, ...common };
  app.put("/inventory/adjustments/absolute", counting, async ({ body }, reply) => {
    const done = await adjusted("absolute", body);
    return done.ok ? done.value : refuseChange(reply, done.problem);
  });

  const Low = Type.Object({ lowAt: Count }, closed);
  const onRequest = requireCatalogStaff(db, "stock");
  app.get("/staff/stock/settings", { schema: { response: { 200: Low } }, onRequest }, async () => ({
    lowAt: await findShopLow(db),
  }));
  const setting = {
    schema: { body: Low, response: { 200: Low } },
    onRequest: [...onRequest, wholeShopOnly("stock:write")],
  };
  app.put("/staff/stock/settings", setting, async ({ body }) => {
    await setShopLow(db, body.lowAt);
    return body;
  });

  const Threshold = Type.Object({ variantId: Id, lowAt: orNull(Count) }, closed);
  const thresholds = {
    schema: {
      body: Type.Object({ items: Type.Array(Threshold, { minItems: 1, maxItems: 1000 }) }, closed),
      response: { 204: Type.Null() },
    },
    onRequest,
  };
  app.put("/staff/stock/low", thresholds, async ({ body }, reply) => {
    const done = await setLow(db, body.items);
    return done.ok ? reply.code(204).send(null) : refuseChange(reply, done.problem);
  });

  const Line = lineOf(40);
  const Shelf = Type.Object({ variantId: Id, shelf: orNull(Line) }, closed);
  const shelves = {
    schema: {
      body: Type.Object({ items: Type.Array(Shelf, { minItems: 1, maxItems: 1000 }) }, closed),
      response: { 204: Type.Null() },
    },
    onRequest,
  };
  app.put("/staff/stock/shelves", shelves, async ({ body }, reply) => {
    const done = await setShelves(db, body.items);
    return done.ok ? reply.code(204).send(null) : refuseChange(reply, done.problem);
  });

  const adding = { schema: { body: Relative, response }, ...common };
  app.post("/inventory/adjustments/relative", adding, async ({ body }, reply) => {
    const done = await adjusted("relative", body);
    return done.ok ? done.value : refuseChange(reply, done.problem);
  });
}
