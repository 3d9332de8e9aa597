import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillSample, openDelivery } from "#tests/support/samples/content-delivery.ts";
import { editor, entries, makeCalls, story } from "#tests/support/samples/content-management.ts";

const database = useDatabase();
let app: App;
const { call, read, write, publish } = makeCalls(() => app);

beforeAll(async () => {
  await fillSample(database.db);
  app = await openDelivery(database.db);
  await call("POST", "content_types", { content_type: story });
  await call("POST", "environments", { environment: { name: "staging" } });
});

describe("8 what an editor gets wrong is named by the field's path:", () => {
  test.each([
    [{ title: "" }, { title: ["is a required field."] }],
    [{ reading_minutes: "four" }, { reading_minutes: ["is not a number."] }],
    [{ reading_minutes: 90 }, { reading_minutes: ["is not 1 to 60."] }],
    [{ links: [{ href: "/a" }, { href: 3 }] }, { "links.1.href": ["is not a text."] }],
    [{ links: [{}] }, { "links.0.href": ["is a required field."] }],
    [{ links: {} }, { links: ["is not a list."] }],
    [
      { related: [{ uid: "a", _content_type_uid: "page" }] },
      { "related.0._content_type_uid": ["is not one of product."] },
    ],
    [{ seo: { seo_title: 3 } }, { "seo.seo_title": ["is not a text."] }],
    [{ boddy: "x" }, { boddy: ["is not a field of this type."] }],
    [{ toString: "x" }, { toString: ["is not a field of this type."] }],
    [{ url: "story" }, { url: ['is not a path such as "/journal/first-snow".'] }],
    [{ prose: "<p>x</p>" }, { prose: ['is not a rich text: { "type": "doc", "children": […] }.'] }],
    [
      { prose: { type: "doc", children: [{ type: "p", children: [{ text: "a" }, { bold: true }, 7] }] } },
      {
        "prose.children.0.children.1": ["has neither type nor text."],
        "prose.children.0.children.2": ["is not a node."],
      },
    ],
    [
      { prose: { type: "doc", children: [{ type: "p", attrs: 1 }] } },
      { "prose.children.0.attrs": ["is not an object."] },
    ],
    [{ body: "a\0b" }, { body: ["holds characters that cannot be stored."] }],
    [{ tags: "new" }, { tags: ["is not a list of texts."] }],
    [{ uid: "a b" }, { uid: ["is not letters, digits, _ and -."] }],
  ])("%j", async (fields, errors) => {
    const answer = await call("POST", entries, { entry: { title: "Wrong", ...fields } });
    expect(answer).toEqual({ status: 422, error_message: expect.any(String), error_code: 119, errors });
  });

  test("a value that must be unique, a uid that is taken, a draft that was changed meanwhile", async () => {
    await write("first", { url: "/stories/first" });
    expect(await write("second", { url: "/stories/first" })).toMatchObject({ errors: { url: ["is not unique."] } });
    expect(await write("first")).toMatchObject({ status: 422, errors: { uid: ["is not unique."] } });
    const stale = await call("PUT", `${entries}/first`, { entry: { _version: 7, title: "Stale" } });
    expect(stale).toMatchObject({ status: 409, errors: { _version: ["is not 1."] } });
  });

  test("orders that cannot be carried out change nothing", async () => {
    await write("firm");
    const wrong = { environments: ["production", "moon"], locales: ["en-us", "de"] };
    const errors = { "environments.1": ["is not known."], "locales.1": ["has no such entry."] };
    expect(await publish("firm", wrong)).toMatchObject({ status: 422, errors });
    expect(await read(`${entries}/firm`)).toMatchObject({ error_code: 141 });
    expect(await publish("nobody")).toMatchObject({ status: 422, error_code: 141 });
    const later = { scheduled_at: new Date(Date.now() + 3_600_000).toISOString() };
    for (const nowhere of [
      { environments: [] },
      { locales: [] },
      { environments: [], ...later },
      { locales: [], ...later },
    ])
      expect(await publish("firm", nowhere)).toMatchObject({
        status: 422,
        errors: { ["environments" in nowhere ? "environments" : "locales"]: ["is empty"] },
      });
    expect(await call("POST", entries, {})).toMatchObject({ status: 422, errors: { entry: [expect.any(String)] } });
    expect(await call("POST", "content_types/nothing/entries", { entry: {} })).toMatchObject({ error_code: 118 });
  });

  test("types say where they are wrong", async () => {
    const schema = [
      { uid: "a", data_type: "text" },
      { uid: "a", data_type: "text" },
      { uid: "b", data_type: "poem" },
    ];
    const answer = await call("POST", "content_types", { content_type: { uid: "wrong", schema } });
    const errors = {
      title: ["is a required field."],
      "schema.1.uid": ["is there twice."],
      "schema.2.data_type": ["is not known."],
    };
    expect(answer).toMatchObject({ status: 422, error_code: 115, errors });
  });
});

test("8 whatever an editor's program sends, nothing is our fault", async () => {
  const calls = [
    ...(["POST", "PUT"] as const).flatMap((method) => [
      [method, method === "POST" ? entries : `${entries}/first`, "entry"] as const,
      [method, method === "POST" ? "content_types" : "content_types/story2", "content_type"] as const,
      [method, method === "POST" ? "assets" : "assets/ridge", "asset"] as const,
      [method, method === "POST" ? "environments" : "environments/none", "environment"] as const,
    ]),
    ...["publish", "unpublish", "rollback"].map((end) => ["POST", `${entries}/first/${end}`, "entry"] as const),
  ];
  const names = ["title", "url", "uid", "schema", "body", "links", "related", "seo", "tags", "options", "name"];
  names.push("version", "locale", "locales", "environments", "scheduled_at", "filename", "file_size", "dimension");
  const value = fc.jsonValue({ maxDepth: 3 });
  const body = fc.oneof(value, fc.dictionary(fc.constantFrom(...names), value));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), body, async ([method, path, part], given) => {
      const answer = await app.inject({ method, url: `/v3/${path}`, headers: editor, payload: { [part]: given } });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
});
