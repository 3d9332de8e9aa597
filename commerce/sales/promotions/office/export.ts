import { usesOf } from "#commerce/sales/promotions/reads.ts";
import { eachAfter, sendExport } from "#commerce/staff/exports.ts";
import { staffOnly } from "#commerce/staff/guard.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http.ts";
import { promotionsAfter } from "./list.ts";
import { PromotionFilter } from "./list-schema.ts";

/** The office's list of promotions as a file, for staff with permission to export. */
export function promotionExportRoute(app: App, db: Db): void {
  const exporting = {
    schema: { tags: ["promotions"], querystring: PromotionFilter },
    onRequest: [staffOnly(db, "promotions:read"), staffOnly(db, "exports:write")],
  };
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
