import { expect, test } from "vitest";
import type { Say, useFormats } from "../../i18n/text.tsx";
import { wordOfField, wordOfRecord, wordOfValue } from "./words.ts";

const say: Say = (key) => `<${key}>`;
const formats = {
  money: (value: number, currency: string) => `${value.toFixed(2)} ${currency}`,
  moment: (iso: string) => `at ${iso}`,
  country: (code: string) => `the country ${code}`,
  language: (code: string) => `in ${code}`,
} as ReturnType<typeof useFormats>;
const order = { type: "order", recordId: "10001", currency: "USD" };
const said = (name: string, value: unknown, about: Parameters<typeof wordOfValue>[0] = order) =>
  wordOfValue(about, name, value, { formats, say });

test("amounts stand in the currency of what they belong to", () => {
  expect(said("total", 12_345)).toBe("123.45 USD");
  expect(said("amount", 500, { type: "payment", recordId: "x", currency: "JPY" })).toBe("500.00 JPY");
  expect(said("sale_price", 4_900, { type: "price", recordId: "eu_region_1/50001" })).toBe("49.00 EUR");
  expect(said("minimums", { EUR: 10_000 }, { type: "promotion", recordId: "7" })).toBe("EUR: 100.00 EUR");
  // Limits are in whole units.
  const application = { type: "pro-application", recordId: "3", currency: "CAD" };
  expect(said("spend_limit", 5_000, application)).toBe("5000.00 CAD");
  expect(said("spend_limit", 5_000, { ...application, currency: null })).toBe("5000");
  const code = JSON.stringify({ region: "pro_eu_region_1", expiration_date: "2027-08-31", spend_limit: 5_000 });
  const answers = [
    { name: "Club", value: "Nord" },
    { name: "Pro Code", value: code },
  ];
  expect(said("form_fields", answers, { type: "customer", recordId: "7" }).split("\n")).toEqual([
    "Club: Nord",
    "Pro Code: <market>: <marketPro>, <fieldLastDay>: 2027-08-31, <proLimit>: 5000.00 EUR",
  ]);
  // Numbers that are not amounts stay unchanged, and so does an amount whose currency is unknown.
  expect(said("customer_id", 12)).toBe("12");
  expect(said("total", 12_345, { ...order, currency: null })).toBe("12345");
});

test("an address stands in lines, and so do sums and what else lies within", () => {
  const address = {
    firstName: "Ada",
    lastName: "Byron",
    company: "",
    address1: "9 Signal Road",
    address2: "",
    city: "Denver",
    state: "CO",
    postalCode: "80202",
    country: "us",
    phone: "555",
  };
  expect(said("shipping_address", address).split("\n")).toEqual([
    "Ada Byron",
    "9 Signal Road",
    "80202 Denver CO",
    "the country US",
    "555",
  ]);
  const totals = [
    { kind: "goods", label: "total.goods", amount: 10_000 },
    { kind: "tax", label: "tax.sales", amount: 725 },
  ];
  expect(said("totals", totals)).toBe("<goods>: 100.00 USD\n<tax>: 7.25 USD");
  expect(said("shipping_method", { code: "express", daysFrom: 1 })).toBe("<promoCode>: express\n<daysFrom>: 1");
  expect(said("translations", { de: { title: "Gut" } }, { type: "review", recordId: "1" })).toBe(
    "in de: <pictureTitle>: Gut",
  );
  expect(said("items", [{ id: 7, quantity: 2 }], { type: "refund", recordId: "1" })).toBe(
    "<orderNumber>: 7, <quantity>: 2",
  );
  expect(said("events", ["order.created", "order.updated"])).toBe("order.created, order.updated");
  expect(said("tags", [])).toBe("–");
});

test("fields, kinds, states and yes have words", () => {
  expect(wordOfField("webhook", "url", say)).toBe("<hookAddress>");
  expect(wordOfField("gift-card", "piece", say)).toBe("<fieldPiece>");
  expect(wordOfRecord("price", "ca/50001", say)).toBe("<price> (<marketCa>)");
  expect(said("status", "cancelled")).toBe("<stateCancelled>");
  expect(said("is_active", true, { type: "webhook", recordId: "1" })).toBe("<yes>");
});
