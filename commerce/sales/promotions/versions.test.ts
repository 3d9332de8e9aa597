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
  key = (await addKey(base.db, "Marketing", ["promotions:write"])).key;
});
const send = async (method: "POST" | "PUT", url: string, payload: object) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method, url: `/api/promotions${url}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};

test("two of the staff at one promotion: other fields merge, the same one conflicts", async () => {
  const made = await send("POST", "", { name: "Spring", kind: "percent", percent: 10, priority: 5 });
  const { id, version } = made.body.data;
  expect([made.status, version]).toEqual([201, 1]);
  const first = await send("PUT", `/${id}`, { version, percent: 15, start_date: "2027-03-01T00:00:00Z" });
  expect([first.status, first.body.data.version, first.body.meta]).toEqual([200, 2, {}]);
  // The whole form as it was loaded, with one field changed.
  const { id: _, version: __, current_uses: ___, ...seen } = made.body.data;
  const merged = await send("PUT", `/${id}`, { ...seen, version, priority: 7 });
  expect([merged.status, merged.body.meta.merged.sort()]).toEqual([200, ["percent", "start_date"]]);
  expect(merged.body.data).toMatchObject({ version: 3, percent: 15, priority: 7 });
  const lost = await send("PUT", `/${id}`, { version, percent: 20 });
  expect([lost.status, lost.body.fields, lost.body.current]).toEqual([409, ["percent"], { percent: 15 }]);
});
