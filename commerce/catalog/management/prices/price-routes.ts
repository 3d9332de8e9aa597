import { Type } from "typebox";
import { priceFields, saleAnswer } from "#commerce/catalog/management/schema.ts";
import { refuseChange } from "#commerce/catalog/shared/problems.ts";
import { batchLimit, listedAs, requireCatalogStaff } from "#commerce/catalog/shared/staff-routes.ts";
import { Sku } from "#commerce/catalog/shared/value-schemas.ts";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { parseIds, wordsOf } from "#commerce/shared/rest/lists.ts";
import { closed, Id, many } from "#commerce/shared/rest/shapes.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { fail } from "#platform/result.ts";
import { putPrices, removePrices } from "./price-actions.ts";
import { priceToRest } from "./prices.ts";

const Records = Type.Object(
  {
    records: Type.Array(
      Type.Object({ variant_id: Type.Optional(Id), sku: Type.Optional(Sku), ...priceFields }, closed),
      { minItems: 1, maxItems: 1000 },
    ),
  },
  closed,
);
const RecordV3 = Type.Object({
  variant_id: Id,
  sku: Type.String(),
  product_id: Id,
  price_list: Type.Unsafe<PriceRegion>(Type.String()),
  currency: Type.String(),
  price: Type.Number(),
  retail_price: Type.Optional(Type.Number()),
  ...saleAnswer,
});
const List = Type.Object({ list: Type.String() });
const Which = Type.Object({
  "variant_id:in": Type.Optional(Type.String({ pattern: "^\\d+(,\\d+)*$", maxLength: 5000 })),
  "sku:in": Type.Optional(Type.String({ maxLength: 5000 })),
});
const nobody = fail("invalid", "Nothing was removed.", { fields: { "sku:in": "is required, or variant_id:in" } });
const noList = fail("not-found", "There is no such price list: they are called as the price regions.");

/** A price list is a price region: "us", "ca", "eu_region_1", and the professionals' "pro", "pro_ca", "pro_eu_region_1". */
export function priceRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = requireCatalogStaff(db);
  const preHandler = withinMarkets("catalogue:write", ({ params }) => {
    const { list } = params as { list: string };
    return isPriceRegion(list) ? [list] : [];
  });
  const putting = {
    schema: { params: List, body: Records, response: { 200: many(RecordV3) } },
    onRequest,
    preValidation: listedAs("records"),
    preHandler,
    bodyLimit: batchLimit,
  };
  app.put("/pricelists/:list/records", putting, async (request, reply) => {
    const { body } = request;
    const { list } = request.params;
    if (!isPriceRegion(list)) return refuseChange(reply, noList.problem);
    const put = await putPrices(db, list, body.records);
    if (!put.ok) return refuseChange(reply, put.problem);
    const data = put.value.map(({ id, sku, productId, ...amounts }) => ({
      variant_id: id,
      sku,
      product_id: productId,
      price_list: list,
      ...priceToRest(amounts, list),
    }));
    return { data, meta: {} };
  });

  const removing = { schema: { params: List, querystring: Which }, onRequest, preHandler };
  app.delete("/pricelists/:list/records", removing, async (request, reply) => {
    const { query } = request;
    const { list } = request.params;
    if (!isPriceRegion(list)) return refuseChange(reply, noList.problem);
    const { "variant_id:in": ids = "", "sku:in": skus = "" } = query;
    const named = { ids: parseIds(ids), skus: wordsOf(skus) };
    if (named.ids.length + named.skus.length === 0) return refuseChange(reply, nobody.problem);
    await removePrices(db, list, named);
    return reply.code(204).send();
  });
}
