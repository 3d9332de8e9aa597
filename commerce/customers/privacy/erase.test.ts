import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { findSession, hashSessionId, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { findToken, makeToken } from "#commerce/customers/sign-in/tokens.ts";
import { attemptKeysOf, recordFailure } from "#commerce/shared/credentials/attempts.ts";
import { useDatabase } from "#tests/support/database.ts";
import { deleteCustomer, eraseClosedOrders, forgetOldSessions } from "./erase.ts";

const test = useDatabase();
const home = {
  firstName: "Mila",
  lastName: "Berg",
  company: "",
  address1: "12 Ridge Road",
  address2: "",
  city: "Leadville",
  state: "CO",
  postalCode: "80461",
  country: "us",
  phone: "+1 719 555 0100",
};

async function order(customerId: number, status: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into orders (cart_id, customer_id, region, currency, country, language, status, email, billing_address,
      shipping_address, shipping_method, totals, total, access_hash)
    values (${randomUUID()}, ${customerId}, 'us', 'USD', 'us', 'en', ${status}, 'mila@firn.example', ${JSON.stringify(home)},
      ${JSON.stringify(home)}, '{}', '[]', 44900, '\\x00') returning id`.execute(test.db);
  return rows[0]?.id ?? 0;
}

const findOrder = (id: number) =>
  test.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("an account that is deleted", () => {
  it("7.4 leaves orders with their totals and without the person, once they are closed", async () => {
    const id = await insertCustomer(test.db, {
      email: "mila@firn.example",
      passwordHash: null,
      firstName: "Mila",
      lastName: "Berg",
    });
    if (id === null) throw new Error("no customer");
    const [past, open] = [await order(id, "completed"), await order(id, "awaiting_fulfillment")];
    const paidWith = { method: "card", card: { brand: "visa", last4: "1111" } };
    for (const paid of [past, open])
      await sql`
        insert into payments (id, order_id, provider, status, amount, currency, paid_with)
        values (${randomUUID()}, ${paid}, 'test', 'captured', 44900, 'USD', ${JSON.stringify(paidWith)})`.execute(
        test.db,
      );
    const paidWithOf = async (orderId: number) =>
      (await test.db.selectFrom("payments").select("paid_with").where("order_id", "=", orderId).executeTakeFirst())
        ?.paid_with;
    const { sessionId } = await startCustomerSession(test.db, null, id);
    const cartId = randomUUID();
    await sql`
      insert into carts (id, region, currency, country, language, customer_id, checkout)
      values (${cartId}, 'us', 'USD', 'us', 'en', ${id}, '{"email": "mila@firn.example"}')`.execute(test.db);

    expect(await deleteCustomer(test.db, id)).toEqual({ ok: true, value: undefined });
    expect(await findCustomer(test.db, id)).toBeNull();
    expect((await findSession(test.db, hashSessionId(sessionId))).customerId).toBeNull();
    expect(await test.db.selectFrom("carts").select("id").where("id", "=", cartId).execute()).toEqual([]);

    const nobody = { firstName: "", lastName: "", company: "", address1: "", address2: "", city: "", phone: "" };
    expect(await findOrder(past)).toMatchObject({
      customer_id: null,
      email: "",
      total: 44_900,
      billing_address: { ...nobody, state: "CO", postalCode: "80461", country: "us" },
      shipping_address: { ...nobody, state: "CO", postalCode: "80461", country: "us" },
    });
    expect(await findOrder(open)).toMatchObject({
      customer_id: null,
      email: "mila@firn.example",
      shipping_address: home,
    });

    expect([await paidWithOf(past), await paidWithOf(open)]).toEqual([{ method: "card" }, paidWith]);

    await eraseClosedOrders(test.db);
    expect(await findOrder(open)).toMatchObject({ shipping_address: home });
    await sql`update orders set status = 'shipped' where id = ${open}`.execute(test.db);
    await eraseClosedOrders(test.db);
    expect(await findOrder(open)).toMatchObject({ email: "", shipping_address: nobody, total: 44_900 });
  });

  it("lets go of an order of which a part was paid back once it is quiet for sixty days", async () => {
    const person = { passwordHash: null, firstName: "Jon", lastName: "Berg" };
    const id = (await insertCustomer(test.db, { ...person, email: "jon@firn.example" })) ?? 0;
    const part = await order(id, "partially_refunded");
    await deleteCustomer(test.db, id);
    expect(await findOrder(part)).toMatchObject({ shipping_address: home });
    await sql`update orders set updated_at = now() - interval '61 days' where id = ${part}`.execute(test.db);
    await eraseClosedOrders(test.db);
    expect(await findOrder(part)).toMatchObject({ email: "", shipping_address: { address1: "", postalCode: "80461" } });
  });

  it("7.4 takes along applications to its address, once that was shown to be its own", async () => {
    const said = { first_name: "Ida", last_name: "Berg", kind: "resort", association: "Nordhang", country: "us" };
    const email = "ida@firn.example";
    const person = { email, passwordHash: null, firstName: "Ida", lastName: "Berg" };
    const application = { ...said, email, role: "Teacher", locale: "en-us", proof_type: "image/png" };
    await test.db.insertInto("pro_applications").values(application).execute();
    const left = () => test.db.selectFrom("pro_applications").select("id").where("email", "=", email).execute();
    await deleteCustomer(test.db, (await insertCustomer(test.db, person)) ?? 0);
    expect(await left()).toHaveLength(1);
    const id = (await insertCustomer(test.db, person)) ?? 0;
    await test.db.updateTable("customers").set({ email_verified_at: new Date() }).where("id", "=", id).execute();
    await deleteCustomer(test.db, id);
    expect(await left()).toEqual([]);
  });

  it("takes its links along", async () => {
    const person = { passwordHash: null, firstName: "Ola", lastName: "Nord" };
    const id = (await insertCustomer(test.db, { ...person, email: "ola@firn.example" })) ?? 0;
    const token = await makeToken(test.db, "reset-password", { customerId: id, detail: "ola@firn.example" });
    await deleteCustomer(test.db, id);
    expect(await findToken(test.db, "reset-password", token)).toBeNull();
  });

  it("can be opened again, and deleted only once", async () => {
    const again = { email: "mila@firn.example", passwordHash: null, firstName: "Mila", lastName: "Berg" };
    const id = await insertCustomer(test.db, again);
    expect(id).not.toBeNull();
    expect(await deleteCustomer(test.db, id ?? 0)).toMatchObject({ ok: true });
    expect(await deleteCustomer(test.db, id ?? 0)).toMatchObject({ problem: { code: "not-found" } });
  });
});

it("forgets sessions and counts that are over", async () => {
  const trier = attemptKeysOf("rider@firn.example", "203.0.113.7");
  await recordFailure(test.db, trier);
  await recordFailure(test.db, trier);
  await sql`
    update sign_in_failures set at = now() - interval '2 days' where id = (select min(id) from sign_in_failures)
  `.execute(test.db);
  await forgetOldSessions(test.db);
  expect(await test.db.selectFrom("sign_in_failures").select("id").execute()).toHaveLength(1);
});
