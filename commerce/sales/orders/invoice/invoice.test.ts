import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { textsIn } from "#tests/support/pdf.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { hashAccessToken } from "../access.ts";
import { orderKeyOf } from "../emails/order-key.ts";
import { findOrder } from "../reads.ts";
import type { Order } from "../schema.ts";
import { invoicePdf } from "./invoice.ts";
import { invoiceRoutes } from "./routes.ts";
import { invoiceTexts } from "./texts.ts";

const base = useDatabase();
const counter = useCounter(base);
const config = { SECRET: "a".repeat(32), INVOICE_SELLER: "Firn AG|Talstation 1|CHE-1" };
let app: App;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) =>
    invoiceRoutes(scope, { db: base.db, content: inProcessClient(base.db), config } as never),
  );
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/api/orders/${path}`, headers });

describe("the invoice", () => {
  test("7.5 names seller, buyer, lines, taxes and totals, and what went back", async () => {
    const { orderId } = await counter.order();
    const order = (await findOrder(base.db, orderId))!;
    const said = await textsIn(
      await invoicePdf({ order, language: "en", seller: ["Firn AG", "CHE-1"], paidBack: 1000 }),
    );
    for (const part of [
      `Order number ${orderId}`,
      "Firn AG",
      "CHE-1",
      "Ada Berg",
      "Payment: Visa ending in 1111",
      "Denver, CO 80202",
      "Kestrel",
      "$200.00",
      "-$10.00",
    ])
      expect(said).toContain(part);
    expect(said).toMatch(/Sales tax/i);
    const whole = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(order.total / 100);
    expect(said).toContain(whole);
  });

  test("7.5 has as many pages as its lines need", async () => {
    const { orderId } = await counter.order();
    const order = (await findOrder(base.db, orderId))!;
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...order.lines[0]!,
      id: at,
      name: `Board ${at} ${"long ".repeat(30)}`,
    }));
    const pdf = await invoicePdf({ order: { ...order, lines }, language: "de", seller: ["Firn"], paidBack: 0 });
    expect(await textsIn(pdf)).toContain("Board 59 long");
    expect(await textsIn(pdf)).toContain("Rechnung");
  });

  test.each(languages)("7.5 is written in %s, with names in any script", async (language) => {
    const { orderId } = await counter.order();
    const order = {
      ...(await findOrder(base.db, orderId))!,
      country: language === "ja" ? "jp" : "de",
      currency: language === "ja" ? "JPY" : "EUR",
    };
    const person = { ...order.billingAddress, firstName: "Łukasz Иван", lastName: "雪 Dvořák", city: "東京" };
    const pdf = await invoicePdf({
      order: { ...order, billingAddress: person },
      language,
      seller: ["Firn"],
      paidBack: 0,
    });
    expect(await textsIn(pdf)).toContain("Łukasz Иван 雪 Dvořák");
    expect(await textsIn(pdf)).toContain(invoiceTexts[language].title);
  });
});

test("7.5 payment by invoice: how to pay it and until when, or when it was; and the store that hands it out", async () => {
  const { orderId } = await counter.order();
  const order: Order = {
    ...(await findOrder(base.db, orderId))!,
    extras: { pickUp: { storeId: 1, slug: "edge", name: "Edge", phone: "" }, gift: { message: "" } },
    invoice: { dueOn: "2027-01-31", paidOn: null, owed: 12_345 },
  };
  order.totals = [...order.totals, { kind: "gift_wrap", label: "total.giftWrap", amount: 595, included: false }];
  const paper = { language: "en", seller: ["Firn"], paidBack: 0, bank: ["IBAN CH00"] } as const;
  const owed = await textsIn(await invoicePdf({ order, ...paper }));
  for (const part of ["Collected at", "Gift wrapping", "To be paid by January 31, 2027: $123.45", "IBAN CH00"])
    expect(owed).toContain(part);
  expect(owed).toContain(`Reference: Order number ${orderId}`);
  const paid = await textsIn(
    await invoicePdf({
      order: { ...order, invoice: { dueOn: "2027-01-31", paidOn: "2027-01-07", owed: 0 } },
      ...paper,
    }),
  );
  expect(paid).toContain("Paid on January 7, 2027");
  expect(paid).not.toContain("IBAN");
});

test("7.5 gift cards alone are delivered to nowhere", async () => {
  const { orderId } = await counter.order();
  const order = (await findOrder(base.db, orderId))!;
  const paper = { language: "en", seller: ["Firn"], paidBack: 0 } as const;
  expect(await textsIn(await invoicePdf({ order, ...paper }))).toContain("Delivered to");
  const shippingMethod = { ...order.shippingMethod, code: "email" };
  expect(await textsIn(await invoicePdf({ order: { ...order, shippingMethod }, ...paper }))).not.toContain(
    "Delivered to",
  );
});

test.each([
  "Łukasz Żółć-Gąsienica",
  "Jiří Dvořák, Žďár",
  "Ελένη Παπαδοπούλου",
  "Щукин Ёжик, Київ, Ґанна",
  "髙橋 雪子 東京都渋谷区 ガーデン",
  "Ștefan Nguyễn Gökçeoğlu Þór",
  "Łódź 雪 Ψ Ж 1 234 € ￥500 – “ß”",
])("7.5 %s stands in the invoice as it was typed, and can be copied from it", async (name) => {
  const { orderId } = await counter.order();
  const order = (await findOrder(base.db, orderId))!;
  const billingAddress = { ...order.billingAddress, firstName: name, lastName: "" };
  const lines = order.lines.map((line) => ({ ...line, name }));
  const pdf = await invoicePdf({
    order: { ...order, billingAddress, lines },
    language: "en",
    seller: [name],
    paidBack: 0,
  });
  expect((await textsIn(pdf)).split(name).length - 1).toBe(2 + lines.length);
  // Only the glyphs in use are embedded.
  expect(pdf.length).toBeLessThan(100_000);
});

test("7.5 what no font has is a question mark; control characters and surrogates alone are nothing or replaced", async () => {
  const { orderId } = await counter.order();
  const order = (await findOrder(base.db, orderId))!;
  const seller = ["a\u0000b\u200bc", "\ud800", "김"];
  const said = await textsIn(await invoicePdf({ order, language: "en", seller, paidBack: 0 }));
  expect(said).toContain("abc");
  expect(said).toContain("?");
});

test("7.5 a name without an end or a space is cut, and costs no more than its beginning", async () => {
  const { orderId } = await counter.order();
  const order = (await findOrder(base.db, orderId))!;
  const lines = order.lines.map((line) => ({ ...line, name: "雪".repeat(100_000) }));
  const pdf = await invoicePdf({ order: { ...order, lines }, language: "ja", seller: [], paidBack: 0 });
  expect(((await textsIn(pdf)).match(/雪/g) ?? []).length).toBe(500 * lines.length);
});

describe("GET orders/{id}/invoice", () => {
  test("7.5 opens for its customer, for staff, and with the key of its mails; for nobody else", async () => {
    const { orderId, session } = await counter.order();
    const stranger = await counter.order();
    const own = await get(`${orderId}/invoice`, { "x-session": session });
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "private, no-store" });
    expect(own.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await textsIn(own.rawPayload)).toContain("Talstation 1");
    const key = orderKeyOf(orderId, config.SECRET);
    expect(await textsIn((await get(`${orderId}/invoice?key=${key}&language=de`)).rawPayload)).toContain("Rechnung");
    expect((await get(`${orderId}/invoice`, { authorization: await counter.key("orders:read") })).statusCode).toBe(200);
    expect((await get(`${orderId}/invoice`, { "x-session": stranger.session })).statusCode).toBe(404);
    expect((await get(`${stranger.orderId}/invoice?key=${key}`)).statusCode).toBe(404);
    // Also with the token returned when a guest's order was placed.
    const token = "f".repeat(64);
    const guests = { customer_id: null, access_hash: hashAccessToken(token) };
    await base.db.updateTable("orders").set(guests).where("id", "=", stranger.orderId).execute();
    expect((await get(`${stranger.orderId}/invoice`, { "x-access-token": token })).statusCode).toBe(200);
    expect((await get(`${orderId}/invoice`, { "x-access-token": token })).statusCode).toBe(404);
    for (const id of ["0", "x", "9".repeat(30), "2147483648"])
      expect((await get(`${id}/invoice`)).statusCode).toBe(404);
  });
});
