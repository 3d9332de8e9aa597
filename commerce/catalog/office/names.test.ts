import { afterAll, beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let writer: string;
let reader: string;
beforeAll(async () => {
  app = await openApp(base.db);
  writer = (await addKey(base.db, "Catalogue", ["catalogue:write", "audit:read"])).key;
  reader = (await addKey(base.db, "Reader", ["catalogue:read"])).key;
});
afterAll(() => app.close());

const ask = async (key: string, url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({
    method: payload ? "PUT" : "GET",
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const names = async () => (await ask(reader, "/staff/catalogue-names")).body.data;

test("kinds and categories are called as the merchant calls them in each language", async () => {
  expect((await ask(writer, "/staff/kinds/snow-saw", { names: { en: "Snow saw", de: "Schneesäge" } })).status).toBe(
    200,
  );
  const category = { uid: "saws", name: "Saws", texts: { en: { title: "Saws" }, de: { title: "Sägen" } } };
  const made = await ask(writer, "/catalog/categories", { categories: [category] });
  const { id } = made.body.data[0];
  const found = await names();
  expect(found.kinds["snow-saw"]).toEqual({ en: "Snow saw", de: "Schneesäge" });
  expect(found.categories[id]).toEqual({ en: "Saws", de: "Sägen" });

  // Names are replaced as a whole, and the log tells how they were.
  await ask(writer, "/staff/kinds/snow-saw", { names: { fr: "Scie à neige" } });
  expect((await names()).kinds["snow-saw"]).toEqual({ fr: "Scie à neige" });
  const [entry] = (await ask(writer, "/audit?type=kind&id=snow-saw")).body.data;
  expect(entry.before.names).toEqual({ en: "Snow saw", de: "Schneesäge" });
  expect(entry.after.names).toEqual({ fr: "Scie à neige" });
});

test("who may only read names nothing, and no kind has an empty name or one of another language", async () => {
  const refused = await ask(reader, "/staff/kinds/snow-saw", { names: { en: "Saw" } });
  expect([refused.status, refused.body.permission]).toEqual([403, "catalogue:write"]);
  for (const wrong of [{ en: "" }, { pl: "Piła" }])
    expect((await ask(writer, "/staff/kinds/snow-saw", { names: wrong })).status).toBe(422);
  expect((await ask(writer, "/staff/kinds/Snow%20saw", { names: { en: "Saw" } })).status).toBe(422);
});
