import { beforeAll, describe, expect, test } from "vitest";
import type { OrderEmailJob } from "#commerce/sales/orders/emails/queue.ts";
import { sendOrderConfirmation, sendOrderNotice } from "#commerce/sales/orders/emails/send.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { addOwnField } from "#commerce/staff/own-fields/actions.ts";
import type { Message } from "#platform/mail.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { openMember } from "#tests/support/office.ts";
import { plantOrder } from "#tests/support/office-orders.ts";
import { mentionedIn } from "./rules.ts";

const base = useDatabase();
const counter = useCounter(base);
let key: string;
beforeAll(async () => {
  key = await counter.key("orders:write");
});
const detail = async (id: number) => (await counter.call("GET", `/staff/orders/${id}`, key)).body.data;
const put = (id: number, body: Record<string, unknown>, as = key) =>
  counter.call("PUT", `/staff/orders/${id}`, as, body);
const street = {
  firstName: "Ada",
  lastName: "Byron",
  company: "",
  address1: "2 Peak Road",
  address2: "",
  city: "Denver",
  postalCode: "80203",
  phone: "303 555 0101",
};

describe("staff", () => {
  test("hold an order back with a reason, tag it, and let it go", async () => {
    const id = await plantOrder(base.db);
    const held = await put(id, { hold: " Address unclear ", tags: ["VIP", " vip  two ", "VIP", ""] });
    expect(held.body).toMatchObject({ data: { id, version: 2 }, meta: { merged: [] } });
    expect(await detail(id)).toMatchObject({ hold: "Address unclear", tags: ["VIP", "vip two"], version: 2 });
    expect((await counter.call("POST", `/orders/${id}/shipments`, key, {})).body.code).toBe("on-hold");
    expect((await put(id, { hold: null })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ hold: null, tags: ["VIP", "vip two"] });
    const facets = await counter.call("GET", "/staff/orders/facets", key);
    expect(facets.body.data.tags).toEqual(["VIP", "vip two"]);
  });

  test("who saw an older version loses nothing of other fields, and is asked about the same one", async () => {
    const id = await plantOrder(base.db);
    await put(id, { version: 1, tags: ["one"] });
    expect((await put(id, { version: 1, hold: "Waits" })).body.meta).toEqual({ merged: ["tags"] });
    const clash = await put(id, { version: 1, hold: "Fraud" });
    expect(clash).toMatchObject({
      status: 409,
      body: { code: "conflict", fields: ["hold"], current: { hold: "Waits" }, version: 3 },
    });
    expect((await put(id, { version: 3, hold: "Fraud" })).status).toBe(200);
    expect((await put(id, { version: 99, tags: [] })).body.errors).toHaveProperty("version");
  });

  test("who add different tags both win, and a tag that one took off stays off", async () => {
    const id = await plantOrder(base.db);
    await put(id, { tags: ["old"] });
    expect((await put(id, { version: 2, tags: ["old", "one"] })).status).toBe(200);
    expect((await put(id, { version: 2, tags: ["two"] })).body.meta).toEqual({ merged: ["tags"] });
    expect((await detail(id)).tags).toEqual(["one", "two"]);
  });

  test("who correct different lines of the address are not asked, and of the same line both are shown", async () => {
    const id = await plantOrder(base.db);
    const { version, shipping } = await detail(id);
    const { state: _, country: __, ...seen } = shipping;
    expect((await put(id, { version, shipping: { ...seen, phone: "303 555 0199" } })).status).toBe(200);
    const merged = await put(id, { version, shipping: { ...seen, address1: "9 Summit Way" } });
    expect([merged.status, merged.body.meta]).toEqual([200, { merged: ["shipping.phone"] }]);
    expect((await detail(id)).shipping).toMatchObject({ phone: "303 555 0199", address1: "9 Summit Way" });
    const clash = await put(id, { version, shipping: { ...seen, phone: "303 555 0100" } });
    expect([clash.status, clash.body.fields]).toEqual([409, ["shipping.phone"]]);
    expect(clash.body.current).toEqual({ "shipping.phone": "303 555 0199" });
  });

  test("fill own fields with the rest, merged by field; where one is wrong nothing is written", async () => {
    const field = { aggregate: "order" as const, kind: "text" as const, is_translated: false };
    for (const own of ["engraving", "lift"]) await addOwnField(base.db, { ...field, key: own, labels: { en: own } });
    const id = await plantOrder(base.db);
    const of = async () =>
      (await base.pool.query("select own_fields, tags from orders where id = $1", [id])).rows[0] as {
        own_fields: object;
        tags: string[];
      };
    expect((await put(id, { version: 1, own_fields: { engraving: "Ada" } })).body.data.version).toBe(2);
    const merged = await put(id, { version: 1, tags: ["vip"], own_fields: { lift: "T2" } });
    expect(merged.body.meta.merged).toContain("own_fields.engraving");
    expect(await of()).toEqual({ own_fields: { engraving: "Ada", lift: "T2" }, tags: ["vip"] });
    const lost = await put(id, { version: 1, own_fields: { engraving: "Eve" } });
    expect([lost.status, lost.body.fields]).toEqual([409, ["own_fields.engraving"]]);
    const wrong = await put(id, { tags: ["lost"], own_fields: { none: "x" } });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["own_fields.none"]]);
    expect((await of()).tags).toEqual(["vip"]);
  });

  test("correct where an order goes before anything of it has left, within its state", async () => {
    const id = await plantOrder(base.db);
    expect((await put(id, { shipping: street })).status).toBe(200);
    expect((await detail(id)).shipping).toMatchObject({ address1: "2 Peak Road", state: "CO", country: "us" });
    const abroad = await put(id, { shipping: { ...street, postalCode: "10001" } });
    expect([abroad.status, Object.keys(abroad.body.errors)]).toEqual([422, ["shipping.postalCode"]]);
    const empty = await put(id, { shipping: { ...street, city: "" } });
    expect(Object.keys(empty.body.errors)).toEqual(["shipping.city"]);
    await counter.call("POST", `/orders/${id}/shipments`, key, {});
    expect((await put(id, { shipping: street })).body.code).toBe("address-final");
  });

  test("write notes; whom they name is told, and nobody else takes a note back", async () => {
    const id = await plantOrder(base.db);
    const { rows } = await base.pool.query(
      `insert into staff_members (email, name, role_id, joined_at) select 'ida@team.example', 'Ida Berg', min(id), now()
       from staff_roles returning id`,
    );
    const written = await counter.call("POST", `/staff/orders/${id}/notes`, key, {
      body: "Ask @ida berg, please\nTwice",
    });
    expect(written.body.data).toMatchObject([
      { body: "Ask @ida berg, please\nTwice", isOwn: true, mentions: ["Ida Berg"] },
    ]);
    expect(written.body.meta.members).toContain("Ida Berg");
    const { rows: told } = await base.pool.query("select member_id, type, record_id, seen_at from mentions");
    expect(told).toEqual([{ member_id: rows[0].id, type: "order", record_id: String(id), seen_at: null }]);
    const [{ id: note }] = written.body.data;
    const other = await counter.key("orders:write");
    expect((await counter.call("DELETE", `/staff/orders/${id}/notes/${note}`, other)).status).toBe(404);
    expect((await counter.call("DELETE", `/staff/orders/${id}/notes/${note}`, key)).body.data).toEqual([]);
    expect((await counter.call("POST", `/staff/orders/${id}/notes`, key, { body: "  " })).body.errors).toHaveProperty(
      "body",
    );
    expect((await counter.call("POST", "/staff/orders/999999/notes", key, { body: "x" })).status).toBe(404);
  });

  test("who was named finds it until they have been there", async () => {
    const app = await openApp(base.db);
    await plantDemoMembers(base.db);
    const named = await openMember(app, "support@firn.example");
    const id = await plantOrder(base.db);
    const { name } = (await named.call("GET", "/session")).json().member;
    await counter.call("POST", `/staff/orders/${id}/notes`, key, { body: `@${name}: yours` });
    const mentions = async () => (await named.call("GET", "/staff/mentions")).json().data;
    expect(await mentions()).toMatchObject([{ orderId: id, text: `@${name}: yours` }]);
    expect((await named.call("POST", `/staff/orders/${id}/notes/seen`)).statusCode).toBe(204);
    expect(await mentions()).toEqual([]);
    expect((await counter.call("GET", "/staff/mentions", key)).body.data).toEqual([]);
  });

  test("may do none of it with reading alone, or in other markets", async () => {
    const id = await plantOrder(base.db);
    const reader = await counter.key("orders:read");
    const abroad = `Bearer ${(await addKey(base.db, "Abroad", ["orders:write"], { markets: ["ca"] })).key}`;
    expect((await put(id, { hold: "x" }, reader)).status).toBe(403);
    expect((await put(id, { hold: "x" }, abroad)).status).toBe(404);
    for (const path of ["notes", "emails", "timeline"]) {
      expect((await counter.call("GET", `/staff/orders/${id}/${path}`, reader)).status, path).toBe(200);
      expect((await counter.call("GET", `/staff/orders/${id}/${path}`, abroad)).status, path).toBe(404);
    }
    expect((await counter.call("POST", `/staff/orders/${id}/notes`, reader, { body: "x" })).status).toBe(403);
  });
});

describe("e-mails about an order", () => {
  test("are kept as they were sent, read without their key, and sent again to the address of now", async () => {
    const sent: Message[] = [];
    const mail = { send: async (message: Message) => void sent.push(message) };
    const services = {
      ...counter.services,
      content: { byUids: async () => new Map() } as never,
      config: { ...counter.services.config, PUBLIC_URL: "", PORT: 3000, MEDIA_URL: "" },
    };
    const { orderId } = await counter.order();
    await sendOrderConfirmation(services, mail, orderId);
    const list = await counter.call("GET", `/staff/orders/${orderId}/emails`, key);
    expect(list.body.data).toMatchObject([
      { kind: "confirmation", to: "ada@firn.example", subject: sent[0]?.subject, by: "" },
    ]);
    const [{ id }] = list.body.data;
    const page = await counter.app.inject({
      url: `/api/staff/orders/${orderId}/emails/${id}/page`,
      headers: { authorization: key },
    });
    expect(sent[0]?.html).toMatch(/key=[0-9a-f]{20}/);
    expect(page.body).not.toMatch(/key=[0-9a-f]{20}/);
    expect(page.headers["content-security-policy"]).toContain("sandbox");

    await base.pool.query("update orders set email = 'new@firn.example' where id = $1", [orderId]);
    const again = await counter.call("POST", `/staff/orders/${orderId}/emails/${id}/again`, key, {});
    expect(again).toMatchObject({ status: 202, body: { to: "new@firn.example" } });
    const [job] = (await counter.queued("order-mail")).filter(({ kind }) => kind === "again");
    await sendOrderNotice(services, mail, job as OrderEmailJob);
    expect(sent[1]).toMatchObject({ to: "new@firn.example", subject: sent[0]?.subject, html: sent[0]?.html });
    const after = (await counter.call("GET", `/staff/orders/${orderId}/emails`, key)).body.data;
    expect(after[1]).toMatchObject({
      kind: "confirmation",
      to: "new@firn.example",
      by: expect.stringContaining("ERP"),
    });
    expect((await counter.call("POST", `/staff/orders/${orderId}/emails/999/again`, key, {})).status).toBe(404);
  });
});

test("the timeline tells everything in order: states, money, parcels, notes, tags, who did what", async () => {
  const { orderId } = await counter.order();
  const writer = await counter.key("orders:write", "refunds:write");
  await put(orderId, { tags: ["gift"] });
  await put(orderId, { hold: "Call first" });
  await put(orderId, { hold: null });
  await counter.call("POST", `/staff/orders/${orderId}/notes`, key, { body: "Called" });
  await counter.call("POST", `/orders/${orderId}/shipments`, writer, {
    tracking_number: "T1",
    shipping_provider: "UPS",
  });
  await counter.call("POST", `/orders/${orderId}/refunds`, writer, { amount: "1.00", reason: "Late" });
  const { data } = (await counter.call("GET", `/staff/orders/${orderId}/timeline`, key)).body;
  const told = data.map(({ kind, to, text }: Record<string, string>) => [kind, to ?? text].join(" "));
  expect(told[0]).toBe("placed pending");
  for (const one of [
    "payment captured",
    "tags gift",
    "note on hold: Call first",
    "note released",
    "remark Called",
    "shipped UPS · T1",
  ])
    expect(told, one).toContain(one);
  expect(data.find(({ to }: { to: string }) => to === "shipped")).toMatchObject({
    kind: "state",
    by: expect.stringContaining("ERP"),
  });
  expect(told.join()).toContain("1.00 USD paid back: Late");
  const times = data.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort());
});

test("members are named by their whole names, the longest first, and not within words", () => {
  const members = [
    { id: 1, name: "Ida" },
    { id: 2, name: "Ida Berg" },
    { id: 3, name: "山田" },
  ];
  expect(mentionedIn("@Ida Berg and @山田、please; mail@ida.example @idabella", members)).toEqual([2, 3]);
  expect(mentionedIn("@IDA!", members)).toEqual([1]);
});
