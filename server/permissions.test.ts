import { beforeAll, expect, test } from "vitest";
import { permissions as documented } from "#api/openapi/operations.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { isPermission, mayDo } from "#commerce/staff/permissions/rules.ts";
import { type Permission, permissions } from "#commerce/staff/permissions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { type Office, openMember } from "#tests/support/office.ts";

/**
 * Guards are asked by api/openapi/permissions.yaml, which says by hand who may what: a guard that asks for another
 * permission than the document is noticed, which a list made of the guards themselves could not.
 */

const base = useDatabase();
let app: App;
let office: Office;
beforeAll(async () => {
  await plantDemoMembers(base.db);
  app = await openApp(base.db);
  await base.pool.query(
    `with role as (insert into staff_roles (name) values ('Asked') returning id)
     update staff_members set role_id = (select id from role) where email = 'support@firn.example'`,
  );
  office = await openMember(app, "support@firn.example");
});

type Route = { name: string; method: string; path: string; isForKeys: boolean };

/** Each guarded route once: below /office/api, and below /api those that are for keys alone. */
function routes(): Route[] {
  const all = app.staffRoutes().filter(({ method }) => method !== "HEAD");
  const below = (prefix: string) =>
    all.flatMap(({ method, url }) =>
      url.startsWith(`${prefix}/`) ? [{ method, path: url.slice(prefix.length) }] : [],
    );
  const ofOffice = below("/office/api").map((route) => ({ ...route, isForKeys: false }));
  const known = new Set(ofOffice.map(({ method, path }) => `${method} ${path}`));
  const forKeys = below("/api").filter(({ method, path }) => !known.has(`${method} ${path}`));
  return [...ofOffice, ...forKeys.map((route) => ({ ...route, isForKeys: true }))].map((route) => ({
    ...route,
    name: `${route.method} ${route.path.replaceAll(/:(\w+)/g, "{$1}")}`,
  }));
}

/** Changes are sent with broken JSON: who is let in gets no further. */
async function ask({ method, path, isForKeys }: Route, held: readonly Permission[]) {
  const url = path.replaceAll(/:\w+|\*/g, "1");
  const payload = method === "GET" ? undefined : "{";
  if (!isForKeys) return office.call(method, url, payload);
  const { key } = await addKey(base.db, "Asked", [...held]);
  const headers = { authorization: `Bearer ${key}`, ...(payload && { "content-type": "application/json" }) };
  return app.inject({ method: method as "GET", url: `/api${url}`, headers, ...(payload && { payload }) });
}

async function hold(held: readonly Permission[]): Promise<readonly Permission[]> {
  await base.pool.query("update staff_roles set permissions = $1 where name = 'Asked'", [held]);
  return held;
}

test("the document names the permissions of every route of staff, and of no other", () => {
  const known = new Set(routes().map(({ name }) => name));
  expect([...known].filter((name) => !documented.has(name))).toEqual([]);
  expect([...documented.keys()].filter((name) => !known.has(name))).toEqual([]);
  expect([...documented.values()].flat().filter((one) => !isPermission(one))).toEqual([]);
  expect(known.size).toBeGreaterThan(200);
});

const sets = [...new Set([...documented.values()].map((needed) => needed.join(" + ")))].sort();

test.each(sets)("%s: exactly this lets in, and everything else without it does not", async (set) => {
  const needed = set.split(" + ") as Permission[];
  const asked = routes().filter(({ name }) => documented.get(name)?.join(" + ") === set);
  const wrong: string[] = [];
  const exact = await hold(needed);
  for (const route of asked) {
    const { statusCode, body } = await ask(route, exact);
    if (statusCode === 401 || statusCode >= 500 || body.includes('"forbidden"'))
      wrong.push(`${route.name} refuses: ${statusCode} ${body.slice(0, 120)}`);
  }
  for (const one of needed) {
    const others = await hold(permissions.filter((other) => !mayDo({ permissions: [other] }, one)));
    for (const route of asked) {
      const { statusCode, body } = await ask(route, others);
      const told = statusCode === 403 ? JSON.parse(body) : {};
      if (told.code !== "forbidden" || told.permission !== one)
        wrong.push(`${route.name} lets in without ${one}: ${statusCode} ${body.slice(0, 120)}`);
    }
  }
  expect(wrong).toEqual([]);
});
