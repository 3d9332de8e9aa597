import { afterAll, beforeAll, expect, test } from "vitest";
import { openPayments } from "#commerce/sales/payments/providers.ts";
import type { Db } from "#database/tables.ts";
import { type MollieServer, startMollie } from "#tests/support/payments/mollie/server.ts";
import { marksIn, mollieMarks } from "./methods.ts";

let mollie: MollieServer;
beforeAll(async () => {
  mollie = await startMollie();
});
afterAll(() => mollie.stop());

test("Mollie's marks are those of what the account takes, its wallets included", async () => {
  const settings = { PAYMENT_PROVIDER: "mollie", MOLLIE_API_KEY: mollie.apiKey, MOLLIE_API_HOST: mollie.apiHost };
  const context = { db: {} as Db, secret: "a".repeat(32), publicUrl: "https://shop.example" };
  expect((await openPayments(settings, context)).marks).toEqual(["visa", "mastercard", "apple-pay"]);
  mollie.methods.splice(0, mollie.methods.length, "paypal", "googlepay", "ideal");
  expect(await mollieMarks(mollie)).toEqual(["google-pay", "paypal"]);
});

test("a shop starts with the usual marks where Mollie does not answer, or not in time", async () => {
  mollie.fail({ kind: "silence" });
  expect(await mollieMarks({ ...mollie, timeout: 50 })).toEqual(["visa", "mastercard"]);
  expect(await mollieMarks({ ...mollie, apiKey: `test_${"b".repeat(30)}` })).toEqual(["visa", "mastercard"]);
});

test.each([
  [
    ["creditcard", "applepay"],
    ["visa", "mastercard", "apple-pay"],
  ],
  [["ideal"], []],
  [[], []],
])("of %j the marks %j are drawn", (methods, marks) => {
  expect(marksIn(methods)).toEqual(marks);
});
