import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { exactFromDecimal, toDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { checkPromotion, notFound, type PromotionProblem } from "../actions.ts";
import { findPromotion } from "../reads.ts";
import { refusalOf, savingsOf } from "../rules.ts";
import type { Basket, Offer } from "../schema.ts";
import { findTrialProducts } from "./reads.ts";
import type { Trial, TrialBody } from "./schema.ts";

/** Letters and digits that cannot be confused when read aloud or typed. */
const signs = "ACDEFGHJKLMNPQRTUVWXY34679";
const randomSigns = 8;
const newCode = (prefix: string) =>
  prefix + Array.from({ length: randomSigns }, () => signs[randomInt(signs.length)]).join("");

/** Creates this many new codes that cannot be guessed, in one transaction. */
export async function makeCodes(
  db: Db,
  promotionId: number,
  { count, prefix = "" }: { count: number; prefix?: string | undefined },
): Promise<Result<{ count: number; first: string }, PromotionProblem>> {
  const promotion = await findPromotion(db, promotionId);
  if (!promotion) return notFound;
  if (promotion.isAutomatic) {
    const fields = { count: "codes are of no use to an automatic promotion" };
    return fail("invalid", "Some fields are wrong.", { fields });
  }
  return db.transaction().execute(async (trx) => {
    let made = 0;
    let first = "";
    // Codes that exist already are generated again; among 26^8 codes a second round is almost never needed.
    while (made < count) {
      const codes = Array.from({ length: count - made }, () => newCode(prefix.toUpperCase()));
      const { rows } = await sql<{ code: string }>`
        insert into promotion_codes (promotion_id, code)
        select ${promotionId}, code from unnest(${codes}::text[]) as code on conflict do nothing returning code`.execute(
        trx,
      );
      made += rows.length;
      first ||= rows[0]?.code ?? "";
    }
    return ok({ count: made, first });
  });
}

/**
 * The effect of a promotion, saved or not, on a cart at this moment, by the same rules as for real carts. It is tried
 * as if it were active, within its dates and unused; other promotions are left out.
 */
export async function tryPromotion(
  db: Db,
  trial: TrialBody,
  now = new Date(),
): Promise<Result<Trial, PromotionProblem>> {
  const checked = await db.transaction().execute((trx) => checkPromotion(trx, trial.promotion));
  if (!checked.ok) return checked;
  const { region, lines, group_id: groupId = null, shipping } = trial;
  const currency = currencyOf(region);
  const ids = lines.map(({ product_id }) => product_id);
  const products = new Map((await findTrialProducts(db, region, ids)).map((product) => [product.id, product]));
  const faults: Record<string, string> = {};
  for (const [at, id] of ids.entries()) {
    const product = products.get(id);
    if (!product) faults[`lines.${at}.product_id`] = "is no product";
    else if (product.price === null) faults[`lines.${at}.product_id`] = `has no price in ${region}`;
    else if (ids.indexOf(id) !== at) faults[`lines.${at}.product_id`] = "stands here twice";
  }
  const cost = shipping ? exactFromDecimal(shipping.cost, currency) : 0;
  if (cost === null) faults["shipping.cost"] = "must have no more decimals than the currency";
  if (Object.keys(faults).length > 0) return fail("invalid", "Some fields are wrong.", { fields: faults });

  const basket: Basket = {
    region,
    currency,
    language: "en",
    lines: lines.flatMap(({ product_id: id, quantity }) => {
      const { variantId, price, kind, categoryIds } = products.get(id)!;
      return [
        {
          productId: id,
          variantId: variantId!,
          unitPrice: Number(price),
          quantity,
          categoryIds,
          isDiscountable: kind !== "gift-card",
        },
      ];
    }),
    shipping: shipping ? { code: shipping.code, amount: cost ?? 0 } : null,
    shopper: { groupId, isPro: false, isEmployee: false },
  };
  const offer: Offer = { ...checked.value, isActive: true, code: "TRY", uses: 0, usesOfShopper: 0 };
  const timeless = { ...offer, startsAt: null, endsAt: null };
  const savings = savingsOf([timeless], basket, now);
  const refused = savings.refused[0];
  const amount = (minor: number) => toDecimal(minor, currency);
  const savedOn = (variantId: number) =>
    savings.lines
      .flatMap(({ items }) => items)
      .reduce((sum, item) => sum + (item.variantId === variantId ? item.amount : 0), 0);
  const goods = basket.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  return ok({
    currency,
    goods: amount(goods),
    shipping: amount(cost ?? 0),
    saving: amount(savings.goods + savings.shipping),
    refusal: refused?.reason ?? dateRefusal(offer, basket, now),
    missing: refused?.missing === undefined ? null : amount(refused.missing),
    lines: basket.lines.map(({ productId, variantId, unitPrice, quantity }) => ({
      product_id: productId,
      name: products.get(productId)?.name ?? "",
      quantity,
      price: amount(unitPrice),
      saving: amount(savedOn(variantId)),
    })),
  });
}

const dateRefusal = (offer: Offer, basket: Basket, now: Date): string | null => {
  const reason = refusalOf(offer, basket, now);
  return reason === "not-yet" || reason === "ended" ? reason : null;
};
