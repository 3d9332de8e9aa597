import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { openShop } from "#tests/support/samples/whole-shop.ts";
import { upsertEntries } from "./writes.ts";

let app: App;
const world = useDemoWorld(async ({ db }) => {
  const data = { display_text_input: [{ title: "Hi", text: "Hello" }, { title: "Bye" }, null] };
  const entry = { contentType: "page", uid: "with-texts", locale: "en-us", title: "With texts", data };
  await db.transaction().execute((trx) => upsertEntries(trx, [entry]));
});
beforeAll(async () => {
  app = await openShop(world.db);
});

const usual = { content_type: "display_text", api_key: "firn-demo", entry_uids: "shop-now,nothing,learn-more" };
const ask = async (params: Record<string, string>) => {
  const answer = await app.inject({ url: `/api/interstack/references?${new URLSearchParams(params)}` });
  return { status: answer.statusCode, body: answer.json() };
};

test("7.9 interstack references are display texts in the locale, unknown ones left out", async () => {
  const texts = async (locale: string) => (await ask({ ...usual, locale })).body;
  expect(await texts("de")).toEqual({
    entries: [
      { uid: "shop-now", display_text_input: [{ title: "Shop Now", text: "Jetzt kaufen" }] },
      { uid: "learn-more", display_text_input: [{ title: "Learn More", text: "Mehr erfahren" }] },
    ],
  });
  expect((await texts("xx")).entries[0].display_text_input).toEqual([{ title: "Shop Now", text: "Shop Now" }]);
});

test("7.9 interstack references read an entry's own list of texts", async () => {
  const { body } = await ask({ ...usual, content_type: "page", entry_uids: "with-texts", locale: "en-us" });
  const display_text_input = [
    { title: "Hi", text: "Hello" },
    { title: "Bye", text: "" },
    { title: "", text: "" },
  ];
  expect(body).toEqual({ entries: [{ uid: "with-texts", display_text_input }] });
  const none = await ask({ ...usual, content_type: "product", entry_uids: "kestrel", locale: "en-us" });
  expect(none.body).toEqual({ entries: [{ uid: "kestrel", display_text_input: [] }] });
  const unknown = await ask({ ...usual, content_type: "nothing", locale: "en-us" });
  expect(unknown).toEqual({ status: 200, body: { entries: [] } });
});

test("7.9 interstack references say what is wrong by field", async () => {
  const right: Record<string, string> = { ...usual, locale: "en-us" };
  for (const field of Object.keys(right)) {
    const { [field]: _, ...without } = right;
    const missing = await ask(without);
    expect(missing).toMatchObject({ status: 422, body: { errors: { [field]: "is required" } } });
    expect((await ask({ ...right, [field]: "" })).status).toBe(422);
  }
  const wrongKey = { status: 412, body: { errors: { api_key: "is unknown" } } };
  expect(await ask({ ...right, api_key: "firn-dema" })).toMatchObject(wrongKey);
  expect(await ask({ ...right, api_key: "x" })).toMatchObject(wrongKey);
  const many = Array.from({ length: 101 }, (_, index) => index).join(",");
  for (const entry_uids of [many, " , ,"])
    expect(await ask({ ...right, entry_uids })).toMatchObject({
      status: 422,
      body: { errors: { entry_uids: expect.any(String) } },
    });
});
