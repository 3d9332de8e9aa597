import { type BinnedPromotion, listBinnedPromotions } from "#commerce/sales/promotions/bin.ts";
import { usesOf } from "#commerce/sales/promotions/reads.ts";
import { eachAfter, sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { promotionsAfter } from "./list.ts";
import { PromotionFilter } from "./list-schema.ts";

/** The office's lists of promotions, and of those in the bin, as files for staff with permission to export. */
export function promotionExportRoute(app: App, db: Db): void {
  const tags = ["promotions"];
  const onRequest = [staffOnly(db, "promotions:read"), staffOnly(db, "exports:write")];
  const exporting = { schema: { tags, querystring: PromotionFilter }, onRequest };
  app.get("/staff/promotions/export", exporting, ({ query }, reply) =>
    sendExport(db, reply, {
      type: "promotion",
      name: "promotions",
      filter: query,
      batches: eachPromotion(db, query),
      columns: [
        ["id", ({ id }) => id],
        ["name", ({ name }) => name],
        ["kind", ({ kind }) => kind],
        ["status", ({ isActive }) => (isActive ? "ENABLED" : "DISABLED")],
        ["redemption", ({ isAutomatic }) => (isAutomatic ? "AUTOMATIC" : "COUPON")],
        ["percent", ({ percent }) => percent],
        ["regions", ({ regions }) => regions.join(" ")],
        ["starts", ({ startsAt }) => startsAt?.toISOString()],
        ["ends", ({ endsAt }) => endsAt?.toISOString()],
        ["uses", ({ uses }) => uses],
        ["maxUses", ({ maxUses }) => maxUses],
      ],
    }),
  );

  app.get("/staff/promotions/bin/export", { schema: { tags }, onRequest }, (_, reply) =>
    sendExport(db, reply, {
      type: "promotion",
      name: "promotions-bin",
      filter: { state: "bin" },
      batches: binned(db),
      columns: [
        ["id", ({ id }) => id],
        ["name", ({ name }) => name],
        ["codes", ({ codes }) => codes],
        ["deletedAt", ({ deletedAt }) => deletedAt.toISOString()],
      ],
    }),
  );
}

/** As many as the office shows are one batch. */
async function* binned(db: Db): AsyncGenerator<BinnedPromotion[]> {
  yield await listBinnedPromotions(db);
}

const eachPromotion = (db: Db, filter: PromotionFilter) =>
  eachAfter(async (after, limit) => {
    const promotions = await promotionsAfter(db, filter, after, limit);
    const uses = await usesOf(
      db,
      promotions.map(({ id }) => id),
    );
    return promotions.map((promotion) => ({ ...promotion, uses: uses.get(promotion.id) ?? 0 }));
  });
