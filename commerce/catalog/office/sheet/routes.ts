import { Type } from "typebox";
import { mayNotCount } from "#commerce/catalog/management/counting.ts";
import { refuseChange } from "#commerce/catalog/shared/problems.ts";
import { batchLimit, requireCatalogStaff } from "#commerce/catalog/shared/staff-routes.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { staffAt } from "#commerce/staff/guard/guard.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import { mayDo } from "#commerce/staff/permissions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { previewSheet, saveSheet } from "./actions.ts";
import { priceFields, stockFields } from "./names.ts";
import { listSheet } from "./reads.ts";
import { SheetBody, SheetPage, SheetQuery, SheetSaved } from "./schema.ts";

/** Variants as a sheet: many cells are read, previewed and saved at once. */
export function sheetRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = requireCatalogStaff(db);

  const reading = { schema: { querystring: SheetQuery, response: { 200: SheetPage } }, onRequest };
  app.get("/staff/sheet", reading, async ({ query }) => {
    const { market, page, limit } = query;
    const { rows, ...counted } = await listSheet(db, query);
    return { data: rows, meta: { ...counted, page, limit, market, currency: currencyOf(market) } };
  });

  const saving = {
    schema: {
      body: SheetBody,
      querystring: Type.Object({ preview: Type.Optional(Type.Literal("1")) }),
      response: { 200: SheetSaved },
    },
    onRequest,
    preHandler: withinMarkets("catalogue:write", ({ body }) => {
      const { market, rows } = body as SheetBody;
      return rows.some((row) => priceFields.some((field) => row[field] !== undefined)) ? [market] : [];
    }),
    bodyLimit: batchLimit,
  };
  app.put("/staff/sheet", saving, async (request, reply) => {
    const { body, query } = request;
    const isCounted = body.rows.some((row) => stockFields.some((field) => row[field] !== undefined));
    if (isCounted && !mayDo(staffAt(request), "stock:write")) return refuseChange(reply, mayNotCount.problem);
    const done = await (query.preview ? previewSheet : saveSheet)(db, body);
    return done.ok ? done.value : refuseChange(reply, done.problem);
  });
}
