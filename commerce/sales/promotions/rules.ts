import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import { percentOf, splitProportionally } from "#commerce/shared/money/rules.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { displayNameIn } from "#commerce/shared/texts/names.ts";
import { bundleParts, isOf, type RemainingLine } from "./bundle.ts";
import {
  type Basket,
  type BasketLine,
  giftCardKind,
  type Offer,
  type Offers,
  type Promotion,
  type Refusal,
  type RefusedCode,
  type Saving,
  type Savings,
  type Shopper,
} from "./schema.ts";

/**
 * Computes the promotions' discounts on a cart; pure and deterministic.
 *
 * Promotions that can be combined are applied one after another by priority (then by id), each to what the earlier ones
 * left. An exclusive promotion applies alone: it is compared with all combinable ones together and with the other
 * exclusive ones, and the largest discount wins (on a tie: the combination, then the lower priority). No amount becomes
 * negative, gift cards are never discounted, and the order of lines does not matter.
 */
export function savingsOf(offers: readonly Offer[], basket: Basket, now: Date): Savings {
  const refused: RefusedCode[] = [];
  const refuse = (offer: Offer, reason: Refusal, more: { missing?: number } = {}) => {
    if (offer.code !== null) refused.push({ code: offer.code, reason, ...more });
  };
  const open: Offer[] = [];
  const sorted = offers.toSorted((a, b) => a.priority - b.priority || a.id - b.id || compare(a.code, b.code));
  for (const [at, offer] of sorted.entries()) {
    // Two codes of one promotion count as one use.
    if (sorted.slice(0, at).some(({ id }) => id === offer.id)) {
      refuse(offer, "not-with-others");
      continue;
    }
    const reason = refusalOf(offer, basket, now);
    if (!reason) open.push(offer);
    else refuse(offer, reason, reason === "minimum" ? { missing: missingTo(offer, basket) } : {});
  }
  const best = bestOf(open, basket);
  for (const offer of open) {
    const own = best.find(({ offer: other }) => other === offer);
    if (!own) refuse(offer, "not-with-others");
    else if (own.saving.amount === 0 && offer.kind !== "free_shipping") refuse(offer, "nothing");
  }
  const counting = best.filter(({ offer, saving }) => saving.amount > 0 || offer.kind === "free_shipping");
  const lines = counting.map(({ saving }) => saving).filter(({ amount }) => amount > 0);
  const codes = counting.flatMap(({ offer: { code, kind }, saving: { name, amount } }) =>
    code === null ? [] : [{ code, name, kind, amount }],
  );
  return { lines, codes, refused, goods: sumOn(lines, "goods"), shipping: sumOn(lines, "shipping") };
}

type SoldLine = { productId: number; variantId: number; unitPrice: number; quantity: number; kind: string };

/** A cart's lines in the form for promotions. */
export const basketLines = ({ categories }: Pick<Offers, "categories">, lines: readonly SoldLine[]): BasketLine[] =>
  lines.map(({ productId, variantId, unitPrice, quantity, kind }) => ({
    productId,
    variantId,
    unitPrice,
    quantity,
    categoryIds: categories[productId] ?? [],
    isDiscountable: kind !== giftCardKind,
  }));

export const noSavings: Savings = { lines: [], codes: [], refused: [], goods: 0, shipping: 0 };

const sumOn = (lines: readonly Saving[], on: Saving["on"]): number =>
  lines.reduce((sum, line) => (line.on === on ? sum + line.amount : sum), 0);

const compare = (a: string | null, b: string | null): number => ((a ?? "") < (b ?? "") ? -1 : 1);

/** Why a promotion does not apply to this cart, regardless of other promotions; null when it may. */
export function refusalOf(offer: Offer, basket: Basket, now: Date): Refusal | null {
  if (!offer.isActive) return "unknown";
  if (offer.startsAt && now < offer.startsAt) return "not-yet";
  if (offer.endsAt && now > offer.endsAt) return "ended";
  if (offer.regions.length > 0 && !offer.regions.includes(basket.region)) return "region";
  if (offer.kind === "fixed" && offer.amounts[basket.currency] === undefined) return "region";
  if (!isMeant(offer, basket.region, basket.shopper)) return "group";
  if (offer.maxUses !== null && offer.uses >= offer.maxUses) return "used-up";
  if (offer.maxUsesPerCustomer !== null && offer.usesOfShopper >= offer.maxUsesPerCustomer) return "used-by-you";
  const hasMinimum = Object.keys(offer.minimums).length > 0;
  if (hasMinimum && offer.minimums[basket.currency] === undefined) return "region";
  if (missingTo(offer, basket) > 0) return "minimum";
  return offer.kind === "free_shipping" || fitting(offer, basket).length > 0 ? null : "nothing";
}

/** Professionals and employees have their own prices, so a promotion applies to them only when it names their group. */
function isMeant({ groupIds }: Promotion, region: string, { groupId, isPro, isEmployee }: Shopper): boolean {
  const isNamed = groupId !== null && groupIds.includes(groupId);
  return isPro || isEmployee || isProRegion(region) ? isNamed : groupIds.length === 0 || isNamed;
}

const goodsOf = ({ lines }: Basket): number =>
  lines.reduce((sum, line) => (line.isDiscountable ? sum + line.unitPrice * line.quantity : sum), 0);

const missingTo = ({ minimums }: Promotion, basket: Basket): number =>
  Math.max(0, (minimums[basket.currency] ?? 0) - goodsOf(basket));

const fitting = ({ categoryIds, productIds }: Promotion, { lines }: Basket) =>
  lines.filter((line) => line.isDiscountable && isOf(line, categoryIds, productIds));

type AppliedOffer = { offer: Offer; saving: Saving };

function bestOf(open: readonly Offer[], basket: Basket): AppliedOffer[] {
  const together = open.filter((offer) => !offer.isExclusive);
  const rivals = [
    ...(together.length > 0 ? [together] : []),
    ...open.filter((offer) => offer.isExclusive).map((offer) => [offer]),
  ].map((offers) => applyAll(offers, basket));
  const worth = (applied: readonly AppliedOffer[]) => applied.reduce((sum, { saving }) => sum + saving.amount, 0);
  return rivals.reduce<AppliedOffer[]>(
    (best, rival, at) => (at === 0 || worth(rival) > worth(best) ? rival : best),
    [],
  );
}

function applyAll(offers: readonly Offer[], basket: Basket): AppliedOffer[] {
  // Sorted by variant, so that the rounding cent falls on the same line in whatever order the cart is.
  const lines = basket.lines
    .filter((line) => line.isDiscountable)
    .toSorted((a, b) => a.variantId - b.variantId)
    .map((line): RemainingLine => ({ ...line, left: line.unitPrice * line.quantity }));
  let delivery = basket.shipping?.amount ?? 0;
  return offers.map((offer) => {
    const { id: promotionId, code, titles, name } = offer;
    const named = { promotionId, code, name: displayNameIn(titles, basket.language, name) };
    if (offer.kind === "free_shipping") {
      const isFree = offer.methods.length === 0 || offer.methods.includes(basket.shipping?.code ?? "");
      const amount = isFree ? delivery : 0;
      delivery -= amount;
      return { offer, saving: { ...named, on: "shipping", amount, items: [] } };
    }
    const parts = partsOf(offer, lines, basket.currency);
    for (const line of lines) line.left -= parts.get(line.variantId) ?? 0;
    const items = [...parts].map(([variantId, amount]) => ({ variantId, amount })).filter(({ amount }) => amount > 0);
    const amount = items.reduce((sum, item) => sum + item.amount, 0);
    return { offer, saving: { ...named, on: "goods", amount, items } };
  });
}

/** The promotion's discount per variant, distributed by largest remainder. */
function partsOf(offer: Offer, lines: readonly RemainingLine[], currency: string): Map<number, number> {
  if (offer.kind === "buy_x_get_y") return bundleParts(offer, lines);
  const own = lines.filter((line) => isOf(line, offer.categoryIds, offer.productIds));
  const left = own.reduce((sum, line) => sum + line.left, 0);
  const wanted = offer.kind === "percent" ? percentOf(left, offer.percent ?? 0) : (offer.amounts[currency] ?? 0);
  const weights = own.map((line) => line.left);
  const parts = left === 0 ? [] : splitProportionally(Math.min(wanted, left), weights);
  return new Map(own.map((line, at) => [line.variantId, parts[at] ?? 0]));
}

/** Adds the codes that no promotion has any more. */
export function withUnknown(savings: Savings, codes: readonly string[] = []): Savings {
  const known = new Set([...savings.codes, ...savings.refused].map(({ code }) => code));
  const unknown = codes.filter((code) => !known.has(code)).map((code) => ({ code, reason: "unknown" as const }));
  return unknown.length > 0 ? { ...savings, refused: [...savings.refused, ...unknown] } : savings;
}

/** As explained lines of a total, with negative amounts. */
export const discountLines = (savings: Savings): TotalLine[] =>
  savings.lines.map(({ promotionId: promotion, code, name, on, amount, items }) => ({
    kind: "discount",
    label: "total.discount",
    name,
    promotion,
    on,
    amount: -amount,
    included: false,
    ...(code !== null && { code }),
    ...(on === "goods" && { items }),
  }));
