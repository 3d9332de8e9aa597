import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { addAddress } from "#commerce/customers/addresses/actions.ts";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { findFacts } from "#commerce/sales/checkout/reads.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { load } from "#storefront/pages/checkout/data.ts";
import Checkout from "#storefront/pages/checkout/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, home } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantPro } from "#tests/support/groups.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { plantSession } from "#tests/support/routes.ts";

const test = useDatabase();
let paying: Awaited<ReturnType<typeof checkoutServices>>;
let board = 0;
let giftCard = 0;
beforeAll(async () => {
  paying = await checkoutServices(test);
  const prices = { us: 50_000, ca: 60_000, eu_region_1: 55_000, pro: 40_000 };
  board = (await plantProduct(test.db, { stock: [50], prices })).variantIds[0]!;
  const gift = await plantProduct(test.db, { name: "Gift card", prices: { us: 5_000 }, tracking: "none" });
  await test.db.updateTable("products").set({ kind: "gift-card" }).where("id", "=", gift.productId).execute();
  giftCard = gift.variantIds[0]!;
});
afterAll(() => paying.stop());

const addresses: Record<string, Address> = {
  us: home,
  ca: { ...home, address1: "12 rue Saint-Paul", city: "Québec", state: "QC", postalCode: "G1K 3V5", country: "ca" },
  de: { ...home, address1: "Bergstraße 12", city: "Oberstdorf", state: "", postalCode: "87561", country: "de" },
};
let nth = 0;

async function rider(country: string) {
  nth += 1;
  const row = { email: `rider${nth}@firn.example`, passwordHash: null, firstName: "Ada", lastName: "Berg" };
  const id = (await insertCustomer(test.db, row)) ?? 0;
  await addAddress(test.db, id, addresses[country]!);
  return id;
}

async function open(
  customerId: number | undefined,
  { country = "us", language = "en" as Language, region = "us" as PriceRegion, query = "", pieces = [board] } = {},
) {
  const locale = localeOf(country, language)!;
  const session = customerId === undefined ? null : await plantSession(test.db, customerId);
  const buyer = { locale, region, sessionHash: session === null ? null : hashSessionId(session) };
  const lines = pieces.map((variantId) => ({ variantId, quantity: 1 }));
  const made = await createCart(test.db, buyer, lines);
  const cartId = made.ok ? made.value.id : "";
  const shown = { country, language, cartId, query, paying: paying as CheckoutServices };
  const context = {
    ...(await cartVisit(test.db, { ...shown, ...(customerId !== undefined && { customerId }) })),
    region,
  };
  const page = await load(context);
  if (page.kind !== "page") throw new Error(JSON.stringify(page));
  return { cartId, props: page.props, html: await markupOf(context, Checkout, page) };
}

describe("3.2 a signed-in customer with a default address", () => {
  it.each<[string, Language, PriceRegion, string]>([
    ["us", "en", "us", "Denver, CO 80202"],
    ["ca", "fr", "ca", "G1K 3V5"],
    ["de", "de", "eu_region_1", "87561 Oberstdorf"],
  ])(
    "starts at the payment in %s, with the address and a way to change it",
    async (country, language, region, line) => {
      const customer = await rider(country);
      const { cartId, props, html } = await open(customer, { country, language, region });
      expect(props).toMatchObject({ open: "payment", problem: null });
      expect(html).toContain(line);
      expect(html).toContain(`href="/${language}-${country}/checkout?step=delivery"`);
      const state = (await findFacts(test.db, cartId))?.state;
      expect(state).toMatchObject({ email: expect.stringContaining("rider"), shippingMethodId: expect.any(Number) });
      expect(state?.billingAddress).toBeUndefined();
    },
  );

  it("has invoices sent to the address that is for them", async () => {
    const customer = await rider("us");
    await addAddress(test.db, customer, { ...home, address1: "9 Office Park" }, ["billing"]);
    const { cartId, html } = await open(customer);
    expect(html).toContain("9 Office Park");
    const state = (await findFacts(test.db, cartId))?.state;
    expect([state?.shippingAddress?.address1, state?.billingAddress?.address1]).toEqual([
      home.address1,
      "9 Office Park",
    ]);
  });

  it("starts there as a professional, too", async () => {
    const pro = await plantPro(test.db);
    await addAddress(test.db, pro, home);
    expect((await open(pro, { region: "pro" })).props.open).toBe("payment");
  });

  it("starts at the contact where the cart does not go there, where gift cards ask for whom, and without an account", async () => {
    const abroad = await rider("de");
    expect((await open(abroad)).props.open).toBe("contact");
    const giver = await rider("us");
    expect((await open(giver, { pieces: [board, giftCard] })).props.open).toBe("contact");
    expect((await open(undefined)).props.open).toBe("contact");
  });

  it("finds a step that was asked for, and what was typed before stays", async () => {
    const customer = await rider("us");
    const asked = await open(customer, { query: "step=contact" });
    expect(asked.props.open).toBe("contact");
    expect((await findFacts(test.db, asked.cartId))?.state.shippingAddress).toBeUndefined();
  });
});
