import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCart } from "#commerce/sales/cart/actions.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { type PlantedProduct, plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { load } from "./data.ts";
import Checkout from "./page.tsx";

const test = useDatabase();
let paying: Awaited<ReturnType<typeof checkoutServices>>;
let board: PlantedProduct;
beforeAll(async () => {
  paying = await checkoutServices(test);
  board = await plantProduct(test.db, { stock: [50], prices: { us: 44_900, eu_region_1: 44_900 } });
});
afterAll(() => paying.stop());

async function shown(cartId: string, query = "", more = {}) {
  const context = await cartVisit(test.db, { cartId, query, paying: paying as CheckoutServices, ...more });
  return markupOf(context, Checkout, await load(context));
}

const fresh = async (region: "us" | "eu_region_1", locale: Locale) => {
  const made = await createCart(test.db, { locale, region, sessionHash: null }, [
    { variantId: board.variantIds[0] ?? 0, quantity: 1 },
  ]);
  if (!made.ok) throw new Error(made.problem.code);
  return made.value.id;
};

describe("the total", () => {
  it("is called one before tax where taxes come on top and nobody knows the address", async () => {
    const before = await shown(await fresh("us", guest.locale));
    expect(before.match(/Total before tax/g)).toHaveLength(2);
    expect(before).toContain("The tax follows with your address.");
    const known = await readyCart(paying, [{ variantId: board.variantIds[0] ?? 0, quantity: 1 }]);
    expect(await shown(known.cartId, "step=payment")).not.toContain("before tax");
  });

  it("is the total where prices contain their tax", async () => {
    const german = { country: "de", language: "de" };
    const markup = await shown(await fresh("eu_region_1", localeOf("de", "de") as Locale), "", german);
    expect(markup).toContain("Kasse");
    expect(markup).not.toContain("vor Steuern");
  });
});

describe("the payment step", () => {
  it("asks for the card first, with the market's marks; gift cards and the demo's cards are folded", async () => {
    const { cartId } = await readyCart(paying, [{ variantId: board.variantIds[0] ?? 0, quantity: 1 }]);
    const markup = await shown(cartId, "step=payment");
    const at = (part: string) => markup.indexOf(part);
    expect(at("cc-number")).toBeLessThan(at("Use a gift card"));
    expect(at("Use a gift card")).toBeLessThan(markup.search(/<button[^>]*form="order-form"/));
    expect(markup.match(/\/marks\/\w+\.svg/g)).toEqual(
      ["visa", "mastercard", "amex", "discover", "diners"].map((mark) => `/marks/${mark}.svg`),
    );
    expect(markup).toMatch(/<details class="gift-cards"><summary>/);
  });

  it("says whom to ask, how returns work, and what becomes of the card", async () => {
    const { cartId } = await readyCart(paying, [{ variantId: board.variantIds[0] ?? 0, quantity: 1 }]);
    const markup = await shown(cartId, "step=payment");
    for (const path of ["/en-us/support/contact", "/en-us/support/returns"]) expect(markup).toContain(`href="${path}"`);
    expect(markup).toContain("We never keep card numbers.");
  });
});
