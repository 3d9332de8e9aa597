import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { type Office, openMember, openOffice } from "#tests/support/office.ts";

const base = useDatabase();
let app: App;
let owner: Office;
beforeAll(async () => {
  await plantDemoMembers(base.db);
  app = await openApp(base.db);
  owner = await openMember(app, "owner@firn.example");
});

type Listed = { id: number; email: string; role: { id: number }; status: string };
const members = async (): Promise<Listed[]> => (await owner.call("GET", "/staff/members")).json().data;
const idOf = async (email: string) => (await members()).find((one) => one.email === email)?.id ?? 0;
const roleId = async (name: string): Promise<number> =>
  (await owner.call("GET", "/staff/roles")).json().data.find((role: { name: string }) => role.name === name)?.id;

/** A signed-in member with a role of their own. */
async function join(email: string, permissions: string[], markets: string[] | null = null): Promise<Office> {
  const role = await owner.call("POST", "/staff/roles", { name: `Role of ${email}`, permissions, markets });
  expect(role.statusCode).toBe(201);
  const invited = await owner.call("POST", "/staff/members", { email, name: "Somebody", role: role.json().data.id });
  expect(invited.statusCode).toBe(201);
  await base.pool.query(
    `update staff_members set joined_at = now(), password_hash =
      (select password_hash from staff_members where email = 'owner@firn.example') where email = $1`,
    [email],
  );
  return openMember(app, email);
}

describe("nobody grants what they lack", () => {
  test("neither by a role, nor by an invitation, nor by a key, nor to themselves", async () => {
    const lead = await join("lead@firn.example", ["staff:write", "orders:write"], ["us"]);
    const refused = (permission: string) => ({ code: "forbidden", permission });
    const role = (permissions: string[], markets: unknown = ["us"]) =>
      lead.call("POST", "/staff/roles", { name: `Of ${permissions}`, permissions, markets });
    expect((await role(["orders:read"])).statusCode).toBe(201);
    expect((await role(["orders:read", "refunds:write"])).json()).toMatchObject(refused("refunds:write"));
    expect((await role(["orders:read"], null)).json()).toMatchObject({ code: "forbidden", markets: ["us"] });
    const ownerRole = await roleId("Owner");
    const wish = { email: "friend@firn.example", role: ownerRole };
    expect((await lead.call("POST", "/staff/members", wish)).statusCode).toBe(403);
    const key = { name: "All", permissions: ["customers:read"] };
    expect((await lead.call("POST", "/staff/keys", key)).json()).toMatchObject(refused("customers:read"));
    const own = await idOf("lead@firn.example");
    expect((await lead.call("PATCH", `/staff/members/${own}`, { role: ownerRole })).statusCode).toBe(403);
    // They cannot change members with more permissions either.
    const above = await idOf("owner@firn.example");
    expect((await lead.call("DELETE", `/staff/members/${above}`)).statusCode).toBe(403);
    expect((await lead.call("PATCH", `/staff/members/${above}`, { active: false })).statusCode).toBe(403);
    expect(await idOf("owner@firn.example")).toBe(above);
  });

  test("a key has no more than its maker, in no other market, and is revoked by who could have made it", async () => {
    const maker = await join("maker@firn.example", ["staff:write", "catalogue:write"], ["ca"]);
    const made = await maker.call("POST", "/staff/keys", { name: "Feed", permissions: ["catalogue:read"] });
    expect(made.statusCode).toBe(201);
    const { id, key } = made.json().data;
    const headers = { authorization: `Bearer ${key}` };
    expect((await app.inject({ url: "/api/catalog/products", headers })).statusCode).toBe(200);
    const listed = (await maker.call("GET", "/staff/keys")).json().data;
    expect(JSON.stringify(listed)).not.toContain(key);
    expect(listed.find((one: { id: number }) => one.id === id)).toMatchObject({
      name: "Feed",
      markets: ["ca"],
      revokedAt: null,
      usedAt: expect.any(String),
      madeBy: expect.stringMatching(/^member:\d+ Somebody$/),
    });
    const wider = await addKey(base.db, "ERP", ["orders:write"]);
    expect((await maker.call("DELETE", `/staff/keys/${wider.id}`)).statusCode).toBe(403);
    expect((await maker.call("DELETE", `/staff/keys/${id}`)).statusCode).toBe(204);
    expect((await maker.call("DELETE", `/staff/keys/${id}`)).statusCode).toBe(404);
    expect((await app.inject({ url: "/api/catalog/products", headers })).statusCode).toBe(401);
  });
});

describe("members", () => {
  test("the last owner can neither go, nor be shut out, nor become something else", async () => {
    const id = await idOf("owner@firn.example");
    const manager = await roleId("Manager");
    const tries = [
      owner.call("DELETE", `/staff/members/${id}`),
      owner.call("PATCH", `/staff/members/${id}`, { active: false }),
      owner.call("PATCH", `/staff/members/${id}`, { role: manager }),
      owner.call("PATCH", `/staff/members/${id}`, { markets: ["us"] }),
    ];
    for (const { statusCode, json } of await Promise.all(tries.map(async (one) => one)))
      expect([statusCode, json().code]).toEqual([409, "last-owner"]);
    expect((await owner.call("GET", "/session")).json().member.role.builtIn).toBe("owner");
  });

  test("two owners cannot remove each other at once", async () => {
    const second = await join("second@firn.example", []);
    const [one, other] = [await idOf("owner@firn.example"), await idOf("second@firn.example")];
    await owner.call("PATCH", `/staff/members/${other}`, { role: await roleId("Owner") });
    const gone = await Promise.all([
      owner.call("PATCH", `/staff/members/${other}`, { active: false }),
      second.call("PATCH", `/staff/members/${one}`, { active: false }),
    ]);
    expect(gone.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
    await base.pool.query("update staff_members set is_active = true where email in ('owner@firn.example')");
    await base.pool.query("delete from staff_members where email = 'second@firn.example'");
    owner = await openMember(app, "owner@firn.example");
  });

  test("what a role no longer permits ends in sessions that are open, and who may no longer is signed out", async () => {
    const clerk = await join("clerk@firn.example", ["orders:read"]);
    expect((await clerk.call("GET", "/orders")).statusCode).toBe(200);
    const role = await roleId("Role of clerk@firn.example");
    await owner.call("PUT", `/staff/roles/${role}`, { name: "Reader", permissions: ["reviews:read"] });
    expect((await clerk.call("GET", "/orders")).json()).toMatchObject({ permission: "orders:read" });
    await owner.call("PATCH", `/staff/members/${await idOf("clerk@firn.example")}`, { active: false });
    expect((await clerk.call("GET", "/session")).statusCode).toBe(401);
    const inUse = await owner.call("DELETE", `/staff/roles/${role}`);
    expect([inUse.statusCode, inUse.json().code]).toEqual([409, "role-in-use"]);
  });

  test("what is wrong is named by field; built-in roles stay", async () => {
    const post = async (path: string, body: object) => (await owner.call("POST", path, body)).json();
    const role = await roleId("Support");
    expect(await post("/staff/members", { email: "nobody", role })).toMatchObject({
      errors: { email: expect.any(String) },
    });
    expect(await post("/staff/members", { email: "x@firn.example", role: 999 })).toMatchObject({
      errors: { role: "is not a role" },
    });
    expect(await post("/staff/members", { email: "OWNER@firn.example", role })).toMatchObject({
      errors: { email: "belongs to a member already" },
    });
    expect(await post("/staff/roles", { name: "support", permissions: [] })).toMatchObject({
      errors: { name: "is that of another role" },
    });
    expect((await post("/staff/roles", { name: "X", permissions: ["everything"] })).status).toBe(422);
    const fixed = await owner.call("PUT", `/staff/roles/${role}`, { name: "X", permissions: [] });
    expect([fixed.statusCode, fixed.json().code]).toEqual([409, "built-in"]);
  });

  test("dangerous steps ask who it is when that was a quarter of an hour ago", async () => {
    const office = await openMember(app, "owner@firn.example");
    await base.pool.query("update staff_sessions set confirmed_at = now() - interval '16 minutes'");
    const make = () => office.call("POST", "/staff/keys", { name: "ERP", permissions: ["orders:read"] });
    expect((await make()).json().code).toBe("confirm-first");
    expect((await office.call("POST", "/session/confirm", { password: "wrong-one" })).statusCode).toBe(401);
    expect((await make()).json().code).toBe("confirm-first");
    expect((await office.call("POST", "/session/confirm", { password: "first-tracks-2026" })).statusCode).toBe(204);
    expect((await make()).statusCode).toBe(201);
    // Programs do not have to confirm: their key is proof enough.
    const { key } = await addKey(base.db, "Admin", ["staff:write"]);
    const headers = { authorization: `Bearer ${key}` };
    const asked = await app.inject({
      method: "POST",
      url: "/api/staff/keys",
      headers,
      payload: { name: "B", permissions: [] },
    });
    expect(asked.statusCode).toBe(201);
  });

  test("what was done is in the audit log under the member's name, without secrets", async () => {
    const { data } = (await owner.call("GET", "/audit?type=member")).json();
    expect(data[0].actor).toMatchObject({ kind: "member" });
    expect(data.map(({ action }: { action: string }) => action)).toContain("sign-in");
    expect(JSON.stringify(data)).not.toContain("argon2");
    expect((await (await openOffice(app)).call("GET", "/audit")).statusCode).toBe(401);
  });
});

describe("the lists as files", () => {
  const lines = async (list: string, query = "") =>
    (await owner.call("GET", `/staff/${list}/export${query}`)).body.replace("\ufeff", "").trimEnd().split("\r\n");

  test("members, roles and keys are exported, all or those that are shown, without a secret, and that is logged", async () => {
    const { id, key } = await addKey(base.db, "=cmd|' /C calc'!A0", ["orders:read"]);
    const [head = "", ...all] = await lines("members");
    expect(head).toBe("id,name,email,role,markets,secondFactor,status,createdAt,seenAt");
    expect(all).toHaveLength((await members()).length);
    const own = await idOf("owner@firn.example");
    const [, row, ...others] = await lines("members", `?ids=${own}`);
    expect(row).toContain(",owner@firn.example,Owner,");
    expect(others).toEqual([]);
    expect((await lines("roles")).slice(1).join()).toContain("Translator");
    const [, exported] = await lines("keys", `?ids=${id}`);
    expect(exported).toContain(`${id},'=cmd|' /C calc'!A0,orders:read,`);
    const { rows } = await base.pool.query("select key_hash as hash from staff_keys where id = $1", [id]);
    const whole = (await lines("keys")).join() + all.join();
    for (const secret of [key, String(rows[0].hash), "$argon2"]) expect(whole).not.toContain(secret);
    const logged = await base.pool.query("select type from audit_log where action = 'export' order by id");
    expect(logged.rows.map(({ type }) => type)).toEqual(["member", "member", "role", "key", "key"]);
  });

  test("need permission to export", async () => {
    const { key } = await addKey(base.db, "Reader", ["staff:read"]);
    const headers = { authorization: `Bearer ${key}` };
    for (const list of ["members", "roles", "keys"])
      expect((await app.inject({ url: `/api/staff/${list}/export`, headers })).json()).toMatchObject({
        status: 403,
        permission: "exports:write",
      });
  });
});
