import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { hearChanges } from "#tests/support/changes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillSample, keys, openDelivery } from "#tests/support/samples/content-delivery.ts";
import { editor, entries, makeCalls, reader, story } from "#tests/support/samples/content-management.ts";
import { carryOutPlanned, scheduleQueue } from "./publishing.ts";

const database = useDatabase();
let app: App;
const { call, read, write, publish } = makeCalls(() => app);

beforeAll(async () => {
  await fillSample(database.db);
  app = await openDelivery(database.db);
  await call("POST", "content_types", { content_type: story });
  await call("POST", "environments", { environment: { name: "staging" } });
});

describe("7.9 an entry", () => {
  test("is a draft that readers do not see until it is published, and again when it is withdrawn", async () => {
    const made = await write("draft-1", { body: "<p>One</p>" });
    expect([made.status, made.entry._version, made.entry.locale]).toEqual([201, 1, "en-us"]);
    expect(await read(`${entries}/draft-1`)).toMatchObject({ status: 422, error_code: 141 });
    expect((await call("GET", `${entries}/draft-1`)).entry).toMatchObject({ title: "draft-1", publish_details: [] });
    expect(await publish("draft-1")).toMatchObject({ status: 200 });
    expect((await read(`${entries}/draft-1`)).entry.body).toBe("<p>One</p>");
    const changed = await call("PUT", `${entries}/draft-1`, { entry: { body: "<p>Two</p>" } });
    expect(changed.entry.publish_details).toMatchObject([{ environment: "production", version: 1 }]);
    expect((await read(`${entries}/draft-1`)).entry).toMatchObject({ body: "<p>One</p>", _version: 1 });
    const seen = (await call("GET", `${entries}/draft-1`)).entry;
    expect(seen).toMatchObject({ body: "<p>Two</p>", _version: 2, title: "draft-1" });
    expect(seen.publish_details).toMatchObject([{ environment: "production", locale: "en-us", version: 1 }]);
    await call("POST", `${entries}/draft-1/unpublish`, { entry: { environments: ["production"], locales: ["en-us"] } });
    expect(await read(`${entries}/draft-1`)).toMatchObject({ error_code: 141 });
    expect((await call("GET", `${entries}/draft-1`)).entry.body).toBe("<p>Two</p>");
  });

  test("goes back to a version, and is published in the version that is named", async () => {
    await write("back", { body: "<p>1</p>" });
    await call("PUT", `${entries}/back`, { entry: { body: "<p>2</p>" } });
    const rolled = await call("POST", `${entries}/back/rollback`, { entry: { version: 1 } });
    expect(rolled.entry).toMatchObject({ _version: 3, body: "<p>1</p>" });
    await call("POST", `${entries}/back/publish`, {
      entry: { environments: ["production"], locales: ["en-us"] },
      version: 2,
    });
    expect((await read(`${entries}/back`)).entry).toMatchObject({ _version: 2, body: "<p>2</p>" });
    const { versions } = await call("GET", `${entries}/back/versions`);
    expect(versions.map((one: Record<string, unknown>) => [one._version, one.environments, one.created_by])).toEqual([
      [3, [], "management"],
      [2, ["production"], "management"],
      [1, [], "management"],
    ]);
    const wrong = await call("POST", `${entries}/back/rollback`, { entry: { version: 9 } });
    expect(wrong).toMatchObject({ status: 422, errors: { version: ["is not valid."] } });
  });

  test("has versions of its own in each locale and environment", async () => {
    await write("many", { reading_minutes: 4 });
    const german = await call("PUT", `${entries}/many?locale=de`, { entry: { title: "Viele" } });
    expect(german.entry).toMatchObject({ locale: "de", title: "Viele", reading_minutes: 4, _version: 1 });
    await publish("many", { environments: ["staging"], locales: ["de", "en-us"] });
    expect(await read(`${entries}/many`)).toMatchObject({ error_code: 141 });
    expect((await read(`${entries}/many?environment=staging&locale=de`)).entry.title).toBe("Viele");
    expect((await read(`${entries}?environment=staging&include_count=true`)).count).toBe(1);
    const withdrawal = { entry: { environments: ["staging"], locales: ["de"] } };
    await call("POST", `${entries}/many/unpublish`, withdrawal);
    const fallback = await read(`${entries}/many?environment=staging&locale=de&include_fallback=true`);
    expect(fallback.entry).toMatchObject({ locale: "en-us", publish_details: { environment: "staging" } });
  });

  test("that only a program wrote has a draft and a history as soon as an editor changes it", async () => {
    const kestrel = "content_types/product/entries/kestrel";
    expect((await call("GET", `${kestrel}/versions`)).versions).toMatchObject([{ _version: 1, created_by: "firn" }]);
    const types = { content_type: { schema: [{ uid: "note", data_type: "text" }] } };
    await call("PUT", "content_types/product", types);
    const changed = await call("PUT", kestrel, { entry: { note: "waxed" } });
    expect(changed.entry).toMatchObject({ _version: 2, note: "waxed", url: "/p/kestrel" });
    expect((await read(kestrel)).entry.note).toBe("Ä 100% dry");
    const program = {
      contentType: "product",
      uid: "kestrel",
      locale: "en-us",
      title: "Kestrel",
      data: { note: "new" },
    };
    await database.db.transaction().execute((trx) => upsertEntries(trx, [program]));
    expect((await call("GET", kestrel)).entry).toMatchObject({ _version: 3, note: "new" });
    expect((await call("GET", `${kestrel}/versions`)).versions).toHaveLength(3);
  });

  test("is deleted in one locale or in all", async () => {
    await write("gone");
    await call("PUT", `${entries}/gone?locale=fr`, { entry: { title: "Parti" } });
    await publish("gone", { environments: ["production"], locales: ["en-us", "fr"] });
    expect(await call("DELETE", `${entries}/gone?locale=fr`)).toMatchObject({ status: 200 });
    expect((await read(`${entries}/gone?locale=fr&include_fallback=true`)).entry.locale).toBe("en-us");
    expect(await call("DELETE", `${entries}/gone`)).toMatchObject({ status: 200 });
    expect(await call("DELETE", `${entries}/gone`)).toMatchObject({ status: 422, error_code: 141 });
    expect(await read(`${entries}/gone`)).toMatchObject({ error_code: 141 });
    const { logs } = await call("GET", "audit-logs?entry_uid=gone");
    expect(logs.map((one: Record<string, unknown>) => one.event_type)).toEqual([
      "deleted",
      "deleted",
      "published",
      "published",
      "updated",
      "created",
    ]);
    expect(logs[0]).toMatchObject({ created_by: "management", created_at: expect.any(String) });
  });
});

test("7.9 what is published is seen by every process within a second", async () => {
  const content = inProcessClient(database.db);
  expect(await content.byUids("story", ["everywhere"], "en-us")).toEqual(new Map());
  const changes = await hearChanges(database, () => content.refresh());
  await write("everywhere");
  await publish("everywhere");
  const seen = () => content.byUids("story", ["everywhere"], "en-us").then((found) => found.size);
  await expect.poll(seen).toBe(1);
  await changes.stop();
});

test("7.9 publishing is planned for a time, done once, and can be cancelled", async () => {
  const jobs = await openJobs(database.pool, openLog("silent"), { pollSeconds: 0.5 });
  const planning = await openDelivery(database.db, jobs);
  const { db } = database;
  await jobs.work(scheduleQueue, (data) => carryOutPlanned({ db, live: "production" }, data.ids as string[]));
  const order = (uid: string, scheduled_at: string) =>
    planning.inject({
      method: "POST",
      url: `/v3/${entries}/${uid}/publish`,
      headers: editor,
      payload: { entry: { environments: ["production"], locales: ["en-us"], scheduled_at } },
    });
  await write("later");
  await write("never");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await order("later", tomorrow)).json().schedules).toMatchObject([{ scheduled_at: tomorrow }]);
  const [{ uid }] = (await order("never", tomorrow)).json().schedules;
  expect((await call("GET", `${entries}/never/schedules`)).schedules).toMatchObject([{ uid, action: "publish" }]);
  expect(await call("DELETE", `${entries}/never/schedules/${uid}`)).toMatchObject({ status: 200 });
  expect(await call("DELETE", `${entries}/never/schedules/${uid}`)).toMatchObject({ status: 422 });
  expect(await read(`${entries}/later`)).toMatchObject({ error_code: 141 });
  // Makes the scheduled job due now.
  await database.pool.query("update pgboss.job set start_after = now() where name = $1", [scheduleQueue]);
  await expect.poll(async () => (await read(`${entries}/later`)).status).toBe(200);
  expect(await read(`${entries}/never`)).toMatchObject({ error_code: 141 });
  expect((await call("GET", `${entries}/later/schedules`)).schedules).toEqual([]);
  expect((await order("later", "some day")).json()).toMatchObject({ errors: { scheduled_at: ["is not a date"] } });
  await jobs.stop();
});

test("7.9 the token's kind decides: only the management token changes anything", async () => {
  await write("first");
  const body = { entry: { title: "Thief" } };
  for (const headers of [reader, { ...reader, authorization: "guess" }]) {
    expect((await call("POST", entries, body, headers)).status).toBeGreaterThanOrEqual(400);
    expect(await call("PUT", `${entries}/first`, body, headers)).toMatchObject({ status: 403, error_code: 105 });
    expect(await call("DELETE", `${entries}/first`, undefined, headers)).toMatchObject({ status: 403 });
    expect(await call("GET", "audit-logs", undefined, headers)).toMatchObject({ status: 403 });
  }
  const wrong = { api_key: keys.apiKey, authorization: "guess" };
  expect(await call("GET", entries, undefined, wrong)).toMatchObject({ status: 403, error_code: 105 });
  const byBody = await call("POST", `${entries}/first`, { _method: "PUT", entry: { title: "First again" } });
  expect(byBody.entry.title).toBe("First again");
  expect(await call("POST", `${entries}/first`, { _method: "PATCH" })).toMatchObject({ status: 405 });
});

test("3.13 rich texts are cleaned when they are stored, plain ones are left alone", async () => {
  const body = '<p onclick="x()">Hi <a href="javascript:x()">there</a><script>x()</script></p>';
  const made = await write("clean", { body, links: [{ href: "<script>" }] });
  expect(made.entry).toMatchObject({ body: "<p>Hi <a>there</a></p>", links: [{ href: "<script>" }] });
});

test("7.9 types, assets and environments are managed, and kept while they are in use", async () => {
  const spare = { uid: "spare", title: "Spare", schema: [{ uid: "title", data_type: "text" }] };
  expect(await call("POST", "content_types", { content_type: spare })).toMatchObject({
    status: 201,
    content_type: { uid: "spare", schema: [{ display_name: "title" }] },
  });
  expect(await call("POST", "content_types", { content_type: spare })).toMatchObject({
    errors: { uid: ["is not unique."] },
  });
  const renamed = await call("PUT", "content_types/spare", { content_type: { title: "Spares" } });
  expect(renamed.content_type).toMatchObject({ title: "Spares", _version: 2 });
  expect(await call("DELETE", "content_types/story")).toMatchObject({ status: 422 });
  expect(await call("DELETE", "global_fields/seo")).toMatchObject({
    status: 422,
    errors: { uid: ["is a field of story."] },
  });
  expect(await call("DELETE", "content_types/spare")).toMatchObject({ status: 200 });
  expect(await read("content_types/spare")).toMatchObject({ error_code: 118 });

  const facts = { filename: "cirque.jpg", content_type: "image/jpeg", file_size: 120, url: "/i/firn/cirque" };
  const asset = await call("POST", "assets", {
    asset: { uid: "cirque", ...facts, dimension: { width: 8, height: 5 } },
  });
  expect(asset).toMatchObject({ status: 201, asset: { uid: "cirque", title: "cirque.jpg", file_size: "120" } });
  await call("PUT", "assets/cirque", { asset: { title: "Cirque" } });
  const seen = (await read("assets/cirque?include_dimension=true")).asset;
  expect(seen).toMatchObject({ title: "Cirque", filename: "cirque.jpg", dimension: { width: 8, height: 5 } });
  const wrong = await call("POST", "assets", { asset: { ...facts, url: "javascript:x()" } });
  expect(wrong).toMatchObject({ status: 422, errors: { url: [expect.any(String)] } });
  expect(await call("DELETE", "assets/cirque")).toMatchObject({ status: 200 });
  expect(await read("assets/cirque")).toMatchObject({ error_code: 145 });

  await call("POST", "environments", { environment: { name: "spare" } });
  await call("PUT", "environments/spare", { environment: { name: "spare-2" } });
  const { environments } = await read("environments");
  expect(environments.map(({ name }: { name: string }) => name)).toEqual(["production", "spare-2", "staging"]);
  expect(await call("DELETE", "environments/production")).toMatchObject({ status: 422 });
  expect(await call("DELETE", "environments/spare-2")).toMatchObject({ status: 200 });
  expect((await read("locales")).locales[1]).toEqual({
    uid: "de",
    code: "de",
    name: "German",
    fallback_locale: "en-us",
  });
});

test("the audit log says of every change that the management token made it", async () => {
  await write("logged", { body: "<p>One</p>" });
  await publish("logged");
  await read(`${entries}/logged`);
  const { rows } = await database.pool.query(
    "select actor_kind, actor_id, actor_name, address, type from audit_log where record_id like 'story/logged/%' order by id",
  );
  expect(rows.map(({ type }) => type)).toContain("entry");
  for (const row of rows)
    expect(row).toMatchObject({
      actor_kind: "key",
      actor_id: null,
      actor_name: "content management",
      address: "127.0.0.1",
    });
});
