import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openLog } from "#platform/log.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { openReceiver, type Receiver } from "#tests/support/servers/receiver.ts";
import { webhookRoutes } from "./routes.ts";

const base = useDatabase();
let receiver: Receiver;
let keys: Record<"hooks" | "other", string>;
const apps: App[] = [];

const open = async (WEBHOOKS_ALLOW_PRIVATE: "on" | "off") => {
  const config = { SECRET: "s".repeat(32), PUBLIC_URL: "", WEBHOOKS_ALLOW_PRIVATE };
  const app = await openRoutes(base.db, (api) => webhookRoutes(api, { db: base.db, log: openLog("silent"), config }));
  apps.push(app);
  return app;
};

let app: App;
beforeAll(async () => {
  app = await open("on");
  receiver = await openReceiver();
  const [hooks, other] = await Promise.all([
    addKey(base.db, "Hooks", ["webhooks:write"]),
    addKey(base.db, "Other", ["orders:write"]),
  ]);
  keys = { hooks: hooks.key, other: other.key };
});
afterAll(async () => {
  await receiver.close();
  for (const api of apps) await api.close();
});

async function call(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
  key = keys.hooks,
  api = app,
) {
  const headers = key === "" ? {} : { authorization: `Bearer ${key}` };
  const answer = await api.inject({ method, url: `/api/webhooks${path}`, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.body === "" ? null : answer.json() };
}

const wish = () => ({ url: receiver.url, events: ["order.created"], description: "ERP" });

describe("webhooks for staff", () => {
  test("need a key with the scope webhooks:write", async () => {
    expect((await call("GET", "", undefined, "")).status).toBe(401);
    expect((await call("POST", "", wish(), keys.other)).status).toBe(403);
  });

  test("are exported without their secrets, by who may export", async () => {
    const { secret, id } = (await call("POST", "", { ...wish(), description: "=ERP" })).body.data;
    expect((await call("GET", "/export")).body).toMatchObject({ status: 403, permission: "exports:write" });
    const { key } = await addKey(base.db, "Exports", ["webhooks:read", "exports:write"]);
    const headers = { authorization: `Bearer ${key}` };
    const { body } = await app.inject({ url: `/api/webhooks/export?ids=${id}`, headers });
    expect(body).toContain(`\r\n${id},${receiver.url},'=ERP,order.created,true,,0,`);
    expect(body).not.toContain(secret);
    const { rows } = await base.pool.query("select salt from webhooks where id = $1", [id]);
    expect(body).not.toContain(String(rows[0].salt));
    await call("DELETE", `/${id}`);
  });

  test("are added, read, changed, listed and deleted; the secret is shown once", async () => {
    const added = await call("POST", "", wish());
    expect(added).toMatchObject({ status: 201, body: { data: { ...wish(), is_active: true, paused_at: null } } });
    const { id, secret } = added.body.data;
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const read = await call("GET", `/${id}`);
    expect(read.status).toBe(200);
    expect(JSON.stringify(read.body)).not.toContain("whsec");
    const changed = await call("PUT", `/${id}`, { events: ["*"], is_active: false });
    expect(changed.body.data).toMatchObject({ events: ["*"], is_active: false, url: receiver.url });
    const listed = await call("GET", "?limit=250");
    expect(JSON.stringify(listed.body)).not.toContain("whsec");
    expect(listed.body.data.map((one: { id: number }) => one.id)).toContain(id);
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("DELETE", `/${id}`)).status).toBe(404);
    expect((await call("GET", `/${id}`)).status).toBe(404);
  });

  test("are tried out at once, and keep a log that failures can be repeated from", async () => {
    const { id, secret } = (await call("POST", "", wish())).body.data;
    receiver.trust(secret);
    receiver.answer(500);
    const failed = await call("POST", `/${id}/test`);
    expect(failed).toMatchObject({ status: 200, body: { data: { type: "test", status: "failed", answer_code: 500 } } });
    receiver.answer(200);
    const retried = await call("POST", `/${id}/deliveries/${failed.body.data.id}/retry`);
    expect(retried).toMatchObject({ body: { data: { status: "delivered", answer_code: 200, tries: 2 } } });
    expect(receiver.received.map(({ isSigned }) => isSigned)).toEqual([true, true]);
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({
      type: "test",
      data: { id },
      producer: "firn",
    });
    const log = await call("GET", `/${id}/deliveries`);
    expect(log.body.data).toMatchObject([{ duration_ms: expect.any(Number), next_try_at: null, error: "" }]);
    const other = (await call("POST", "", wish())).body.data;
    expect((await call("POST", `/${other.id}/deliveries/${failed.body.data.id}/retry`)).status).toBe(404);
  });

  test("say to the letter what was sent, and try without any address", async () => {
    const { id, secret } = (await call("POST", "", { ...wish(), url: "test-receiver" })).body.data;
    const tried = (await call("POST", `/${id}/test`)).body.data;
    expect(tried).toMatchObject({ status: "delivered", answer_code: 200 });
    const { status, body } = await call("GET", `/${id}/deliveries/${tried.id}`);
    expect(status).toBe(200);
    const { headers, body: sent } = body.data as { headers: Record<string, string>; body: string };
    const [, at, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers["firn-signature"]!)!;
    expect(createHmac("sha256", secret).update(`${at}.${sent}`).digest("hex")).toBe(mac);
    expect(JSON.parse(sent)).toMatchObject({ type: "test", data: { id }, id: tried.event_id });
    const other = (await call("POST", "", wish())).body.data;
    expect((await call("GET", `/${other.id}/deliveries/${tried.id}`)).status).toBe(404);
  });

  test.each([
    ["events", { events: ["order.exploded"] }],
    ["events", { events: [] }],
    ["url", { url: "not an address" }],
    ["url", { url: "ftp://erp.example/" }],
  ])("refuse wrong %s by name: %j", async (field, change) => {
    const { status, body } = await call("POST", "", { ...wish(), ...change });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).some((name) => name.startsWith(field))).toBe(true);
  });

  test.each([
    "https://127.0.0.1/",
    "https://localhost/",
    "https://[::1]:8443/",
    "https://0x7f.1/",
    "https://169.254.169.254/latest",
    "http://93.184.216.34/",
  ])("refuse %s, as long as private addresses are not allowed", async (url) => {
    const closed = apps[1] ?? (await open("off"));
    const answer = await call("POST", "", { ...wish(), url }, keys.hooks, closed);
    expect(answer).toMatchObject({ status: 422, body: { errors: { url: expect.any(String) } } });
  });

  test.each(["0", "x", "9".repeat(30), "-1", "%00"])("there is no webhook %s", async (id) => {
    expect((await call("GET", `/${id}`)).status).toBe(404);
    expect((await call("POST", `/${id}/test`)).status).toBe(404);
    expect((await call("GET", `/${id}/deliveries`)).status).toBe(404);
    expect((await call("POST", `/${id}/deliveries/${id}/retry`)).status).toBe(404);
    expect((await call("PUT", `/${id}`, { is_active: true })).status).toBe(404);
  });
});
