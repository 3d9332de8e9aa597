import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findSession, hashSessionId, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import { useDatabase } from "#tests/support/database.ts";
import { tokenIn } from "#tests/support/samples/customer-emails.ts";
import { openCustomerRoutes } from "#tests/support/samples/customer-routes.ts";
import { workOf } from "#tests/support/work.ts";
import { insertCustomer } from "./writes.ts";

const test = useDatabase();
const [before, after] = ["powder-before-noon", "corduroy-at-eight"];
let api: Awaited<ReturnType<typeof openCustomerRoutes>>;
let mila = 0;
let email = "";
let count = 0;

beforeAll(async () => {
  api = await openCustomerRoutes(test);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.forgetTries();
  // Discards the emails that earlier tests requested, even if those tests failed.
  await api.emails.asked();
  email = `mila-${++count}@firn.example`;
  const passwordHash = await hashPassword(before);
  mila = (await insertCustomer(test.db, { email, passwordHash, firstName: "Mila", lastName: "Berg" })) ?? 0;
});

const forgot = (typed: string) => api.call("POST", "/customers/forgot-password", { email: typed });
const reset = (token: string, new_password: string) =>
  api.call("POST", "/customers/reset-password", { token, new_password });
const signIn = async (pw: string) => (await api.call("POST", "/customers/login", { email, pw })).status;

async function link(): Promise<string> {
  await forgot(email.toUpperCase());
  return tokenIn((await api.emails.written())[0]);
}

describe("7.4 POST /customers/forgot-password", () => {
  it("answers everybody alike, and writes to whom has an account", async () => {
    const known = await forgot(email);
    const unknown = await forgot("nobody@firn.example");
    expect(known.status).toBe(202);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const sent = await api.emails.written();
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(sent[0]?.subject).toBe("Choose a new password");
  });

  it("takes as long for an address that nobody has: it does the same", async () => {
    await forgot("first@firn.example");
    const [known, unknown] = [await workOf(() => forgot(email)), await workOf(() => forgot("ghost@firn.example"))];
    expect(known.statements.length).toBeGreaterThan(1);
    expect(unknown).toEqual(known);
  });

  it("sends five an hour to one address, known or not, and says how long to wait", async () => {
    for (const typed of [email, "ghost@firn.example"]) {
      for (let n = 0; n < 5; n++) expect((await forgot(typed)).status).toBe(202);
      const stopped = await forgot(typed);
      expect(stopped.status).toBe(429);
      expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(3500);
    }
    expect(await api.emails.asked()).toHaveLength(10);
  });

  it("counts emails asked for all at once like one after another", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => forgot("crowd@firn.example")));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    await api.emails.asked();
  });

  it.each([[{}], [{ email: 7 }], [{ email: "" }], [{ email: "mila" }], [{ email: "mila@firn.example\0" }]])(
    "5 refuses %j with the field's name",
    async (body) => {
      const answer = await api.call("POST", "/customers/forgot-password", body);
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toBeTypeOf("object");
    },
  );
});

describe("7.4 POST /customers/reset-password", () => {
  it("sets the password by a link, ends every session and writes about it", async () => {
    const sessions = [await startCustomerSession(test.db, null, mila), await startCustomerSession(test.db, null, mila)];
    expect((await reset(await link(), after)).body).toEqual({ success: true });
    expect([await signIn(before), await signIn(after)]).toEqual([401, 200]);
    for (const { sessionId } of sessions) {
      expect((await findSession(test.db, hashSessionId(sessionId))).customerId).toBeNull();
    }
    const [notice] = await api.emails.written();
    expect(notice).toMatchObject({ to: email, subject: "Your password was changed" });
  });

  it("is good once, also for two at once, and ends the links before it", async () => {
    const [older, token] = [await link(), await link()];
    const both = await Promise.all([reset(token, after), reset(token, after)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const again = await reset(older, after);
    expect(again.status).toBe(422);
    expect(again.body.errors).toEqual({ token: "has been used, or is too old" });
    await api.emails.asked();
  });

  it("is good for an hour", async () => {
    const token = await link();
    const wait = (time: string) =>
      sql`update customer_tokens set expires_at = expires_at - ${time}::interval where customer_id = ${mila}`.execute(
        test.db,
      );
    await wait("61 minutes");
    expect((await reset(token, after)).status).toBe(422);
    await wait("-2 minutes");
    expect((await reset(token, after)).status).toBe(200);
    await api.emails.asked();
  });

  it("writes to the address that is kept, not to the one that was typed", async () => {
    await forgot(email.toUpperCase());
    expect((await api.emails.written()).map(({ to }) => to)).toEqual([email]);
  });

  it("keeps no token that could be read", async () => {
    const token = await link();
    const { rows } = await sql<{ all: string }>`
      select json_agg(t)::text || (select json_agg(data)::text from pgboss.job) as all from customer_tokens t
    `.execute(test.db);
    expect(rows[0]?.all).not.toContain(token);
  });

  it("5 a refused password does not use the link up", async () => {
    const token = await link();
    for (const [bad, text] of [
      ["short", "needs 8 characters or more"],
      ["x".repeat(201), "is too long"],
      [email, "must not be the e-mail address"],
      ["Password123", "is one of the passwords that are tried first"],
    ] as const) {
      const answer = await reset(token, bad);
      expect([answer.status, answer.body.errors]).toEqual([422, { new_password: text }]);
    }
    expect((await reset(token, after)).status).toBe(200);
    await api.emails.asked();
  });

  it("lets an account in again that wrong tries had locked", async () => {
    for (let n = 0; n < 3; n++) await signIn("wrong-wrong");
    expect(await signIn(before)).toBe(429);
    await reset(await link(), after);
    expect(await signIn(after)).toBe(200);
    await api.emails.asked();
  });

  it("stops a change of the e-mail address, and a link sent before one is over", async () => {
    const session = await api.signedIn(mila);
    const change = { email: `else-${count}@firn.example`, authentication: { current_password: before } };
    expect((await api.call("PUT", `/customers/${mila}`, change, session)).body).toMatchObject({
      email,
      pending_email: change.email,
    });
    const [fresh] = await api.emails.written();
    await reset(await link(), after);
    const confirmed = await api.call("POST", "/customers/confirm-email", { token: tokenIn(fresh) });
    expect(confirmed.body.errors).toEqual({ token: "has been used, or is too old" });
    await api.emails.asked();
  });
});
