import { expect, test } from "vitest";
import { toCart } from "#commerce/sales/cart/rules.ts";
import { blankPromotion } from "#commerce/sales/promotions/blank.ts";
import type { Offer } from "#commerce/sales/promotions/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { checkoutOf } from "#tests/support/taxed.ts";

/** Discounts, gift cards and taxes together, as in the worked examples of public authorities. */

const now = new Date("2026-11-21T10:00:00Z");
const blank = { firstName: "A", lastName: "B", company: "", address1: "1 Road", address2: "", city: "C", phone: "" };
const places: Record<string, Address> = {
  "ca-QC": { ...blank, state: "QC", postalCode: "H2X 1Y4", country: "ca" },
  "us-NY": { ...blank, state: "NY", postalCode: "10001", country: "us" },
  de: { ...blank, state: "", postalCode: "80331", country: "de" },
};
const anyOffer: Offer = {
  ...blankPromotion,
  id: 1,
  version: 1,
  name: "Coupon",
  code: "C",
  uses: 0,
  usesOfShopper: 0,
};

type Order = { goods: [price: number, quantity: number][]; delivery?: number; offer?: Partial<Offer>; card?: number };

function workedOut(region: PriceRegion, place: string, { goods, delivery = 0, offer, card = 0 }: Order) {
  const address = places[place]!;
  const currency = currencyOf(region);
  const cart = toCart({
    id: "c",
    region,
    currency,
    country: address.country,
    language: "en",
    customerId: null,
    lines: goods.map(([price, quantity], at) => ({
      id: at + 1,
      productId: at + 1,
      variantId: at + 1,
      quantity,
      seenPrice: price,
      price,
      retailPrice: null,
      isOffered: true,
      available: null,
      shown: ["k", "K", "K", "snowboard", null],
      options: null,
      categories: null,
    })),
  });
  const range = { lower_limit: 0, upper_limit: null, shipping_cost: delivery };
  const method = { id: 1, zoneId: 1, code: "standard", name: "Standard", type: "total" as const, enabled: true };
  const checkout = checkoutOf(
    {
      cart,
      hideFree: false,
      allowance: null,
      state: { email: "a@firn.example", shippingAddress: address, shippingMethodId: 1 },
      methods: [{ ...method, settings: { ranges: [range] }, daysFrom: 1, daysTo: 2 }],
      offers: offer
        ? {
            offers: [{ ...anyOffer, ...offer }],
            shopper: { groupId: null, isPro: false, isEmployee: false },
            categories: {},
          }
        : null,
      cards: card > 0 ? [{ id: 1, last4: "ABCD", currency, balance: card }] : [],
    },
    now,
  );
  const taxes = checkout.totals.filter(({ kind }) => kind === "tax").map(({ amount }) => amount);
  return { taxes, total: checkout.total, due: checkout.due };
}

test("9.1 Quebec: a reduction comes before the taxes, what a gift card pays after them", () => {
  // Revenu Québec, Tax News of 20 February 2012, “Group buying”, example 1: a package of $200.00 reduced by $120.00; GST
  // $4.00 and QST $7.98 on the $80.00 that are left, $91.98 together; the $80.00 voucher pays, $11.98 remain. (The QST of
  // then, 9.5 % of $84.00, is that of today, 9.975 % of $80.00.)
  const spa: Order = { goods: [[200_00, 1]], offer: { kind: "fixed", amounts: { CAD: 120_00 } }, card: 80_00 };
  expect(workedOut("ca", "ca-QC", spa)).toEqual({ taxes: [4_00, 7_98], total: 91_98, due: 11_98 });
});

test("9.1 Quebec: percentages and two-for-one lower the price that is taxed", () => {
  // Revenu Québec, “Other coupons – customers”: treated like those deducted before the taxes.
  const tenPercent: Order = { goods: [[100_00, 1]], offer: { percent: 10 } };
  expect(workedOut("ca", "ca-QC", tenPercent)).toMatchObject({ taxes: [4_50, 8_98], total: 103_48 });
  const twoForOne: Order = { goods: [[50_00, 2]], offer: { kind: "buy_x_get_y", buy: 1, get: 1, percent: 100 } };
  expect(workedOut("ca", "ca-QC", twoForOne)).toMatchObject({ taxes: [2_50, 4_99], total: 57_49 });
});

test("9.1 New York: the seller's own discount is not part of the receipt, delivery is", () => {
  // New York State, TB-ST-860 (discounts) and TB-ST-838 (delivery): 4 % of $90.00 and $10.00.
  const order: Order = { goods: [[100_00, 1]], delivery: 10_00, offer: { kind: "fixed", amounts: { USD: 10_00 } } };
  expect(workedOut("us", "us-NY", order)).toMatchObject({ taxes: [4_00], total: 104_00 });
});

test("9.1 Germany: the tax is in what is really paid, delivery included and reductions not", () => {
  // Directive 2006/112/EC, articles 78 (b) and 79 (b): 19/119 of 119.00 − 23.80 + 11.90 = 107.10.
  const order: Order = { goods: [[119_00, 1]], delivery: 11_90, offer: { percent: 20 }, card: 7_10 };
  expect(workedOut("eu_region_1", "de", order)).toEqual({ taxes: [17_10], total: 107_10, due: 100_00 });
});
