import { beforeAll, describe, expect, test } from "vitest";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import type { SetupView } from "#commerce/setup/schema.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { outboxMail } from "#platform/mail.ts";
import { readConfig } from "#server/config.ts";
import { openAppWithCaches } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { openMember } from "#tests/support/office.ts";
import { ownShop } from "#tests/support/own-shop.ts";
import { testEmail, testPayment, viewServices } from "./actions.ts";

const base = useDatabase();
let key: string;
beforeAll(async () => {
  await plantDemoMembers(base.db);
  key = (await addKey(base.db, "Setup", ["settings:write", "shipping:read"])).key;
});
const { MAIL_FROM, INVOICE_SELLER, SHOP_EMAIL, ...needed } = ownShop;
const open = (more: Record<string, string> = {}) => openAppWithCaches(base.db, { ...needed, ...more });
type Opened = Awaited<ReturnType<typeof open>>;

async function ask({ app }: Opened, method: "GET" | "POST" | "PATCH", url: string, payload?: object) {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const lacking = async (shop: Opened) => {
  const { needs, canSell } = (await ask(shop, "GET", "/setup")).body.data as SetupView;
  return { canSell, stops: needs.filter(({ isDone, stops }) => stops && !isDone).map(({ code }) => code) };
};

test("an empty shop lacks a seller and a product; with both it can sell", async () => {
  const shop = await open();
  expect(await lacking(shop)).toEqual({ canSell: false, stops: ["seller", "product"] });
  await ask(shop, "PATCH", "/settings", { name: "Powder", address: "Hang 3" });
  await shop.settings.reload();
  expect((await lacking(shop)).stops).toEqual(["product"]);
  await plantProduct(base.db);
  expect(await lacking(shop)).toEqual({ canSell: true, stops: [] });
  await base.pool.query("update stock set available = 0");
  expect((await lacking(shop)).stops).toEqual(["product"]);
});

test("the demo world's products are offered while the catalogue is empty, and loaded by a job", async () => {
  const shop = await open();
  const view = async () => (await ask(shop, "GET", "/setup")).body.data as SetupView;
  const load = () => ask(shop, "POST", "/setup/demo-products");
  expect((await load()).body).toMatchObject({ status: 403, permission: "catalogue:write" });
  key = (await addKey(base.db, "All", ["settings:write", "shipping:read", "catalogue:write"])).key;
  expect((await view()).hasDemoProducts).toBe(false);
  expect((await load()).body).toMatchObject({ status: 409, code: "no-demo-products" });
  await base.pool.query("delete from products");
  expect((await view()).hasDemoProducts).toBe(true);
  const started = await load();
  expect([started.status, started.body.job.kind]).toEqual([202, "demo-products"]);
});

test("the environment's seller counts too", async () => {
  expect((await lacking(await open({ INVOICE_SELLER: "Piste GmbH|Hang 3" }))).stops).not.toContain("seller");
});

describe("services of the environment", () => {
  test("are named, with which of their variables are set, and never with what these say", async () => {
    const secret = `test_${"a".repeat(30)}`;
    const mollie = { PAYMENT_PROVIDER: "mollie", MOLLIE_API_KEY: secret, PUBLIC_URL: "https://shop.example" };
    const config = readConfig({ ...ownShop, ...mollie, SMTP_URL: "smtp://user:password@mail.example:587" });
    const payments = { ...makeTestProvider(base.db), name: "mollie" };
    const view = viewServices({ config, payments, tax: { name: "tables" } });
    expect(JSON.stringify(view)).not.toMatch(/password|aaaa/);
    expect(view.payment).toEqual({
      provider: "mollie",
      isTest: false,
      variables: [
        { name: "PAYMENT_PROVIDER", isSet: true },
        { name: "MOLLIE_API_KEY", isSet: true },
      ],
    });
    expect(view.email).toMatchObject({ transport: "smtp", host: "mail.example:587" });
  });

  test("a test payment is taken and given back", async () => {
    expect((await ask(await open(), "POST", "/settings/payment-test")).body.data).toEqual({
      provider: "test",
      isWorking: true,
      problem: null,
    });
    const { rows } = await base.pool.query("select amount, refunded, status from test_charges");
    expect(rows).toEqual([{ amount: 100, refunded: 100, status: "captured" }]);
  });

  test("of another provider it says whether it takes our keys, or says nothing", async () => {
    const log = { warn: () => undefined };
    const asking = (answer: () => Promise<null>) =>
      testPayment({ log, payments: { ...makeTestProvider(base.db), entry: { kind: "redirect" }, find: answer } });
    expect(await asking(async () => null)).toMatchObject({ isWorking: true });
    expect(await asking(() => Promise.reject(new Error("401")))).toMatchObject({
      isWorking: false,
      problem: "refused",
    });
    const silent = () => Promise.reject(new PaymentUnclear("timeout"));
    expect(await asking(silent)).toMatchObject({ isWorking: false, problem: "silent" });
  });
});

test("a test message goes to the member who asks, in their language; a server that refuses it is quoted", async () => {
  const shop = await open();
  const owner = await openMember(shop.app, "owner@firn.example");
  expect((await owner.call("POST", "/settings/email-test")).json().data).toEqual({
    to: "owner@firn.example",
    isSent: true,
    problem: null,
  });
  const sent: string[] = [];
  const services = {
    db: base.db,
    config: shop.settings.config,
    log: { warn: () => undefined },
    payments: makeTestProvider(base.db),
    tax: { name: "tables" },
    brandOf: async () => ({ name: "Powder", contact: [] }),
  };
  const mail = { send: async ({ to, subject }: { to: string; subject: string }) => void sent.push(`${to} ${subject}`) };
  await testEmail({ ...services, mail }, "a@b.example", "de");
  expect(sent).toEqual(["a@b.example E-Mails von Powder kommen an"]);
  const closed = outboxMail("/dev/null/outbox", () => "a@b.example");
  const refused = await testEmail({ ...services, mail: closed }, "a@b.example", "en");
  expect(refused).toMatchObject({ isSent: false, problem: expect.stringContaining("/dev/null") });
});

test("tax rates are seen for every place that is sold to, and set there; what the law says stays beside them", async () => {
  const shop = await open();
  const at = async (country: string, state = "") => {
    const { data } = (await ask(shop, "GET", "/taxes/rates")).body;
    return data.find((one: { country: string; state: string }) => one.country === country && one.state === state);
  };
  expect(await at("de")).toMatchObject({ included: true, rates: [{ label: "tax.vat", percent: 19 }] });
  expect(await at("us", "CO")).toMatchObject({ included: false, rates: [{ percent: 2.9 }] });
  expect(await at("se")).toBeUndefined();
  const taxRates = [{ country: "de", state: "", label: "tax.vat", percent: 16 }];
  expect((await ask(shop, "PATCH", "/settings", { taxRates })).status).toBe(200);
  expect(await at("de")).toMatchObject({ rates: [{ percent: 16 }], standard: [{ percent: 19 }] });
});
