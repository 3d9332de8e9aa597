import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { giveCard } from "#commerce/sales/gift-cards/actions.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { checkoutServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { load } from "./data.ts";
import { post } from "./form.ts";
import GiftCardPage from "./page.tsx";

const base = useDatabase();
let paying: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  paying = await checkoutServices(base);
});
afterAll(() => paying.stop());

test("whoever has the code sees what is left, in its currency; others learn nothing, and not for long", async () => {
  const { code } = await giveCard(paying, { currency: "EUR", amount: 5_000, expiresAt: null, language: "de" }, "");
  const context = await cartVisit(base.db, { paying: paying as CheckoutServices });
  const shown = async (typed: string) => {
    const answer = await post(context, new URLSearchParams({ gift_card: typed }));
    return { status: "status" in answer ? answer.status : 0, markup: await markupOf(context, GiftCardPage, answer) };
  };
  expect(await markupOf(context, GiftCardPage, await load(context))).toContain("What is left on a gift card?");
  const own = await shown(code.toLowerCase());
  expect(own.status).toBe(200);
  expect(own.markup).toMatch(/€50\.00 of €50\.00 are left/);
  // The code does not appear in the answer.
  expect(own.markup).not.toContain(code);
  const wrong = await shown("0000-0000-0000-0000");
  expect(wrong.status).toBe(422);
  expect(wrong.markup).toMatch(
    /aria-invalid="true"[^>]*value="0000-0000-0000-0000"|value="0000-0000-0000-0000"[^>]*aria-invalid/,
  );
  expect((await shown(" ")).markup).toContain("Type the code.");
  let last = wrong;
  for (let tries = 0; tries < 12; tries++) last = await shown("0000-0000-0000-0001");
  expect(last.status).toBe(429);
  expect(last.markup).toContain("Too many wrong codes");
});
