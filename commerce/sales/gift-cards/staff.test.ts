import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginTry } from "#commerce/sales/promotions/code-attempts.ts";
import { promotionRoutes } from "#commerce/sales/promotions/routes.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { readCode } from "./codes.ts";
import { cardEmailQueue, sendCardEmail } from "./emails.tsx";
import { findCardByCode } from "./reads.ts";
import { giftCardRoutes } from "./routes.ts";

const base = useDatabase();
const config = { SECRET: "s".repeat(32), PUBLIC_URL: "https://firn.example", PORT: 1 };
const sent: Record<string, unknown>[] = [];
const jobs = { send: async (queue: string, data: Record<string, unknown>) => void sent.push({ queue, ...data }) };
let app: App;
let authorization = "";

beforeAll(async () => {
  authorization = `Bearer ${(await addKey(base.db, "Till", ["promotions:write", "gift-cards:write"])).key}`;
  app = await openRoutes(base.db, (scope) => {
    promotionRoutes(scope, { db: base.db });
    giftCardRoutes(scope, { db: base.db, jobs, config });
  });
});
afterAll(() => app.close());

const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, key = authorization) => {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: key ? { authorization: key } : {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...(answer.body ? answer.json() : {}) };
};

describe("promotions in the staff's API", () => {
  test("are added, shown, changed and removed; wrong ones name the field", async () => {
    expect((await ask("POST", "/promotions", { name: "Ten", kind: "percent", percent: 10 }, "")).status).toBe(401);
    const added = await ask("POST", "/promotions", { name: "Ten", kind: "percent", percent: 10, regions: ["us"] });
    expect(added).toMatchObject({ status: 201, data: { percent: 10, redemption_type: "COUPON", current_uses: 0 } });
    const { id } = added.data;
    const changed = await ask("PUT", `/promotions/${id}`, { minimums: [{ currency_code: "USD", amount: 49.5 }] });
    const minimums = [{ currency_code: "USD", amount: 49.5 }];
    expect(changed.data).toEqual({ ...added.data, version: added.data.version + 1, minimums });
    expect((await ask("GET", "/promotions")).data).toEqual([changed.data]);
    const wrong: [object, string][] = [
      [{ kind: "fixed", percent: null }, "amounts"],
      [{ percent: null }, "percent"],
      [{ buy_quantity: 2 }, "buy_quantity"],
      [{ regions: ["mars"] }, "regions"],
      [{ minimums: [{ currency_code: "XXX", amount: 1 }] }, "minimums"],
      [{ minimums: [{ currency_code: "USD", amount: 10.005 }] }, "minimums"],
      [{ category_ids: [999_999] }, "category_ids"],
      [{ customer_group_ids: [999_999] }, "customer_group_ids"],
      [{ start_date: "2027-01-02T00:00:00Z", end_date: "2027-01-01T00:00:00Z" }, "end_date"],
      [{ percent: 101 }, "percent"],
      [{ name: "\u0000" }, "name"],
      [{ display_names: { de: "half \ud800" } }, "display_names.de"],
      [{ end_date: "2030-12-31T23:59:60Z" }, "end_date"],
      [{ kind: "gift" }, "kind"],
    ];
    for (const [patch, field] of wrong) {
      const refused = await ask("PUT", `/promotions/${id}`, patch);
      expect([field, refused.status, Object.keys(refused.errors)]).toEqual([field, 422, [field]]);
    }
    expect((await ask("PUT", "/promotions/999999", { name: "None" })).status).toBe(404);
    expect((await ask("DELETE", `/promotions/${id}`)).status).toBe(204);
    expect((await ask("GET", `/promotions/${id}`)).status).toBe(404);
  });

  test("codes are kept in one form, once in the whole shop", async () => {
    const { id } = (await ask("POST", "/promotions", { name: "Ship", kind: "free_shipping" })).data;
    const other = (await ask("POST", "/promotions", { name: "Ship too", kind: "free_shipping" })).data;
    expect(await ask("POST", `/promotions/${id}/codes`, { code: " free ship " })).toMatchObject({
      status: 201,
      data: { code: "FREESHIP" },
    });
    expect((await ask("POST", `/promotions/${other.id}/codes`, { code: "FreeShip" })).status).toBe(409);
    expect(await ask("POST", `/promotions/${id}/codes`, { code: "!" })).toMatchObject({ status: 422, code: "invalid" });
    expect((await ask("GET", `/promotions/${id}/codes`)).data).toMatchObject([{ code: "FREESHIP", current_uses: 0 }]);
    expect((await ask("DELETE", `/promotions/${id}/codes/freeship`)).status).toBe(204);
    expect((await ask("DELETE", `/promotions/${id}/codes/freeship`)).status).toBe(404);
  });
});

describe("gift cards in the staff's API", () => {
  const body = { amount: 50, currency_code: "USD", to_name: "Mia", to_email: "mia@firn.example", message: "Enjoy" };

  test("a card's code is shown once, kept as a hash, and sent by its e-mail", async () => {
    const given = await ask("POST", "/gift-certificates", body);
    expect(given).toMatchObject({ status: 201, data: { amount: 50, balance: 50, status: "active" } });
    const code = readCode(given.data.code) ?? "";
    expect(await findCardByCode(base.db, code)).toMatchObject({ id: given.data.id, last4: code.slice(-4) });
    const { rows } = await base.pool.query("select * from gift_cards");
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await ask("GET", `/gift-certificates/${given.data.id}`)).data.code).toBeUndefined();
    expect(sent).toEqual([{ queue: cardEmailQueue, cardId: given.data.id }]);
    const emails: { to: string; text: string }[] = [];
    const mail = { send: async (email: { to: string; text: string }) => void emails.push(email) };
    const services = { db: base.db, config, log: { error: () => undefined } };
    for (let time = 0; time < 2; time++) await sendCardEmail(services, mail as never, given.data.id);
    expect(emails).toMatchObject([{ to: "mia@firn.example" }]);
    expect(emails[0]?.text).toContain(given.data.code);
  });

  test("every change is an entry, the balance is their sum, and nothing goes below zero", async () => {
    const { id } = (await ask("POST", "/gift-certificates", { amount: 20, currency_code: "EUR" })).data;
    expect(await ask("PUT", `/gift-certificates/${id}`, { balance: 12.5, note: "Spent in the store" })).toMatchObject({
      data: { balance: 12.5, amount: 20 },
    });
    expect((await ask("GET", `/gift-certificates/${id}/transactions`)).data).toMatchObject([
      { kind: "issued", amount: 20 },
      { kind: "adjusted", amount: -7.5, note: "Spent in the store" },
    ]);
    for (const balance of [-1, 10.005])
      expect((await ask("PUT", `/gift-certificates/${id}`, { balance })).status).toBe(422);
    const below = "insert into gift_card_entries (card_id, amount, kind) values ($1, -1251, 'adjusted')";
    await expect(base.pool.query(below, [id])).rejects.toThrow(/balance/);
    await expect(base.pool.query("update gift_card_entries set amount = 1")).rejects.toThrow(/never changed/);
    expect(await ask("PUT", `/gift-certificates/${id}`, { status: "disabled" })).toMatchObject({
      data: { status: "disabled" },
    });
  });

  test("a balance is not written over what was spent or corrected since it was seen", async () => {
    const { id } = (await ask("POST", "/gift-certificates", { amount: 20, currency_code: "EUR" })).data;
    const put = (body: object) => ask("PUT", `/gift-certificates/${id}`, body);
    expect(await put({ balance: 15, balance_seen: 20 })).toMatchObject({ status: 200, data: { balance: 15 } });
    expect(await put({ balance: 30, balance_seen: 20 })).toMatchObject({
      status: 409,
      code: "conflict",
      fields: ["balance"],
      current: { balance: 15 },
    });
    // What is no balance is no conflict, and neither is the same one twice.
    expect(await put({ status: "disabled", balance_seen: 20 })).toMatchObject({ status: 200, data: { balance: 15 } });
    expect((await put({ balance: 15, balance_seen: 20 })).status).toBe(200);
    expect(await put({ balance: 30, balance_seen: 15 })).toMatchObject({ status: 200, data: { balance: 30 } });
  });

  test("wrong amounts, currencies and moments are refused by field", async () => {
    const wrong: [object, string][] = [
      [{ amount: 0 }, "amount"],
      [{ amount: 10.005 }, "amount"],
      [{ currency_code: "XXX" }, "currency_code"],
      [{ expiry_date: "2020-01-01T00:00:00Z" }, "expiry_date"],
      [{ expiry_date: "2030-12-31T23:59:60Z" }, "expiry_date"],
      [{ to_email: "nobody" }, "to_email"],
      [{ to_email: "\u0000a@firn.example" }, "to_email"],
      [{ message: "half \ud800" }, "message"],
      [{ language: "xx" }, "language"],
    ];
    for (const [more, field] of wrong) {
      const refused = await ask("POST", "/gift-certificates", { ...body, ...more });
      expect([field, refused.status, Object.keys(refused.errors)]).toEqual([field, 422, [field]]);
    }
  });
});

test("who guesses has to wait: by session, by address, and however many tries come at once", async () => {
  const limits = { CODE_TRIES_PER_SESSION: 3, CODE_TRIES_PER_ADDRESS: 5 };
  const tryFrom = (session: string | null, address = "203.0.113.9") =>
    beginTry(base.db, { sessionHash: session === null ? null : Buffer.from(session), address }, limits);
  const first = await Promise.all(Array.from({ length: 6 }, () => tryFrom("a")));
  expect(first.filter(({ pause }) => pause === 0)).toHaveLength(3);
  expect((await tryFrom("a")).pause).toBeGreaterThan(800);
  // Other sessions of the same address, until the address is blocked.
  const right = await tryFrom("b");
  await right.forget();
  expect([(await tryFrom("b")).pause, (await tryFrom(null)).pause]).toEqual([0, 0]);
  expect((await tryFrom("c")).pause).toBeGreaterThan(3000);
  expect((await tryFrom("c", "203.0.113.10")).pause).toBe(0);
});
