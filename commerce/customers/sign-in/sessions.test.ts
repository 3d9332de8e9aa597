import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import {
  endSession,
  endSessionsOf,
  findSession,
  hashSessionId,
  newSessionId,
  startCustomerSession,
} from "./sessions.ts";

const test = useDatabase();
let mila = 0;
let jon = 0;

async function cart(customerId: number | null, age = "0"): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into carts (id, region, currency, country, language, customer_id, updated_at)
    values (${id}, 'us', 'USD', 'us', 'en', ${customerId}, now() - ${age}::interval)`.execute(test.db);
  return id;
}

/** The session of an anonymous visitor with that cart. */
async function visitor(cartId: string | null): Promise<Buffer> {
  const hash = hashSessionId(newSessionId());
  await test.db.insertInto("sessions").values({ id_hash: hash, customer_id: null, cart_id: cartId }).execute();
  return hash;
}

const rider = (email: string) =>
  insertCustomer(test.db, { email, passwordHash: null, firstName: "", lastName: "" }).then((id) => id ?? 0);

beforeAll(async () => {
  mila = await rider("mila@firn.example");
  jon = await rider("jon@firn.example");
});

describe("signing in", () => {
  it("4 rotates the id and keeps the cart", async () => {
    const cartId = await cart(null);
    const old = await visitor(cartId);
    const started = await startCustomerSession(test.db, old, mila);
    expect(started.cartId).toBe(cartId);
    const hash = hashSessionId(started.sessionId);
    expect(hash.equals(old)).toBe(false);
    expect(await findSession(test.db, old)).toEqual({ customerId: null, cartId: null });
    expect(await findSession(test.db, hash)).toEqual({ customerId: mila, cartId });
  });

  it("finds the customer's latest cart where the visitor brings none", async () => {
    await cart(jon, "2 days");
    const latest = await cart(jon, "1 hour");
    expect((await startCustomerSession(test.db, null, jon)).cartId).toBe(latest);
    expect((await startCustomerSession(test.db, await visitor(null), jon)).cartId).toBe(latest);
  });

  it("leaves another customer's cart with them", async () => {
    const jons = await cart(jon);
    const old = await visitor(jons);
    const nora = await rider("nora@firn.example");
    expect((await startCustomerSession(test.db, old, nora)).cartId).toBeNull();
  });

  it("does not take up a cart that was ordered", async () => {
    const finn = await rider("finn@firn.example");
    const cartId = await cart(finn);
    await sql`
      insert into orders (cart_id, customer_id, region, currency, country, language, status, email, billing_address,
        shipping_address, shipping_method, totals, total, access_hash)
      values (${cartId}, ${finn}, 'us', 'USD', 'us', 'en', 'awaiting_fulfillment', 'f@firn.example', '{}', '{}', '{}', '[]', 1, '\\x00')
    `.execute(test.db);
    expect((await startCustomerSession(test.db, await visitor(cartId), finn)).cartId).toBeNull();
  });
});

describe("the end of a session", () => {
  it("4 comes with signing out, and everywhere at once if asked for", async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => startCustomerSession(test.db, null, mila)));
    const [a, b, c] = [one, two, three].map((started) => hashSessionId(started?.sessionId ?? ""));
    const isIn = async (hash?: Buffer) => (await findSession(test.db, hash ?? Buffer.alloc(32))).customerId === mila;
    await endSession(test.db, a ?? Buffer.alloc(32));
    expect([await isIn(a), await isIn(b), await isIn(c)]).toEqual([false, true, true]);
    await endSessionsOf(test.db, mila, b ?? null);
    expect([await isIn(b), await isIn(c)]).toEqual([true, false]);
    await endSessionsOf(test.db, mila, null);
    expect(await isIn(b)).toBe(false);
  });

  it("comes after thirty days unseen; a visit in between puts it off", async () => {
    const hash = hashSessionId((await startCustomerSession(test.db, null, mila)).sessionId);
    const wait = (time: string) =>
      sql`update sessions set seen_at = seen_at - ${time}::interval where id_hash = ${hash}`.execute(test.db);
    await wait("29 days");
    expect((await findSession(test.db, hash)).customerId).toBe(mila);
    await wait("29 days");
    expect((await findSession(test.db, hash)).customerId).toBe(mila);
    await wait("31 days");
    expect((await findSession(test.db, hash)).customerId).toBeNull();
  });
});
