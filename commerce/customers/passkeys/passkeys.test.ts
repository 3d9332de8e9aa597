import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { deleteCustomer } from "#commerce/customers/privacy/erase.ts";
import { exportCustomer } from "#commerce/customers/privacy/export.ts";
import { endSession, findSession, hashSessionId, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import { challengeLife, makeChallenge, openChallenge } from "#commerce/shared/passkeys/challenges.ts";
import type { App } from "#platform/http/app.ts";
import { makeAuthenticator } from "#tests/support/authenticator.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes, plantSession } from "#tests/support/routes.ts";
import { openCustomerEmails } from "#tests/support/samples/customer-emails.ts";
import { passkeyRoutes } from "./routes.ts";

const database = useDatabase();
const host = "shop.example";
const password = "powder-before-noon";
let app: App;
let emails: Awaited<ReturnType<typeof openCustomerEmails>>;
let mila = 0;

beforeAll(async () => {
  const { db } = database;
  emails = await openCustomerEmails(database);
  const config = { SIGN_IN_TRIES: 30, SECRET: "s".repeat(32), PUBLIC_URL: `https://${host}` };
  app = await openRoutes(db, (scope) =>
    passkeyRoutes(
      scope,
      { db, jobs: emails.jobs, config },
      {
        async signIn({ visit }, reply, customerId) {
          reply.header("x-session", (await startCustomerSession(db, visit.sessionHash, customerId)).sessionId);
        },
        async signOut({ visit }) {
          if (visit.sessionHash) await endSession(db, visit.sessionHash);
        },
      },
    ),
  );
  const passwordHash = await hashPassword(password);
  mila =
    (await insertCustomer(db, { email: "mila@firn.example", firstName: "Mila", lastName: "Berg", passwordHash })) ?? 0;
});
afterAll(async () => {
  await app.close();
  await emails.stop();
});

type Method = "GET" | "POST" | "PUT" | "DELETE";
async function call(method: Method, path: string, session: string, payload?: object, headers = {}) {
  const url = `/api/customers/passkeys${path}`;
  const answer = await app.inject({
    method,
    url,
    headers: { "x-session": session, ...headers },
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    body: answer.body ? answer.json() : {},
    session: String(answer.headers["x-session"]),
  };
}

const options = async (session: string) => (await call("POST", "/registration", session, {})).body;
const challenge = async (session: string) => (await call("POST", "/sign-in-options", session)).body;
const guest = () => plantSession(database.db, null);

/** Creates a passkey of Mila's in a session of hers. */
async function registered(name = "Phone") {
  const session = await plantSession(database.db, mila);
  const key = makeAuthenticator(host);
  const made = await call("POST", "", session, { name, credential: key.make(await options(session)) });
  expect(made.status).toBe(201);
  await emails.asked();
  return { key, session, id: made.body.id as number };
}

describe("7.4 a passkey", () => {
  test("is made for this host, told of by email, listed, named and removed", async () => {
    const session = await plantSession(database.db, mila);
    const asked = await options(session);
    expect(asked).toMatchObject({ rp: { id: host }, user: { name: "mila@firn.example" }, excludeCredentials: [] });
    expect(asked.authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
    const key = makeAuthenticator(host);
    const made = await call("POST", "", session, { name: " My  phone ", credential: key.make(asked) });
    expect(made).toMatchObject({ status: 201, body: { name: "My phone", is_synced: false, last_used_at: null } });
    const [added] = await emails.written();
    expect(added).toMatchObject({ to: "mila@firn.example", subject: "A passkey was added" });

    // The next passkey has the same handle, and cannot be created on the authenticator that holds the first.
    const next = await options(session);
    expect(next.user.id).toBe(asked.user.id);
    expect(next.excludeCredentials).toHaveLength(1);

    const { id } = made.body;
    expect((await call("PUT", `/${id}`, session, { name: "" })).body.errors).toHaveProperty("name");
    expect((await call("PUT", `/${id}`, session, { name: "Old phone" })).body.name).toBe("Old phone");
    const stranger = await plantSession(database.db, await other());
    expect((await call("PUT", `/${id}`, stranger, { name: "Mine" })).status).toBe(404);
    expect((await call("DELETE", `/${id}`, stranger)).status).toBe(404);
    expect((await call("GET", "", session)).body.data).toMatchObject([{ id, name: "Old phone" }]);
    expect((await call("DELETE", `/${id}`, session)).status).toBe(204);
    expect((await emails.written())[0]?.subject).toBe("A passkey was removed");
    expect((await call("GET", "", session)).body.data).toEqual([]);
    expect((await call("GET", "", await guest())).status).toBe(401);
  });

  test("is added and removed by whoever has just signed in or knows the password, nobody else", async () => {
    const { id, session } = await registered();
    await sql`update sessions set created_at = now() - interval '16 minutes' where id_hash = ${hashSessionId(session)}`.execute(
      database.db,
    );
    for (const current_password of [undefined, "not-hers-at-all"]) {
      const begun = await call("POST", "/registration", session, { current_password });
      expect([begun.status, Object.keys(begun.body.errors)]).toEqual([422, ["current_password"]]);
      const headers = current_password ? { "current-password": current_password } : {};
      expect((await call("DELETE", `/${id}`, session, undefined, headers)).status).toBe(422);
    }
    expect((await call("POST", "/registration", session, { current_password: password })).status).toBe(200);
    expect((await call("DELETE", `/${id}`, session, undefined, { "current-password": password })).status).toBe(204);
  });

  test("is refused when it was made elsewhere, for another session, without its owner, or twice", async () => {
    const session = await plantSession(database.db, mila);
    const key = makeAuthenticator(host);
    const asked = await options(session);
    const send = async (credential: object, where = session) =>
      (await call("POST", "", where, { credential })).body.errors?.credential ?? "";
    for (const wish of [
      { origin: "https://shop.example.evil.example" },
      { type: "webauthn.get" },
      { isVerified: false },
    ])
      expect(await send(key.make(asked, wish))).not.toBe("");
    expect(await send(makeAuthenticator("evil.example").make(asked))).not.toBe("");
    expect(await send(key.make(asked), await plantSession(database.db, mila))).not.toBe("");
    expect(await send(key.make(await challenge(session).then((one) => ({ ...one, user: asked.user }))))).not.toBe("");
    expect(await send({ ...key.make(asked), response: { clientDataJSON: "e30", attestationObject: "oWE" } })).not.toBe(
      "",
    );
    const good = key.make(asked);
    expect(await send(good)).toBe("");
    expect(await send(good)).not.toBe("");
  });
});

describe("7.4 signing in with a passkey", () => {
  test("needs no name and begins a new session; the use is noted", async () => {
    const { key, session: own } = await registered("Laptop");
    const session = await guest();
    const asked = await challenge(session);
    expect(asked).toMatchObject({ rpId: host, userVerification: "required" });
    expect(asked.allowCredentials ?? []).toEqual([]);
    const signed = await call("POST", "/sign-in", session, { credential: key.use(asked) });
    expect(signed).toMatchObject({ status: 200, body: { id: mila, email: "mila@firn.example" } });
    expect(signed.session).not.toBe(session);
    expect((await findSession(database.db, hashSessionId(signed.session))).customerId).toBe(mila);
    expect((await findSession(database.db, hashSessionId(session))).customerId).toBeNull();
    const { data } = (await call("GET", "", own)).body;
    expect(data.find((one: { name: string }) => one.name === "Laptop").last_used_at).not.toBeNull();
  });

  test("is refused with somebody else's key, challenge, handle or host, and with a copy or a replay", async () => {
    const { key } = await registered();
    const session = await guest();
    const status = async (credential: object, where = session) =>
      (await call("POST", "/sign-in", where, { credential })).status;
    const asked = await challenge(session);
    const used = key.use(asked);
    const forged = makeAuthenticator(host).use(asked);
    forged.response.userHandle = used.response.userHandle;
    expect(await status({ ...forged, id: used.id, rawId: used.rawId })).toBe(401);
    expect(await status(forged)).toBe(401);
    expect(await status(key.use(asked, { origin: "https://evil.example" }))).toBe(401);
    expect(await status(key.use(asked, { isVerified: false }))).toBe(401);
    expect(await status(key.use(asked), await guest())).toBe(401);
    expect(await status({ ...used, response: { ...used.response, userHandle: "AAAA" } })).toBe(401);
    expect(await status({ ...used, response: { ...used.response, userHandle: null } })).toBe(401);
    expect(await status({ id: "x" })).toBe(422);
    expect(await status(key.use(asked))).toBe(200);
    // The challenge is used up; and a counter that goes back means a copied authenticator.
    expect(await status(key.use(asked))).toBe(401);
    key.setCounter(0);
    expect(await status(key.use(await challenge(session)))).toBe(401);
    // Of two simultaneous answers, only one signs in.
    key.setCounter(50);
    const last = await challenge(session);
    const both = await Promise.all([key.use(last), key.use(last)].map((one) => status(one)));
    expect(both.sort()).toEqual([200, 401]);
  });

  test("a challenge is over after ten minutes, and for nobody else", () => {
    const holder = { secret: "a", sessionHash: Buffer.alloc(32, 1), purpose: "sign-in" as const };
    const now = new Date("2026-11-21T12:00:00Z");
    const made = makeChallenge(holder, now).toString("base64url");
    expect(openChallenge(holder, made, new Date(now.getTime() + challengeLife * 1000 - 1))).not.toBeNull();
    expect(openChallenge(holder, made, new Date(now.getTime() + challengeLife * 1000))).toBeNull();
    expect(openChallenge({ ...holder, secret: "b" }, made, now)).toBeNull();
    expect(openChallenge({ ...holder, purpose: "register:1" }, made, now)).toBeNull();
  });
});

test("7.6 passkeys are in the copy of one's data, without keys, and leave with the account", async () => {
  await registered("Watch");
  const copy = JSON.stringify(await exportCustomer(database.db, mila));
  expect(copy).toContain('"name":"Watch"');
  expect(copy).not.toMatch(/public_key|credential_id|user_handle/);
  await deleteCustomer(database.db, mila);
  expect(await database.db.selectFrom("passkeys").selectAll().execute()).toEqual([]);
});

async function other(): Promise<number> {
  const person = { firstName: "Jo", lastName: "Tal", passwordHash: null };
  return (await insertCustomer(database.db, { ...person, email: "jo@firn.example" })) ?? 0;
}
