import { sql } from "kysely";
import { currencyByRegion } from "#commerce/shared/regions/countries.ts";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { type Failure, fail, ok, type Problem, type Result } from "#platform/result.ts";
import { blankPromotion } from "./blank.ts";
import { normalCode } from "./codes.ts";
import { findPromotion, toPromotion } from "./reads.ts";
import { type PromotionPatch, toPromotionV3, withPatch } from "./rest.ts";
import type { Promotion } from "./schema.ts";
import { insertCode, insertPromotion, updatePromotion } from "./writes.ts";

/** What staff do with promotions. */

export type PromotionProblem =
  | ConflictProblem
  | Problem<"promotion-not-found" | "code-not-found" | "invalid" | "code-taken">;
type Answer<T> = Result<T, PromotionProblem>;

export const notFound = fail("promotion-not-found", "There is no such promotion.");
export const noSuchCode = fail("code-not-found", "This promotion has no such code.");

/** Builds a promotion from a body and validates it; nothing is stored. */
export async function checkPromotion(trx: Transaction, body: PromotionPatch): Promise<Answer<Promotion>> {
  const promotion = withPatch(blankPromotion, body);
  return (await faultsOf(trx, promotion)) ?? ok(promotion);
}

export function addPromotion(db: Db, body: PromotionPatch): Promise<Answer<Promotion>> {
  return db.transaction().execute(async (trx) => {
    const checked = await checkPromotion(trx, body);
    if (!checked.ok) return checked;
    const { id: _, version: __, ...promotion } = checked.value;
    return ok({ id: await insertPromotion(trx, promotion), version: 1, ...promotion });
  });
}

/** Fields not given stay unchanged. Existing orders keep their discounts. */
export function changePromotion(
  db: Db,
  id: number,
  { version, ...patch }: PromotionPatch,
): Promise<Answer<{ promotion: Promotion; merged: string[] }>> {
  return db.transaction().execute(async (trx): Promise<Answer<{ promotion: Promotion; merged: string[] }>> => {
    await trx.selectFrom("promotions").select("id").where("id", "=", id).forUpdate().execute();
    const before = await findPromotion(trx, id);
    if (!before) return notFound;
    const own = await reconcile(trx, before, patch, version);
    if (!own.ok) return own;
    const promotion = withPatch(before, own.value.mine);
    const faults = await faultsOf(trx, promotion);
    if (faults) return faults;
    await updatePromotion(trx, promotion);
    const changed = (await findPromotion(trx, id)) ?? promotion;
    return ok({ promotion: changed, merged: own.value.merged });
  });
}

/** Reduces a patch based on an older version to what does not conflict with later changes. */
async function reconcile(
  trx: Transaction,
  promotion: Promotion,
  patch: PromotionPatch,
  version = promotion.version,
): Promise<Answer<{ mine: PromotionPatch; merged: string[] }>> {
  if (version > promotion.version) return laterVersion();
  if (version === promotion.version) return ok({ mine: patch, merged: [] });
  const since = await changesSince(trx, "promotion", promotion.id, version, promotion.version);
  const row = await trx.selectFrom("promotions").selectAll().where("id", "=", promotion.id).executeTakeFirstOrThrow();
  const shown = (one: Promotion) => {
    const { id: _, version: __, current_uses: ___, ...fields } = toPromotionV3(one, 0);
    return fields;
  };
  const base = shown(toPromotion({ ...row, ...formerColumns(since, "promotion") }));
  const current: Record<string, unknown> = shown(promotion);
  const { mine, merged, conflicts } = mergeFields(patch, since.isComplete ? base : null, current);
  if (conflicts.length === 0) return ok({ mine, merged });
  return conflictIn(conflicts, Object.fromEntries(conflicts.map((name) => [name, current[name]])), promotion.version);
}

/** Adds a code, in upper case and without spaces, and returns it as stored. */
export async function addCode(db: Db, promotionId: number, typed: string): Promise<Answer<string>> {
  const code = normalCode(typed);
  if (!code) return invalid({ code: "must be 3 to 40 letters, digits, dashes or underscores" });
  const promotion = await findPromotion(db, promotionId);
  if (!promotion) return notFound;
  if (promotion.isAutomatic) return invalid({ code: "is of no use to an automatic promotion" });
  if (await insertCode(db, promotionId, code)) return ok(code);
  return fail("code-taken", "This code is in use already.", { fields: { code: "is in use already" } });
}

const invalid = (fields: Record<string, string>): Failure<PromotionProblem> =>
  fail("invalid", "Some fields are wrong.", { fields });

/** Contradictory fields, and references that do not exist. */
async function faultsOf(trx: Transaction, promotion: Promotion): Promise<Failure<PromotionProblem> | null> {
  const { kind, percent, amounts, minimums, buy, get, startsAt, endsAt } = promotion;
  const faults: Record<string, string> = {};
  const isBundle = kind === "buy_x_get_y";
  const isByPercent = kind === "percent" || isBundle;
  if (isByPercent !== (percent !== null)) faults.percent = isByPercent ? "is needed" : "does not go with this kind";
  if (isBundle !== (buy !== null)) faults.buy_quantity = isBundle ? "is needed" : "does not go with this kind";
  if (isBundle !== (get !== null)) faults.get_quantity = isBundle ? "is needed" : "does not go with this kind";
  if ((kind === "fixed") !== Object.keys(amounts).length > 0) {
    faults.amounts = kind === "fixed" ? "are needed" : "do not go with this kind";
  }
  for (const [field, given] of Object.entries({ amounts, minimums })) {
    const unknown = Object.keys(given).find((currency) => !isCurrency(currency));
    if (unknown) faults[field] = `${unknown} is not a currency of this shop`;
    else if (Object.values(given).some((amount) => amount <= 0)) {
      faults[field] = "must be above zero, with no more decimals than the currency has";
    }
  }
  const region = promotion.regions.find((one) => !isPriceRegion(one));
  if (region !== undefined) faults.regions = `${region} is not a region of this shop`;
  if (startsAt && endsAt && endsAt <= startsAt) faults.end_date = "must be after start_date";
  Object.assign(faults, await unknownIds(trx, promotion));
  return Object.keys(faults).length > 0 ? invalid(faults) : null;
}

const isCurrency = (code: string): boolean => Object.values<string>(currencyByRegion).includes(code);

async function unknownIds(trx: Transaction, promotion: Promotion): Promise<Record<string, string>> {
  const { groupIds, categoryIds, productIds, rewardCategoryIds, rewardProductIds } = promotion;
  const { rows } = await sql<{ field: string; id: number }>`
    select field, min(id) as id from (
      select 'customer_group_ids' as field, id from unnest(${groupIds}::integer[]) as g (id)
      where id not in (select id from customer_groups)
      union all
      select 'category_ids', id from unnest(${categoryIds}::integer[]) as c (id) where id not in (select id from categories)
      union all
      select 'reward_category_ids', id from unnest(${rewardCategoryIds}::integer[]) as c (id)
      where id not in (select id from categories)
      union all
      select 'product_ids', id from unnest(${productIds}::integer[]) as p (id)
      where not exists (select from products where products.id = p.id)
      union all
      select 'reward_product_ids', id from unnest(${rewardProductIds}::integer[]) as p (id)
      where not exists (select from products where products.id = p.id)
    ) unknown group by field`.execute(trx);
  return Object.fromEntries(rows.map(({ field, id }) => [field, `${id} is unknown`]));
}
