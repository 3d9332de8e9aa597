import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findStaff, listKeys } from "#commerce/staff/keys/reads.ts";
import { addKey, revokeKey, setUpDemoKey } from "#commerce/staff/keys/writes.ts";
import { demoKey, readPermissions } from "#commerce/staff/permissions/rules.ts";
import { permissions } from "#commerce/staff/permissions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { staffAt, staffOnly } from "./guard.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) => {
    const onRequest = staffOnly(base.db, "orders:write");
    scope.post("/ledger", { onRequest }, async (request) => ({ name: staffAt(request).name }));
  });
});
afterAll(() => app.close());

const post = async (authorization?: string) => {
  const headers = { "content-type": "application/json", ...(authorization && { authorization }) };
  const answer = await app.inject({ method: "POST", url: "/api/ledger", headers, payload: "{broken" });
  return { status: answer.statusCode, body: answer.json(), challenge: answer.headers["www-authenticate"] };
};

describe("staff keys", () => {
  test("without a key, with an unknown or a revoked one: 401, before the body is looked at", async () => {
    const { id, key } = await addKey(base.db, "Till", ["orders:write"]);
    expect((await post(`Bearer ${key}`)).status).toBe(400);
    expect(await revokeKey(base.db, id)).toBe(true);
    expect(await revokeKey(base.db, id)).toBe(false);
    for (const wrong of [`Bearer ${key}`, "Bearer firn_unknown-key-unknown-key", "Basic ZmlybjpmaXJu", "Bearer"]) {
      expect(await post(wrong)).toMatchObject({ status: 401, body: { code: "key-unknown" }, challenge: "Bearer" });
    }
    expect(await post()).toMatchObject({ status: 401, body: { code: "key-missing" } });
  });

  test("a key that lacks the permission: 403 that names it", async () => {
    const { key } = await addKey(base.db, "Reports", ["orders:read"]);
    expect(await post(`Bearer ${key}`)).toMatchObject({
      status: 403,
      body: { code: "forbidden", permission: "orders:write" },
    });
  });

  test("the table keeps no key, and notes its use", async () => {
    const { id, key } = await addKey(base.db, "ERP", ["orders:read", "orders:write"]);
    const { rows } = await base.pool.query("select * from staff_keys");
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(rows.at(-1).key_hash).toHaveLength(32);
    expect((await listKeys(base.db)).at(-1)).toMatchObject({ id, usedAt: null, revokedAt: null });
    expect(await findStaff(base.db, `bearer ${key}`)).toEqual({
      kind: "key",
      id,
      name: "ERP",
      permissions: ["orders:read", "orders:write"],
      markets: null,
    });
    expect((await listKeys(base.db)).at(-1)?.usedAt).toBeInstanceOf(Date);
  });

  test("the demo key may everything in demo mode, and is gone when that ends", async () => {
    expect(await findStaff(base.db, `Bearer ${demoKey}`)).toBeNull();
    await setUpDemoKey(base.db, true);
    await setUpDemoKey(base.db, true);
    expect((await findStaff(base.db, `Bearer ${demoKey}`))?.permissions).toEqual([...permissions]);
    await setUpDemoKey(base.db, false);
    expect(await findStaff(base.db, `Bearer ${demoKey}`)).toBeNull();
  });

  test("permissions are read from a list, wrong words by name", () => {
    expect(readPermissions("orders:read, orders:write orders:read")).toEqual({
      permissions: ["orders:read", "orders:write"],
      unknown: [],
    });
    expect(readPermissions("orders:read,everything").unknown).toEqual(["everything"]);
  });
});
