import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import type { Promotion, Saving } from "./schema.ts";

export type NewPromotion = Omit<Promotion, "id" | "version">;

const toRow = (promotion: NewPromotion) => ({
  name: promotion.name,
  titles: JSON.stringify(promotion.titles),
  kind: promotion.kind,
  percent: promotion.percent,
  amounts: JSON.stringify(promotion.amounts),
  buy: promotion.buy,
  get: promotion.get,
  reward_category_ids: promotion.rewardCategoryIds,
  reward_product_ids: promotion.rewardProductIds,
  methods: promotion.methods,
  regions: promotion.regions,
  group_ids: promotion.groupIds,
  category_ids: promotion.categoryIds,
  product_ids: promotion.productIds,
  minimums: JSON.stringify(promotion.minimums),
  is_automatic: promotion.isAutomatic,
  is_active: promotion.isActive,
  is_exclusive: promotion.isExclusive,
  priority: promotion.priority,
  starts_at: promotion.startsAt,
  ends_at: promotion.endsAt,
  max_uses: promotion.maxUses,
  max_uses_per_customer: promotion.maxUsesPerCustomer,
});

export async function insertPromotion(db: Db, promotion: NewPromotion): Promise<number> {
  const adding = db.insertInto("promotions").values(toRow(promotion)).returning("id");
  return (await adding.executeTakeFirstOrThrow()).id;
}

export async function updatePromotion(trx: Transaction, { id, ...promotion }: Promotion): Promise<void> {
  const values = { ...toRow(promotion), updated_at: new Date() };
  await trx.updateTable("promotions").set(values).where("id", "=", id).execute();
}

/** Deletes its codes too; discounts of existing orders are kept. Returns false when there was none. */
export async function removePromotion(db: Db, id: number): Promise<boolean> {
  const done = await db.deleteFrom("promotions").where("id", "=", id).executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Returns false when the code is taken. */
export async function insertCode(db: Db, promotionId: number, code: string): Promise<boolean> {
  const adding = db.insertInto("promotion_codes").values({ promotion_id: promotionId, code });
  const done = await adding.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function removeCode(db: Db, promotionId: number, code: string): Promise<boolean> {
  const removing = db.deleteFrom("promotion_codes").where("promotion_id", "=", promotionId);
  return (await removing.where("code", "=", code).executeTakeFirst()).numDeletedRows > 0n;
}

/**
 * Stores an order's discounts as uses. Returns false when one may no longer be used; the transaction must then be
 * rolled back.
 */
export async function takePromotions(
  trx: Transaction,
  orderId: number,
  savings: readonly Saving[],
  { customerId, email }: { customerId: number | null; email: string },
): Promise<boolean> {
  const wants = savings.map(({ promotionId: id, code, amount }) => ({ id, code, amount }));
  const { rows } = await sql<{ isUsed: boolean }>`
    select promotion_use(${orderId}, ${JSON.stringify(wants)}, ${customerId}, ${email}) as "isUsed"`.execute(trx);
  return rows[0]?.isUsed ?? false;
}
