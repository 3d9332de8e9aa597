import { describe, expect, test } from "vitest";
import { minorOf } from "#commerce/integrations/bigcommerce/amounts.ts";
import {
  fromAddress,
  toAddress,
  toCustomer,
  toGroup,
} from "#commerce/integrations/bigcommerce/customers/customer-shapes.ts";
import { type BcOrder, toOrder } from "#commerce/integrations/bigcommerce/sales/order-shapes.ts";
import { channelOf, readSettings, regionOfChannel } from "#commerce/integrations/bigcommerce/settings.ts";
import { codeOf, uidOf } from "#commerce/integrations/bigcommerce/slugs.ts";
import { totalOf } from "#commerce/sales/totals/rules.ts";
import { readConfig } from "#commerce/settings/environment.ts";
import { ConfigError } from "#platform/config.ts";
import { ownShop } from "#tests/support/own-shop.ts";
import { inOrder } from "./catalog.ts";
import { toSold } from "./products.ts";
import type { BcProduct } from "./shapes.ts";

const environment = {
  ...ownShop,
  COMMERCE_BACKEND: "bigcommerce",
  BIGCOMMERCE_STORE_HASH: "abc123",
  BIGCOMMERCE_TOKEN: "token",
  BIGCOMMERCE_CHANNELS: "us=1, ca=2,eu_region_1=3",
};
const settings = readSettings(readConfig(environment));

describe("settings", () => {
  test("say where the store is and which channel sells where", () => {
    expect(settings).toMatchObject({
      base: "https://api.bigcommerce.com/stores/abc123",
      channels: { us: 1, ca: 2, eu_region_1: 3 },
      client: null,
    });
    expect(channelOf(settings, "pro_ca")).toBe(2);
    expect(regionOfChannel(settings, 3)).toBe("eu_region_1");
    expect(regionOfChannel(settings, 9)).toBeNull();
  });

  test("are named when they are missing or wrong", () => {
    const wrong = (more: object) => () => readSettings(readConfig({ ...environment, ...more }));
    expect(wrong({ BIGCOMMERCE_TOKEN: "" })).toThrow(/BIGCOMMERCE_TOKEN must be set/);
    expect(wrong({ BIGCOMMERCE_CHANNELS: "us:1" })).toThrow(/BIGCOMMERCE_CHANNELS/);
    expect(wrong({ BIGCOMMERCE_CHANNELS: "mars=1" })).toThrow(/"mars", which is no region/);
    expect(wrong({ BIGCOMMERCE_CHANNELS: "us=1,us=2" })).toThrow(/names us twice/);
    expect(wrong({ BIGCOMMERCE_API_HOST: "api.bigcommerce.com" })).toThrow(/BIGCOMMERCE_API_HOST/);
    expect(wrong({ DEMO: "on" })).toThrow(/needs DEMO=off/);
    expect(wrong({ COMMERCE_BACKEND: "shopify" })).toThrow(ConfigError);
  });
});

describe("amounts", () => {
  test.each([
    [31.31, "USD", 3131],
    ["31.3100", "USD", 3131],
    [0.1 + 0.2, "USD", 30],
    [1499, "JPY", 1499],
    ["", "USD", null],
    [null, "USD", null],
    [{}, "USD", null],
  ] as const)("%j in %s is %j minor units", (amount, currency, minor) => {
    expect(minorOf(amount, currency)).toBe(minor);
  });
});

describe("names", () => {
  test("are made of the store's", () => {
    expect(codeOf("Glacier Blue / Größe 42½")).toBe("glacier-blue-gro-e-421-2");
    expect(uidOf("/boards/Kestrel/", "product-1")).toBe("kestrel");
    expect(uidOf("/", "product-1")).toBe("product-1");
  });
});

const product: BcProduct = {
  id: 7,
  name: "Kestrel",
  sku: "K",
  description: "",
  price: 500,
  sale_price: 0,
  retail_price: 0,
  calculated_price: 500,
  categories: [],
  brand_id: 0,
  availability: "available",
  is_visible: true,
  is_featured: false,
  total_sold: 0,
  inventory_tracking: "product",
  inventory_level: 2,
  custom_url: { url: "/kestrel/" },
  custom_fields: [
    { name: "is_new", value: "Yes" },
    { name: "Flex", value: "7" },
  ],
  variants: [
    {
      id: 70,
      product_id: 7,
      sku: "K-0",
      price: null,
      calculated_price: 450,
      sale_price: null,
      retail_price: null,
      inventory_level: 0,
      purchasing_disabled: false,
      option_values: [],
    },
  ],
};
const known = {
  currency: "USD",
  prices: () => ({ price: 45_000, retailPrice: 50_000 }),
  categories: new Map(),
};

describe("3.12 commerce products of the store", () => {
  test("3.12 stock is the product's where the product tracks it, and flags come from custom fields", () => {
    const sold = toSold(product, known);
    expect(sold).toMatchObject({
      uid: "kestrel",
      isNew: true,
      isRedesigned: false,
      specs: [{ id: "Flex", value: "7" }],
    });
    expect(sold?.variants).toMatchObject([{ available: 2, isInStock: true, isPurchasable: true, retailPrice: 50_000 }]);
  });

  test("hidden ones and such without a price in the region are not sold there; withdrawn ones cannot be bought", () => {
    expect(toSold({ ...product, is_visible: false }, known)).toBeNull();
    expect(toSold(product, { ...known, prices: () => null })).toBeNull();
    expect(toSold({ ...product, availability: "disabled" }, known)?.variants[0]?.isPurchasable).toBe(false);
    const untracked = toSold({ ...product, inventory_tracking: "none" }, known)?.variants[0];
    expect(untracked).toMatchObject({ isInStock: true });
    expect(untracked).not.toHaveProperty("available");
  });
});

test("a category whose parent is hidden is hidden too", () => {
  const row = (category_id: number, parent_id: number, is_visible = true) => ({
    category_id,
    parent_id,
    tree_id: 1,
    name: `C${category_id}`,
    sort_order: 0,
    is_visible,
    url: { path: `/c${category_id}/` },
  });
  const rows = [row(3, 2), row(2, 0, false), row(5, 4), row(4, 0)];
  expect(inOrder(rows).map(({ path }) => path)).toEqual(["c4", "c4/c5"]);
});

describe("customers of the store", () => {
  const customer = {
    id: 5,
    email: "a@firn.example",
    first_name: "A",
    last_name: "B",
    customer_group_id: 0,
    notes: "",
    form_fields: [{ name: "Pro Code", value: '{"region":"pro_ca"}' }],
  };

  test("3.1 pro state comes from the form field Pro Code", () => {
    expect(toCustomer(customer, new Date())).toMatchObject({
      groupId: null,
      isPro: true,
      proCodeInfo: { region: "pro_ca" },
    });
  });

  test("addresses spell states out at the store and have codes here", () => {
    const address = {
      firstName: "A",
      lastName: "B",
      company: "",
      address1: "1",
      address2: "",
      city: "C",
      state: "QC",
      postalCode: "H2X 1Y4",
      country: "ca",
      phone: "",
    };
    const sent = fromAddress(address);
    expect(sent).toMatchObject({ state_or_province: "Quebec", country_code: "CA" });
    expect(toAddress({ ...sent, id: 1, customer_id: 5 })).toEqual({ id: 1, ...address });
  });

  test("7.6 groups tell their own rules and leave out price lists", () => {
    const rules = [
      { type: "price_list", price_list_id: 1 },
      { type: "category", method: "percent", amount: "5.0000", category_id: "12" },
    ];
    const group = toGroup({ id: 1, name: "Pro", is_default: false, discount_rules: rules });
    expect(group.discount_rules).toEqual([{ type: "category", method: "percent", amount: 5, category_id: 12 }]);
  });
});

test("an order's lines add up to what was paid, whatever fees and discounts the store knows", () => {
  const address = {
    first_name: "A",
    last_name: "B",
    company: "",
    street_1: "1",
    street_2: "",
    city: "C",
    state: "Utah",
    zip: "84101",
    country_iso2: "US",
    phone: "",
    email: "a@firn.example",
  };
  const order: BcOrder = {
    id: 1,
    customer_id: 0,
    status_id: 9,
    channel_id: 2,
    currency_code: "CAD",
    date_created: "Mon, 02 Nov 2026 10:00:00 +0000",
    date_modified: "",
    subtotal_ex_tax: "100.0000",
    shipping_cost_ex_tax: "9.9000",
    total_tax: "8.1300",
    total_inc_tax: "108.0300",
    billing_address: address,
  };
  const read = toOrder(order, settings);
  expect(read).toMatchObject({ region: "ca", customerId: null, status: "awaiting_fulfillment", total: 10_803 });
  expect(read.totals.find(({ kind }) => kind === "discount")?.amount).toBe(-1000);
  expect(totalOf(read.totals)).toBe(10_803);
  expect(read.billingAddress.state).toBe("UT");
});
