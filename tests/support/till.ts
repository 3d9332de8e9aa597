import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { addCoupon } from "#commerce/sales/cart/coupons.ts";
import { getCheckout } from "#commerce/sales/checkout/actions.ts";
import { addGiftCard } from "#commerce/sales/checkout/gift-cards.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { giveCard } from "#commerce/sales/gift-cards/actions.ts";
import { findCard } from "#commerce/sales/gift-cards/reads.ts";
import { addPromotion } from "#commerce/sales/promotions/actions.ts";
import { usesOf } from "#commerce/sales/promotions/reads.ts";
import { insertCode } from "#commerce/sales/promotions/writes.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, guest, payFor, shownServices } from "#tests/support/checkout.ts";
import type { TestDatabase } from "#tests/support/database.ts";

const limits = { CODE_TRIES_PER_SESSION: 5, CODE_TRIES_PER_ADDRESS: 50 };
const trier = { sessionHash: Buffer.from("a session"), address: "203.0.113.7" };
type Body = Parameters<typeof addPromotion>[1];

export const nobody = async () => null;
export const pieces = (...variants: number[]) => variants.map((variantId) => ({ variantId, quantity: 1 }));

/** A shop with a board (400.00), wax (10.15) and gift cards (50.00), and what shoppers do there with codes. */
export function useTill(base: TestDatabase) {
  const till = { board: 0, wax: 0, giftCard: 0 } as {
    board: number;
    wax: number;
    giftCard: number;
    services: Services;
  };
  type Services = Awaited<ReturnType<typeof checkoutServices>> & { config: { SECRET: string } & typeof limits };

  beforeAll(async () => {
    const made = await checkoutServices(base);
    till.services = { ...made, config: { ...made.config, ...limits } };
    till.board = (await plantProduct(base.db, { prices: { us: 40_000 }, stock: [1000] })).variantIds[0]!;
    till.wax = (await plantProduct(base.db, { name: "Wax", prices: { us: 1_015 }, stock: [1000] })).variantIds[0]!;
    const gift = await plantProduct(base.db, { name: "Gift card", prices: { us: 5_000 }, tracking: "none" });
    await base.db.updateTable("products").set({ kind: "gift-card" }).where("id", "=", gift.productId).execute();
    till.giftCard = gift.variantIds[0]!;
  });
  afterAll(() => till.services.stop());

  return Object.assign(till, {
    /** Adds a promotion with its code, by default of 10 %. */
    async plant(code: string, body: Partial<Body> = {}): Promise<number> {
      const added = await addPromotion(base.db, { name: code, kind: "percent", percent: 10, ...body } as Body);
      if (!added.ok) throw new Error(JSON.stringify(added.problem));
      await insertCode(base.db, added.value.id, code);
      return added.value.id;
    },
    enter: (cartId: string, typed: string) => addCoupon(till.services, nobody, { cartId, typed, trier }),
    pay: (cartId: string, typed: string) => addGiftCard(till.services, nobody, { cartId, typed, trier }),
    give: (amount: number) => giveCard(till.services, { currency: "USD", amount, expiresAt: null, language: "en" }, ""),
    place: (cart: { cartId: string; total: number }, card = cards.good) =>
      placeOrder(till.services, payFor(cart, card, randomUUID()), guest),
    async checkoutFor(cartId: string) {
      const found = await getCheckout(shownServices(base.db), nobody, cartId);
      if (!found.ok) throw new Error(found.problem.code);
      return found.value;
    },
    usesBy: async (id: number) => (await usesOf(base.db, [id])).get(id) ?? 0,
    balanceOf: async (id: number) => (await findCard(base.db, id))?.balance,
  });
}
