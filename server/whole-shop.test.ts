import { beforeAll, expect, test } from "vitest";
import { setUpDemoMembers } from "#commerce/staff/members/demo.ts";
import type { App } from "#platform/http/app.ts";
import { readDemoMembers } from "#server/demo-world.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { type Office, openMember } from "#tests/support/office.ts";

/** What counts in the whole shop is changed by staff of all markets alone. */

const base = useDatabase();
let app: App;
let office: Office;
beforeAll(async () => {
  await setUpDemoMembers(base.db, readDemoMembers());
  app = await openApp(base.db);
  await base.pool.query("update staff_members set markets = '{ca}' where email = 'support@firn.example'");
  await base.pool.query(
    "update staff_members set role_id = (select id from staff_roles where built_in = 'owner') where email = 'support@firn.example'",
  );
  office = await openMember(app, "support@firn.example");
});

/** Changes of these permissions are of the whole shop, except those that are named here, with the reason. */
const permissions = ["settings:write", "staff:write", "webhooks:write", "search:write"];
const others: Record<string, string> = {
  "PATCH /settings": "taxes of one's own markets; the rest is asked for by what is sent (below)",
  "POST /settings/payment-test": "changes nothing",
  "POST /settings/email-test": "changes nothing",
  "PUT /taxes/postal-rates": "of the United States",
  "DELETE /taxes/postal-rates/:state/:postalCode": "of the United States",
  "POST /taxes/postal-rates/import": "of the United States",
  "POST /staff/members": "grants at most one's own markets",
  "POST /staff/members/:id/invitation": "of who has at most one's own markets",
  "PATCH /staff/members/:id": "of who has at most one's own markets",
  "DELETE /staff/members/:id/second-factor": "of who has at most one's own markets",
  "DELETE /staff/members/:id": "of who has at most one's own markets",
  "POST /staff/roles": "grants at most one's own markets",
  "PUT /staff/roles/:id": "of roles with at most one's own markets",
  "DELETE /staff/roles/:id": "of roles with at most one's own markets",
  "POST /staff/keys": "grants at most one's own markets",
  "DELETE /staff/keys/:id": "of keys with at most one's own markets",
};
/** Settings among what other permissions are for. */
const further = ["PUT /staff/stock/settings", "PUT /shipping/settings"];

test("every change of the whole shop is refused to who works in one market, and says what is missing", async () => {
  const below = "/office/api";
  const routes = app
    .staffRoutes()
    .filter(({ method, url }) => url.startsWith(`${below}/`) && method !== "GET" && method !== "HEAD")
    .map(({ url, ...route }) => ({ ...route, path: url.slice(below.length) }))
    .map((route) => ({ ...route, name: `${route.method} ${route.path}` }));
  const names = new Set(routes.map(({ name }) => name));
  expect([...Object.keys(others), ...further].filter((name) => !names.has(name))).toEqual([]);
  const whole = routes.filter(
    ({ name, permission }) => further.includes(name) || (permissions.includes(permission) && !(name in others)),
  );
  expect(whole.length).toBeGreaterThan(15);
  const wrong: string[] = [];
  for (const { name, method, path, permission } of whole) {
    const body = path.startsWith("/shipping") ? { is_enabled: true, hide_free_shipping_groups: [] } : "{";
    const answer = await office.call(method, path.replace(/:\w+/g, "1"), body);
    const told = answer.statusCode === 403 ? answer.json() : {};
    if (told.code !== "forbidden" || told.permission !== permission || told.market === undefined)
      wrong.push(`${name}: ${answer.statusCode} ${answer.body.slice(0, 120)}`);
  }
  expect(wrong).toEqual([]);
});

test("of the settings, who works in one market changes its taxes and nothing else", async () => {
  const settings = async () => (await office.call("GET", "/settings")).json().data;
  const before = await settings();
  const refused = async (body: object) => {
    const answer = await office.call("PATCH", "/settings", body);
    expect(answer.json()).toMatchObject({
      code: "forbidden",
      permission: "settings:write",
      market: expect.any(String),
    });
    expect(answer.statusCode).toBe(403);
    expect(await settings()).toEqual(before);
  };
  const rate = (country: string, state = "") => ({
    country,
    state,
    label: country === "ca" ? "tax.gst" : "tax.vat",
    percent: 4,
  });
  await refused({ name: "Mine" });
  await refused({ markets: null });
  await refused({ taxRates: [...before.taxRates, rate("de")] });
  await refused({ taxRates: [...before.taxRates, rate("ca", "QC")], name: "Mine" });
  const taxRates = [...before.taxRates, rate("ca", "QC")];
  expect((await office.call("PATCH", "/settings", { taxRates })).statusCode).toBe(200);
  expect((await settings()).taxRates).toEqual(taxRates);
  await refusedPolicy();
});

async function refusedPolicy() {
  const policy = async () => (await office.call("GET", "/staff/policy")).json().data;
  const before = await policy();
  const answer = await office.call("PUT", "/staff/policy", { secondFactorRequired: true });
  expect([answer.statusCode, answer.json().permission]).toEqual([403, "staff:write"]);
  expect(await policy()).toEqual(before);
}
