import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Till", ["gift-cards:read", "exports:write"])).key;
  const cards = [
    ["Open", "USD", 5_000, true, null],
    ["Spent", "USD", 0, true, null],
    ["Blocked", "EUR", 2_000, false, null],
    ["Past", "CAD", 1_000, true, "2020-01-01"],
    ["Future", "EUR", 3_000, true, "2999-01-01"],
    ["Closed", "SEK", 0, false, "2020-01-01"],
    ["Emptied", "SEK", 0, true, "2020-01-01"],
  ] as const;
  for (const [name, currency, balance, isActive, ends] of cards)
    await sql`
      insert into gift_cards (code_hash, last4, currency, amount, balance, language, to_name, is_active, expires_at)
      values (decode(md5(${name}) || md5(${name}), 'hex'), 'AB34', ${currency}, 5000, ${balance}, 'en', ${name}, ${isActive},
        ${ends}::timestamptz)`.execute(base.db);
});

const ask = (path: string) => app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${key}` } });
const names = async (query: string) =>
  (await ask(`/gift-certificates?${query}`)).json().data.map(({ to_name: name }: { to_name: string }) => name);

test.each([
  ["state=open", ["Future", "Open"]],
  ["state=used-up", ["Emptied", "Spent"]],
  ["state=blocked", ["Closed", "Blocked"]],
  ["state=expired", ["Past"]],
  ["currency=EUR", ["Future", "Blocked"]],
  ["state=open&currency=EUR", ["Future"]],
  ["sort=made&limit=2", ["Open", "Spent"]],
  ["sort=-balance&limit=2", ["Open", "Future"]],
  ["sort=balance&limit=2&page=3", ["Blocked", "Future"]],
])("gift cards are narrowed and ordered: %s", async (query, found) => {
  expect(await names(query)).toEqual(found);
  const narrowed = query.replace(/&?(sort|limit|page)=[^&]*/g, "");
  const all = narrowed === "" ? 7 : found.length;
  expect((await ask(`/gift-certificates/count?${narrowed}`)).json()).toEqual({ meta: { total: all, isExact: true } });
});

test("a narrowed or ordered page of a search has what lies further back, too", async () => {
  expect(await names("q=ab34&limit=1")).toEqual(["Emptied"]);
  expect(await names("q=ab34&limit=1&state=expired")).toEqual(["Past"]);
  expect(await names("q=ab34&limit=1&sort=balance")).toEqual(["Spent"]);
});

test("the file has what the filters leave; what is no state, currency or order names the field", async () => {
  const { body } = await ask("/staff/gift-certificates/export?state=open&currency=EUR");
  expect(body).toContain("Future");
  for (const other of ["Open", "Blocked"]) expect(body).not.toContain(other);
  for (const field of ["state", "currency", "sort"]) {
    const wrong = await ask(`/gift-certificates?${field}=none`);
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, [field]]);
  }
});
