import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { setUpDemoMembers } from "#commerce/staff/members/demo.ts";
import type { App } from "#platform/http/app.ts";
import { openApp, openCaller } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { openMember, openOffice } from "#tests/support/office.ts";
import { workOf } from "#tests/support/work.ts";

const base = useDatabase();
let app: App;

beforeAll(async () => {
  await plantDemoMembers(base.db);
  app = await openApp(base.db, { SIGN_IN_TRIES: "3" });
});

describe("signing in to the office", () => {
  test("answers the member with what they may, and sets a cookie for /office alone", async () => {
    const office = await openOffice(app);
    const answer = await office.signIn("catalogue@firn.example");
    expect(answer.statusCode).toBe(200);
    expect(answer.json().member).toMatchObject({ email: "catalogue@firn.example", role: { builtIn: "catalogue" } });
    expect(answer.json().member.permissions).toContain("catalogue:read");
    expect(answer.json().member.permissions).not.toContain("orders:read");
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(/^firn_office=m[\w-]{43}; Path=\/office; HttpOnly; SameSite=Strict$/);
    const over = await office.call("GET", "/session", undefined, { "x-forwarded-proto": "https" });
    expect(over.json().member.email).toBe("catalogue@firn.example");
    const { rows } = await base.pool.query("select id_hash from staff_sessions");
    expect(JSON.stringify(rows)).not.toContain(office.headers.cookie);
  });

  test("the cookie is Secure behind https", async () => {
    const answer = await app.inject({ url: "/office/api/csrf", headers: { "x-forwarded-proto": "https" } });
    expect(String(answer.headers["set-cookie"])).toContain("; Secure");
  });

  test("a session known before signing in is worth nothing after; signing out ends it", async () => {
    const office = await openOffice(app);
    const before = { ...office.headers };
    await office.signIn("support@firn.example");
    expect((await app.inject({ url: "/office/api/session", headers: before })).statusCode).toBe(401);
    const after = { ...office.headers };
    expect((await office.call("DELETE", "/session")).statusCode).toBe(204);
    const again = await app.inject({ url: "/office/api/session", headers: after });
    expect([again.statusCode, again.json().code]).toEqual([401, "signed-out"]);
  });

  test("needs a csrf token of this cookie, as every mutation does", async () => {
    const office = await openMember(app, "owner@firn.example");
    const other = await openOffice(app);
    const shop = await openCaller(app);
    const { cookie = "" } = office.headers;
    const send = (headers: Record<string, string>) =>
      app.inject({ method: "DELETE", url: "/office/api/session", headers });
    for (const token of [undefined, "rubbish", other.headers["csrf-token"], shop.headers["csrf-token"]]) {
      const answer = await send({ cookie, ...(token && { "csrf-token": token }) });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "csrf"]);
    }
    expect((await office.call("GET", "/session")).statusCode).toBe(200);
  });

  test("a wrong password and an address that nobody has are answered alike, and shut out alike", async () => {
    const told: unknown[] = [];
    for (const email of ["warehouse@firn.example", "nobody@firn.example"]) {
      const office = await openOffice(app);
      const answers = [];
      for (let n = 0; n < 4; n++) answers.push(await office.signIn(email, "not-the-password"));
      const last = answers.at(-1);
      told.push(answers.slice(0, 3).map((answer) => answer.body));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429]);
      expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(told[0]).toEqual(told[1]);
    const right = await (await openOffice(app)).signIn("warehouse@firn.example");
    expect(right.statusCode).toBe(429);
    // Failed sign-ins of a customer with that address are counted separately.
    const customer = await openCaller(app);
    const body = { email: "warehouse@firn.example", pw: "not-the-password" };
    expect((await customer.call("POST", "/api/customers/login", body)).statusCode).toBe(401);
  });

  test("asks as much of the machine for an address that nobody has, one that was never used and one that may not", async () => {
    const { rows } = await base.pool.query<{ id: number }>(
      `insert into staff_members (email, name, role_id, is_active, password_hash)
       select 'gone@firn.example', 'Gone', role_id, false, password_hash from staff_members where email = 'editor@firn.example'
       returning id`,
    );
    const patient = await openApp(base.db, { SIGN_IN_TRIES: "20" });
    const work = async (email: string) => {
      const office = await openOffice(patient);
      return workOf(() => office.signIn(email, "not the password"));
    };
    await work("warm@firn.example");
    const [known, ...others] = [
      await work("editor@firn.example"),
      await work("ghost@firn.example"),
      await work("gone@firn.example"),
    ];
    expect(known?.statements.length).toBeGreaterThan(2);
    for (const other of others) expect(other).toEqual(known);
    await base.pool.query("delete from staff_members where id = $1", [rows[0]?.id]);
    await patient.close();
  });

  test("that fails is in the audit log with the address as it was typed, whether somebody has it or not", async () => {
    const office = await openOffice(app);
    for (const email of ["support@firn.example", "nobody@firn.example", "  No\u0000body@firn.example"])
      await office.signIn(email, "not-the-password");
    await office.signIn("not an address", "x");
    const owner = await openMember(app, "owner@firn.example");
    const { data } = (await owner.call("GET", "/audit?action=sign-in-failed")).json();
    const seen = data.map(({ id: _, at: __, label, actor, ...entry }: Record<string, unknown>) =>
      JSON.stringify(entry),
    );
    expect(new Set(seen).size).toBe(1);
    expect(data.map(({ label }: { label: string }) => label)).toEqual(
      expect.arrayContaining(["nobody@firn.example", "support@firn.example"]),
    );
    expect(data[0]).toMatchObject({ recordId: "", actor: { kind: "member", id: null }, address: "127.0.0.1" });
    const catalogue = await openMember(app, "catalogue@firn.example");
    const refused = await catalogue.call("GET", "/audit?action=sign-in-failed");
    expect([refused.statusCode, refused.json().permission]).toEqual([403, "audit:read"]);
  });

  test("is over after twelve hours, and after two that nobody used", async () => {
    for (const column of ["created_at", "seen_at"]) {
      const office = await openMember(app, "editor@firn.example");
      const hours = column === "created_at" ? 12 : 2;
      const age = sql`update staff_sessions set ${sql.ref(column)} = now() - make_interval(hours => ${hours}, secs => 1)`;
      await age.execute(base.db);
      expect((await office.call("GET", "/session")).statusCode).toBe(401);
      await sql`delete from staff_sessions`.execute(base.db);
    }
  });

  test("a member who may no longer is out at once", async () => {
    const office = await openMember(app, "editor@firn.example");
    await sql`update staff_members set is_active = false where email = 'editor@firn.example'`.execute(base.db);
    expect((await office.call("GET", "/session")).statusCode).toBe(401);
    expect((await (await openOffice(app)).signIn("editor@firn.example")).statusCode).toBe(401);
  });

  test("the demo world's members are gone when it is left", async () => {
    const office = await openMember(app, "owner@firn.example");
    await setUpDemoMembers(base.db, null);
    expect((await office.call("GET", "/session")).statusCode).toBe(401);
    expect((await (await openOffice(app)).signIn("owner@firn.example")).statusCode).toBe(401);
    await plantDemoMembers(base.db);
  });
});

describe("three kinds of callers that are never one another", () => {
  test("a key opens nothing in the office, and a member's cookie nothing of the API", async () => {
    const { key } = await addKey(base.db, "ERP", ["orders:read"]);
    const authorization = `Bearer ${key}`;
    const asked = await app.inject({ url: "/office/api/session", headers: { authorization } });
    expect([asked.statusCode, asked.json().code]).toEqual([401, "signed-out"]);
    const office = await openMember(app, "owner@firn.example");
    const api = await app.inject({ url: "/api/orders", headers: office.headers });
    expect([api.statusCode, api.json().code]).toEqual([401, "key-missing"]);
  });

  test("a member is no customer of the storefront, and a customer no member", async () => {
    const office = await openMember(app, "owner@firn.example");
    const [, id] = String(office.headers.cookie).split("=");
    const session = await app.inject({ url: "/api/session", headers: { cookie: `firn_session=${id}` } });
    expect(session.json().customer).toBeNull();
    const customer = await openCaller(app);
    const person = { first_name: "Mila", last_name: "Berg", authentication: { new_password: "a long enough one" } };
    await customer.call("POST", "/api/customers/create", { ...person, email: "owner@firn.example" });
    const shop = await openCaller(app, "owner@firn.example", "a long enough one");
    const cookie = `${shop.headers.cookie}; firn_office=${/firn_session=(\w[\w-]+)/.exec(String(shop.headers.cookie))?.[1]}`;
    expect((await app.inject({ url: "/office/api/session", headers: { cookie } })).statusCode).toBe(401);
    expect((await (await openOffice(app)).signIn("owner@firn.example", "a long enough one")).statusCode).toBe(401);
  });
});
