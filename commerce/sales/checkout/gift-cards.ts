import type { FindCustomer } from "#commerce/sales/cart/actions.ts";
import type { CartHolder } from "#commerce/sales/cart/holder.ts";
import { type CardRefusal, findUsable } from "#commerce/sales/gift-cards/actions.ts";
import { maxCards } from "#commerce/sales/gift-cards/schema.ts";
import { type AttemptKeys, beginTry, type CodeLimits } from "#commerce/sales/promotions/code-attempts.ts";
import { type Failure, fail, ok, type Problem, type Result } from "#platform/result.ts";
import { findOwn, type ShownServices } from "./actions.ts";
import { findFacts } from "./reads.ts";
import { isSentByEmail } from "./rules.ts";
import type { Checkout } from "./schema.ts";
import { checkoutOf } from "./taxes.ts";
import { writeState } from "./writes.ts";

/** Gift cards of a checkout. They are used before the card payment, up to their balance. */

export type CardProblemCode = "cart-not-found" | "gift-card-refused" | "too-many-gift-cards" | "too-many-tries";
export type CardProblem = Problem<CardProblemCode>;
export type GiftCardResult = Result<Checkout, CardProblem>;

const reasons: Record<CardRefusal, string> = {
  unknown: "There is no such gift card.",
  ended: "This gift card has ended.",
  empty: "Nothing is left on this gift card.",
  currency: "This gift card is in another currency than the cart.",
  "gift-cards-only": "Gift cards cannot be paid with a gift card, and nothing else is in the cart.",
};

const refused = (reason: CardRefusal): Failure<CardProblem> =>
  fail("gift-card-refused", reasons[reason], {
    fields: { gift_certificate_code: reasons[reason] },
    detail: { reason },
  });
const notFound: Failure<CardProblem> = fail("cart-not-found", "There is no such cart.");
const tooMany: Failure<CardProblem> = fail("too-many-gift-cards", `An order takes ${maxCards} gift cards at most.`, {
  fields: { gift_certificate_code: `an order takes ${maxCards} gift cards at most` },
  detail: { count: maxCards },
});

/** Adds a gift card to the checkout. A card that is already on it is no error; unknown codes are counted. */
export async function addGiftCard(
  services: ShownServices & { config: CodeLimits },
  who: FindCustomer,
  { cartId, typed, trier, holder }: { cartId: string; typed: string; trier: AttemptKeys; holder?: CartHolder },
): Promise<GiftCardResult> {
  const { db, config } = services;
  const facts = await findOwn(db, who, cartId, holder);
  if (!facts) return notFound;
  const { giftCards = [] } = facts.state;
  if (giftCards.length >= maxCards) return tooMany;
  const tried = await beginTry(db, trier, config);
  if (tried.pause > 0) {
    const message = `Too many wrong codes. Try again in ${tried.pause} seconds.`;
    return fail("too-many-tries", message, { detail: { seconds: tried.pause } });
  }
  const found = await findUsable(db, typed, facts.cart.currency);
  if ("card" in found || found.refusal !== "unknown") await tried.forget();
  if ("refusal" in found) return refused(found.refusal);
  if (isSentByEmail(facts.cart)) return refused("gift-cards-only");
  if (giftCards.includes(found.card.id)) return ok(await checkoutOf(services, facts));
  const state = { ...facts.state, giftCards: [...giftCards, found.card.id] };
  await writeState(db, cartId, facts.cart.customerId, state);
  const now = await findFacts(db, cartId);
  return now ? ok(await checkoutOf(services, now)) : notFound;
}

/** Removes a gift card. A card that is not on the checkout is no error. */
export async function removeGiftCard(
  services: ShownServices,
  who: FindCustomer,
  { cartId, cardId, holder }: { cartId: string; cardId: number; holder?: CartHolder },
): Promise<GiftCardResult> {
  const { db } = services;
  const facts = await findOwn(db, who, cartId, holder);
  if (!facts) return notFound;
  const { giftCards = [], ...rest } = facts.state;
  const left = giftCards.filter((id) => id !== cardId);
  await writeState(db, cartId, facts.cart.customerId, left.length > 0 ? { ...rest, giftCards: left } : rest);
  const cards = facts.cards?.filter(({ id }) => id !== cardId) ?? null;
  const state = left.length > 0 ? { ...rest, giftCards: left } : rest;
  return ok(await checkoutOf(services, { ...facts, state, cards }));
}
