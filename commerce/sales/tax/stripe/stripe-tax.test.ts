import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TaxBooks, TaxRefused, type TaxService, TaxUnknown } from "#commerce/sales/tax/tax-service.ts";
import { limit } from "#tests/support/limits.ts";
import { question, taxContract } from "#tests/support/tax/contract.ts";
import { type StripeTaxServer, startStripeTax } from "#tests/support/tax/stripe.ts";
import { linesOf, toParams } from "./rules.ts";
import { makeStripeTax } from "./stripe-tax.ts";

let stripe: StripeTaxServer;
let service: TaxService;
let books: TaxBooks;
const codes = { goodsCode: "txcd_99999999", shippingCode: "txcd_92010001" };
beforeAll(async () => {
  stripe = await startStripeTax();
  service = makeStripeTax({ ...stripe, ...codes, timeout: limit(10_000) });
  books = service.books as TaxBooks;
});
afterAll(() => stripe.stop());

taxContract("stripe", () => service);

const denver = { country: "us", state: "CO", postalCode: "80202", city: "Denver", address1: "1 Main Street" };
const calculationFor = async (cartId: string, amount = 100_00) =>
  (await service.taxesOf(question(denver, [amount], 0, cartId))).calculation ?? "";

describe("Stripe Tax", () => {
  test("is asked once about the same thing, and again about another cart or amount", async () => {
    const before = stripe.requests.length;
    const asked = question(denver, [55_55], 0, "asked once");
    await Promise.all([service.taxesOf(asked), service.taxesOf(asked)]);
    await service.taxesOf(structuredClone(asked));
    expect(stripe.requests.length).toBe(before + 1);
    await service.taxesOf({ ...asked, cartId: "another" });
    await service.taxesOf({ ...asked, shipping: 1 });
    expect(stripe.requests.length).toBe(before + 3);
  });

  test("learns what is taxed and where: amounts after savings, codes, and whether prices contain the tax", async () => {
    await service.taxesOf(question(denver, [40_00, 0, 60_00], 7_95, "looked at"));
    expect(stripe.requests.at(-1)?.body).toEqual({
      currency: "usd",
      "customer_details[address][country]": "US",
      "customer_details[address][state]": "CO",
      "customer_details[address][postal_code]": "80202",
      "customer_details[address][city]": "Denver",
      "customer_details[address][line1]": "1 Main Street",
      "customer_details[address_source]": "shipping",
      "line_items[0][reference]": "1",
      "line_items[0][quantity]": "1",
      "line_items[0][amount]": "4000",
      "line_items[0][tax_behavior]": "exclusive",
      "line_items[0][tax_code]": "txcd_99999999",
      "line_items[1][reference]": "3",
      "line_items[1][quantity]": "1",
      "line_items[1][amount]": "6000",
      "line_items[1][tax_behavior]": "exclusive",
      "line_items[1][tax_code]": "txcd_99999999",
      "shipping_cost[amount]": "795",
      "shipping_cost[tax_behavior]": "exclusive",
      "shipping_cost[tax_code]": "txcd_92010001",
    });
    expect(toParams(question(denver, Array(120).fill(1_00)), codes).line_items).toMatchObject([{ amount: 120_00 }]);
  });

  test("that does not answer leaves the tax unknown, and is asked again", async () => {
    const asked = question(denver, [77_00], 0, "unanswered");
    stripe.fail("500", "500");
    await expect(service.taxesOf(asked)).rejects.toThrow(TaxUnknown);
    expect((await service.taxesOf(asked)).lines).toHaveLength(1);
    stripe.fail("silence", "silence");
    const hasty = makeStripeTax({ ...stripe, ...codes, timeout: 50 });
    await expect(hasty.taxesOf(asked)).rejects.toThrow(TaxUnknown);
    const stranger = makeStripeTax({ ...stripe, ...codes, timeout: limit(10_000), secretKey: "sk_test_other" });
    await expect(stranger.taxesOf(asked)).rejects.toThrow(TaxUnknown);
  });

  test("books an order once, and what goes back of it with its tax", async () => {
    const calculation = await calculationFor("booked");
    const entry = await books.record(calculation, "order-1");
    expect(await books.record(calculation, "order-1")).toBe(entry);
    await books.reverse(entry, { amount: 40_00, isWhole: false, reference: "refund-1" });
    await books.reverse(entry, { amount: 40_00, isWhole: false, reference: "refund-1" });
    expect(stripe.entries.get(entry)).toMatchObject({ total: 102_90, left: 62_90 });
    const more = { amount: 80_00, isWhole: false, reference: "refund-2" };
    await expect(books.reverse(entry, more)).rejects.toThrow(TaxRefused);
    const other = await books.record(await calculationFor("whole"), "order-2");
    await books.reverse(other, { amount: 102_90, isWhole: true, reference: "refund-3" });
    expect(stripe.entries.get(other)?.left).toBe(0);
    await expect(books.record("taxcalc_unknown", "order-3")).rejects.toThrow(TaxRefused);
    const busy = await calculationFor("busy");
    stripe.fail("500", "500");
    await expect(books.record(busy, "order-4")).rejects.toThrow(TaxUnknown);
    expect(stripe.entries.get(await books.record(busy, "order-4"))?.total).toBe(102_90);
  });

  test("reads fees of a flat amount and rates of different goods as one line of the place", () => {
    const part = (amount: number, percent: string, taxable: number, type: string) => ({
      amount,
      inclusive: false,
      taxability_reason: "standard_rated" as const,
      taxable_amount: taxable,
      tax_rate_details: { country: "US", state: "CO", percentage_decimal: percent, tax_type: type } as never,
    });
    const lines = linesOf({
      tax_breakdown: [part(290, "2.9", 10_000, "sales_tax"), part(29, "0.0", 0, "retail_delivery_fee")],
    });
    expect(lines).toMatchObject([{ label: "tax.sales", jurisdiction: "US-CO", rate: 2.9, amount: 319 }]);
    const two = linesOf({
      tax_breakdown: [part(290, "2.9", 10_000, "sales_tax"), part(50, "5.0", 1000, "sales_tax")],
    });
    expect(two).toMatchObject([{ rate: 3.4, amount: 340 }]);
  });
});
