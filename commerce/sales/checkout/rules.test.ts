import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCart } from "#commerce/sales/cart/rules.ts";
import type { ShippingMethod } from "#commerce/sales/shipping/schema.ts";
import { salesTaxByState, taxesByProvince } from "#commerce/sales/tax/built-in/rates.ts";
import { sumOf, totalOf } from "#commerce/sales/totals/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { checkoutOf } from "#tests/support/taxed.ts";
import { type CheckoutFacts, deliversTo } from "./rules.ts";

const method = (id: number, code: string, more: Partial<ShippingMethod>): ShippingMethod => ({
  id,
  zoneId: 1,
  code,
  name: code,
  type: "total",
  enabled: true,
  settings: {},
  daysFrom: 2,
  daysTo: 4,
  ...more,
});
const flat = (shipping_cost: number) => ({ ranges: [{ lower_limit: 0, upper_limit: null, shipping_cost }] });
const methods = [
  method(1, "standard", { type: "freeshipping", settings: { carrier_options: { minimum_sub_total: 9900 } } }),
  method(2, "standard", { settings: flat(795) }),
  method(3, "express", { settings: flat(2495) }),
];

const cartOf = (region: PriceRegion, country: string, pieces: [price: number, quantity: number][]) =>
  toCart({
    id: "c",
    region,
    currency: currencyOf(region),
    country,
    language: "en",
    customerId: null,
    lines: pieces.map(([price, quantity], at) => ({
      id: at + 1,
      productId: at,
      variantId: at,
      quantity,
      seenPrice: price,
      price,
      retailPrice: null,
      isOffered: true,
      available: null,
      shown: ["kestrel", "K", "Kestrel", "snowboard", null],
      options: null,
      categories: null,
    })),
  });

const denver: Address = {
  firstName: "Ada",
  lastName: "Berg",
  company: "",
  address1: "1 Main Street",
  address2: "",
  city: "Denver",
  state: "CO",
  postalCode: "80202",
  country: "us",
  phone: "",
};
const facts = (more: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  cart: cartOf("us", "us", [[5000, 1]]),
  state: {},
  methods,
  hideFree: false,
  allowance: null,
  ...more,
});

describe("the steps of a checkout", () => {
  const contact = { email: "ada@firn.example" };
  test.each([
    [{}, "contact"],
    [{ email: "nobody" }, "contact"],
    [contact, "delivery"],
    [{ ...contact, shippingAddress: denver }, "delivery"],
    [{ ...contact, shippingAddress: { ...denver, postalCode: "" }, shippingMethodId: 2 }, "delivery"],
    [
      {
        ...contact,
        shippingAddress: { ...denver, country: "de", state: "", postalCode: "80331" },
        shippingMethodId: 2,
      },
      "delivery",
    ],
    [{ ...contact, shippingAddress: denver, shippingMethodId: 99 }, "delivery"],
    [{ ...contact, shippingAddress: denver, shippingMethodId: 2, billingAddress: { ...denver, city: "" } }, "delivery"],
    [{ ...contact, shippingAddress: denver, shippingMethodId: 2 }, "payment"],
  ])("%j → %s", (state, step) => expect(checkoutOf(facts({ state })).step).toBe(step));

  test("a choice survives a cart that passes the free delivery minimum, in both directions", () => {
    const state = { ...contact, shippingAddress: denver, shippingMethodId: 2 };
    const rich = facts({ state, cart: cartOf("us", "us", [[5000, 2]]) });
    expect(checkoutOf(rich)).toMatchObject({ step: "payment", total: 10_000 + 290 });
    const poor = facts({ state: { ...state, shippingMethodId: 1 } });
    expect(checkoutOf(poor)).toMatchObject({ step: "payment", total: 5000 + 795 + 145 });
  });
});

test("a cart is delivered within its region alone", () => {
  expect(["us", "de", "ca", "jp"].map((country) => deliversTo("us", country))).toEqual([true, false, false, false]);
  expect(["de", "at", "fr", "us"].map((country) => deliversTo("pro_eu_region_1", country))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

describe("for any checkout", () => {
  const place = fc.constantFrom<[PriceRegion, string, string]>(
    ...Object.keys(salesTaxByState).map((state): [PriceRegion, string, string] => ["us", "us", state]),
    ...Object.keys(taxesByProvince).map((state): [PriceRegion, string, string] => ["ca", "ca", state]),
    ...["de", "at", "fr", "nl", "es", "it"].map((country): [PriceRegion, string, string] => [
      "eu_region_1",
      country,
      "",
    ]),
  );
  const pieces = fc.array(fc.tuple(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 1, max: 50 })), {
    minLength: 1,
    maxLength: 20,
  });

  /** The price of gift wrapping, and whether the order is picked up in a store at the same location. */
  const wish = fc.record({ wrapPrice: fc.constantFrom(null, 0, 595), isCollected: fc.boolean() });

  test("the total is the sum of its explained lines, goods are the lines' sum, nothing is negative or fractional", () => {
    fc.assert(
      fc.property(
        place,
        pieces,
        fc.constantFrom(undefined, 1, 2, 3),
        fc.boolean(),
        wish,
        (at, rows, chosen, hideFree, asked) => {
          const [region, country, state] = at;
          const { wrapPrice, isCollected } = asked;
          const cart = cartOf(region, country, rows);
          const shippingAddress = { ...denver, country, state };
          const known = chosen === undefined ? {} : { shippingMethodId: chosen };
          const store = {
            id: 7,
            slug: "edge",
            name: "Edge",
            street: "2",
            city: "Here",
            state,
            postalCode: "",
            country,
            phone: "",
          };
          const collected = isCollected ? { storeId: 7 } : {};
          const checkout = checkoutOf({
            cart,
            methods,
            hideFree,
            allowance: null,
            wrapPrice,
            store: isCollected ? store : null,
            state: { shippingAddress, ...known, ...collected, ...(wrapPrice !== null && { gift: { message: "" } }) },
          });
          const added = checkout.totals.filter((line) => !line.included).map((line) => line.amount);
          expect(checkout.total).toBe(added.reduce((sum, amount) => sum + amount, 0));
          expect(checkout.total).toBe(totalOf(checkout.totals));
          expect(sumOf(checkout.totals, "goods")).toBe(
            rows.reduce((sum, [price, quantity]) => sum + price * quantity, 0),
          );
          expect(checkout.totals.every((line) => Number.isSafeInteger(line.amount) && line.amount >= 0)).toBe(true);
          const option = checkout.shippingOptions.find((one) => one.code === (chosen === 3 ? "express" : "standard"));
          expect(sumOf(checkout.totals, "shipping")).toBe(isCollected ? 0 : option?.amount);
          expect(sumOf(checkout.totals, "gift_wrap")).toBe(wrapPrice ?? 0);
          expect(checkout.totals.filter(({ kind }) => kind === "gift_wrap")).toHaveLength(wrapPrice === null ? 0 : 1);
          expect(hideFree && checkout.shippingOptions.some((one) => one.amount === 0)).toBe(false);
        },
      ),
    );
  });
});
