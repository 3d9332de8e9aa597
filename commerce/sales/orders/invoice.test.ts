import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { openDoor } from "#tests/support/routes.ts";
import { orderKeyOf } from "./emails/order-key.ts";
import { invoicePdf } from "./invoice.ts";
import { toWritable } from "./invoice-characters.ts";
import { invoiceRoutes } from "./invoice-routes.ts";
import { findOrder } from "./reads.ts";
import type { Order } from "./schema.ts";

const base = useDatabase();
const counter = useCounter(base);
const config = { SECRET: "a".repeat(32), INVOICE_SELLER: "Firn AG|Talstation 1|CHE-1" };
let app: App;
beforeAll(async () => {
  app = await openDoor(base.db, (door) =>
    invoiceRoutes(door, { db: base.db, content: inProcessClient(base.db), config } as never),
  );
});
afterAll(() => app.close());

/** What a PDF of ours says: the texts of its pages, a line each. */
function textsIn(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const texts: string[] = [];
  for (let at = bytes.indexOf("stream\n"); at >= 0; at = bytes.indexOf("stream\n", at + 7)) {
    const end = bytes.indexOf("\nendstream", at);
    try {
      const content = inflateSync(bytes.subarray(at + 7, end)).toString("latin1");
      for (const [, hex = ""] of content.matchAll(/<([0-9A-F]+)> Tj/g))
        texts.push(new TextDecoder("windows-1252").decode(Buffer.from(hex, "hex")));
    } catch {
      // Not every stream is text.
    }
  }
  return texts.join("\n");
}

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/api/orders/${path}`, headers });

describe("the invoice", () => {
  test("7.5 names seller, buyer, lines, taxes and totals, and what went back", async () => {
    const { orderId } = await counter.order();
    const order = (await findOrder(base.db, orderId))!;
    const said = textsIn(await invoicePdf({ order, language: "en", seller: ["Firn AG", "CHE-1"], paidBack: 1000 }));
    for (const part of [
      `Order number ${orderId}`,
      "Firn AG",
      "CHE-1",
      "Ada Berg",
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
    expect(textsIn(pdf)).toContain("Board 59 long");
    expect(textsIn(pdf)).toContain("Rechnung");
  });

  test.each(["en", "de", "fr", "es", "it", "ja", "sv", "no"] as const)(
    "7.5 is written in %s with letters the fonts have",
    async (language) => {
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
      expect(textsIn(pdf)).toContain("Lukasz Ivan ? Dvorák");
    },
  );
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
  const owed = textsIn(await invoicePdf({ order, ...paper }));
  for (const part of ["Collected at", "Gift wrapping", "To be paid by January 31, 2027: $123.45", "IBAN CH00"])
    expect(owed).toContain(part);
  expect(owed).toContain(`Reference: Order number ${orderId}`);
  const paid = textsIn(
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
  expect(textsIn(await invoicePdf({ order, ...paper }))).toContain("Delivered to");
  const shippingMethod = { ...order.shippingMethod, code: "email" };
  expect(textsIn(await invoicePdf({ order: { ...order, shippingMethod }, ...paper }))).not.toContain("Delivered to");
});

test("7.5 letters that the fonts lack are written without accents or in Latin letters", () => {
  expect(toWritable("Škoda œuvre Žďár – “ß” 1\u202f234 €")).toBe("Škoda œuvre Ždár – “ß” 1 234 €");
  expect(toWritable("Щукин, Łódź, ￥500, 東京都")).toBe("Shchukin, Lódz, ¥500, ?");
  expect(toWritable("a\u0000b\u200bc")).toBe("abc");
});

describe("GET orders/{id}/invoice", () => {
  test("7.5 opens for its customer, for staff, and with the key of its mails; for nobody else", async () => {
    const { orderId, session } = await counter.order();
    const stranger = await counter.order();
    const own = await get(`${orderId}/invoice`, { "x-session": session });
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "private, no-store" });
    expect(own.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(textsIn(own.rawPayload)).toContain("Talstation 1");
    const key = orderKeyOf(orderId, config.SECRET);
    expect(textsIn((await get(`${orderId}/invoice?key=${key}&language=de`)).rawPayload)).toContain("Rechnung");
    expect((await get(`${orderId}/invoice`, { authorization: await counter.key("orders:read") })).statusCode).toBe(200);
    expect((await get(`${orderId}/invoice`, { "x-session": stranger.session })).statusCode).toBe(404);
    expect((await get(`${stranger.orderId}/invoice?key=${key}`)).statusCode).toBe(404);
    for (const id of ["0", "x", "9".repeat(30), "2147483648"])
      expect((await get(`${id}/invoice`)).statusCode).toBe(404);
  });
});
