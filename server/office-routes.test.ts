import { beforeAll, describe, expect, test } from "vitest";
import { builtInRoles } from "#commerce/staff/permissions/built-in.ts";
import { mayDo } from "#commerce/staff/permissions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { type Office, openMember, openOffice } from "#tests/support/office.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  await plantDemoMembers(base.db);
  app = await openApp(base.db, { SIGN_INS_PER_HOUR: "1000" });
});

/** Routes for keys only, and why. */
const keysOnly = [
  // Its answer is an address that signs a customer in: an office that opened it would act as that customer.
  "POST /customers/bclogin",
];

const placed = (url: string) => url.replace(/:\w+|\*/g, "1");

describe("every call of staff, by every built-in role", () => {
  test("what keys may ask below /api, members may below /office/api", () => {
    const below = (prefix: string) =>
      app
        .staffRoutes()
        .flatMap(({ method, url, permission }) =>
          url.startsWith(prefix) ? [`${method} ${url.slice(prefix.length)} ${permission}`] : [],
        );
    const office = new Set(below("/office/api"));
    const missing = below("/api").filter((route) => !office.has(route));
    expect(missing.filter((route) => !keysOnly.some((known) => route.startsWith(`${known} `)))).toEqual([]);
    expect(office.size).toBeGreaterThan(80);
  });

  test.each(Object.keys(builtInRoles))("%s: 403 that names the permission, or let through", async (role) => {
    const email = `${role}@roles.example`;
    await base.pool.query(
      `insert into staff_members (email, name, role_id, password_hash, joined_at)
       select $1, $2, r.id, m.password_hash, now() from staff_roles r, staff_members m
       where r.built_in = $2 and m.email = 'owner@firn.example'`,
      [email, role],
    );
    const office: Office = await openMember(app, email);
    const held = { permissions: builtInRoles[role] ?? [] };
    const routes = app.staffRoutes().filter(({ url, method }) => url.startsWith("/office/api/") && method !== "HEAD");
    const wrong: string[] = [];
    for (const { method, url, permission } of routes) {
      const isAllowed = mayDo(held, permission);
      // Allowed changes are sent with invalid JSON: they pass the permission check and go no further.
      const body = method === "GET" ? undefined : "{";
      const answer = await office.call(method, placed(url).slice("/office/api".length), body);
      const told = answer.headers["content-type"]?.includes("json") ? answer.json() : {};
      const isRefused = answer.statusCode === 403 && told.code === "forbidden" && told.permission === permission;
      if (isRefused === isAllowed || answer.statusCode === 401 || answer.statusCode >= 500)
        wrong.push(`${method} ${url} ${permission}: ${answer.statusCode} ${answer.body.slice(0, 100)}`);
    }
    expect(wrong).toEqual([]);
  });

  test("nobody signed in: 401, and for changes without the token 403", async () => {
    const office = await openOffice(app);
    for (const { method, url } of app.staffRoutes().filter(({ url }) => url.startsWith("/office/api/"))) {
      if (method === "HEAD") continue;
      const path = placed(url).slice("/office/api".length);
      const answer = await office.call(method, path);
      expect([answer.statusCode, answer.json().code], `${method} ${url}`).toEqual([401, "signed-out"]);
      if (method === "GET") continue;
      const foreign = await office.call(method, path, undefined, { "csrf-token": "" });
      expect([foreign.statusCode, foreign.json().code], `${method} ${url}`).toEqual([403, "csrf"]);
    }
  });
});

test("a price list of another market is refused to who works in one", async () => {
  await base.pool.query("update staff_members set markets = '{ca}' where email = 'catalogue@firn.example'");
  const office = await openMember(app, "catalogue@firn.example");
  const put = (list: string) => office.call("PUT", `/pricelists/${list}/records`, [{ sku: "none", price: 1 }]);
  expect((await put("us")).json()).toMatchObject({ code: "forbidden", permission: "catalogue:write", market: "us" });
  expect((await put("ca")).statusCode).toBe(404);
});

test("the shop's block list does not stop staff who search for WP-100", async () => {
  const office = await openMember(app, "owner@firn.example");
  expect((await office.call("GET", "/catalog/products?sku=WP-100")).statusCode).toBe(200);
  expect((await app.inject("/api/products?sku=WP-100")).statusCode).toBe(403);
  expect((await app.inject("/office/wp-admin")).statusCode).toBe(403);
});

test("8 what is sent where the office has nothing is refused as a problem, and leads to no page of the shop", async () => {
  const office = await openMember(app, "owner@firn.example");
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const nowhere = await office.call(method, "/nothing", {});
    expect([method, nowhere.statusCode, nowhere.json().code]).toEqual([method, 404, "not-found"]);
    const wrong = await office.call(method, "/audit", {});
    expect([method, wrong.statusCode, wrong.headers.allow]).toEqual([method, 405, "GET, HEAD, OPTIONS"]);
  }
  const page = await app.inject({ method: "POST", url: "/office/products" });
  expect([page.statusCode, page.headers.location]).toEqual([404, undefined]);
});

test("answers of the office are framed by nobody and kept nowhere", async () => {
  for (const url of ["/office/api/session", "/office/api/orders"]) {
    const { headers } = await app.inject(url);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBeDefined();
    expect(headers["cache-control"]).toBe("no-store");
  }
});
