import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settleDemoMembers } from "#commerce/staff/members/demo.ts";
import type { App } from "#platform/http.ts";
import type { Message } from "#platform/mail.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { recorded } from "#tests/support/changes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { type Office, openMember } from "#tests/support/office.ts";
import { sendNoticeEmail } from "./email.tsx";
import { forgetOldNotices, noticeUnclear, sendDigests, spreadNotices } from "./spread.ts";

const base = useDatabase();
const counter = useCounter(base);
let app: App;
let owner: Office;
let support: Office;
let catalogue: Office;
beforeAll(async () => {
  await settleDemoMembers(base.db, true);
  app = await openApp(base.db);
  owner = await openMember(app, "owner@firn.example");
  support = await openMember(app, "support@firn.example");
  catalogue = await openMember(app, "catalogue@firn.example");
});
beforeEach(async () => {
  for (const table of ["staff_notices", "staff_notice_choices", "staff_notice_mails"])
    await sql`delete from ${sql.table(table)}`.execute(base.db);
});

type Told = { id: number; kind: string; isRead: boolean; path: string | null; data: Record<string, unknown> };
const told = async (office: Office): Promise<Told[]> => (await office.call("GET", "/notices")).json().data;
const kinds = async (office: Office) => (await told(office)).map(({ kind }) => kind);
const unread = async (office: Office) => (await office.call("GET", "/notices/unread")).json().unread;
const choose = (office: Office, kind: string, email: string, inOffice = true) =>
  office.call("PUT", "/notices/choices", { choices: [{ kind, inOffice, email }] });
const note = (kind: string, subject: string, market: string | null = null, data: object = { orderId: 1 }) =>
  sql`select note_for_staff(${kind}, ${subject}, ${market}, ${JSON.stringify(data)}::jsonb)`.execute(base.db);

/** Jobs that were queued, until a test delivers them. */
const queued: { id: number }[] = [];
const jobs = { send: async (_: string, data: Record<string, unknown>) => void queued.push({ id: Number(data.id) }) };
const services = () => ({ db: base.db, jobs });
const config = { PUBLIC_URL: "https://firn.example", PORT: 3000 };
async function deliver(): Promise<Message[]> {
  const sent: Message[] = [];
  const mail = { send: async (message: Message) => void sent.push(message) };
  for (const { id } of queued.splice(0)) await sendNoticeEmail({ db: base.db, config }, mail, id);
  return sent;
}

describe("what happens is noted once, in its own transaction", () => {
  test("an order when it stands, and not before", async () => {
    const { orderId } = await counter.order();
    const [notice, ...others] = (await told(owner)).filter(({ kind }) => kind === "new-order");
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ path: `/orders/${orderId}`, isRead: false, data: { orderId, currency: "USD" } });
    await sql`update orders set status = 'shipped' where id = ${orderId}`.execute(base.db);
    expect((await kinds(owner)).filter((kind) => kind === "new-order")).toHaveLength(1);
    await sql`update orders set status = 'disputed' where id = ${orderId}`.execute(base.db);
    expect(await kinds(owner)).toContain("payment-unclear");
  });

  test("a variant that runs low once for each time that it does, at its own threshold or the shop's", async () => {
    const { variantIds } = await plantProduct(base.db, { stock: [20, 20] });
    const set = (place: number, available: number) =>
      sql`update stock set available = ${available} where variant_id = ${variantIds[place]}`.execute(base.db);
    const low = async () =>
      (await told(owner)).flatMap(({ kind, data }) => (kind === "low-stock" ? data.available : []));
    await set(0, 6);
    expect(await low()).toEqual([]);
    await set(0, 5);
    await set(0, 3);
    expect(await low()).toEqual([5]);
    await set(0, 9);
    await set(0, 4);
    expect(await low()).toEqual([4, 5]);
    await sql`update stock set low_at = 12 where variant_id = ${variantIds[1]}`.execute(base.db);
    await set(1, 12);
    await set(1, 2);
    expect(await low()).toEqual([12, 4, 5]);
  });

  test("in silence, unless somebody wants an e-mail of its kind at once", async () => {
    const heard = async (subject: string) => {
      const before = await recorded(base);
      await note("new-order", subject);
      return (await recorded(base)).length - before.length;
    };
    expect(await heard("1")).toBe(0);
    await choose(owner, "new-order", "daily");
    expect(await heard("2")).toBe(0);
    await choose(owner, "new-order", "now");
    expect(await heard("3")).toBe(1);
    expect(await heard("3")).toBe(0);
    await spreadNotices(services());
    expect((await deliver()).length).toBe(1);
  });

  test("nothing of what was rolled back", async () => {
    const { variantIds } = await plantProduct(base.db, { stock: [20] });
    await expect(
      base.db.transaction().execute(async (trx) => {
        await sql`update stock set available = 1 where variant_id = ${variantIds[0]}`.execute(trx);
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await told(owner)).toEqual([]);
  });

  test("failed jobs, applications, returns, reviews and questions", async () => {
    const { orderId, productId } = await counter.order().then(async (order) => {
      const line = await base.db
        .selectFrom("order_lines")
        .selectAll()
        .where("order_id", "=", order.orderId)
        .executeTakeFirstOrThrow();
      return { orderId: order.orderId, productId: line.product_id };
    });
    await base.pool.query(`insert into staff_jobs (kind, input, total, report, started_by)
      values ('products', '{}', 1, '{"error": "no such luck"}', '{}')`);
    await base.pool.query("update staff_jobs set status = 'failed'");
    await base.pool.query("insert into returns (order_id, made_by) values ($1, 'guest')", [orderId]);
    await base.pool.query(
      `insert into reviews (product_id, rating, title, body, display_name, language) values ($1, 5, 't', 'b', 'n', 'en')`,
      [productId],
    );
    await base.pool.query(
      `insert into product_questions (product_id, display_name, body, locale, status)
       values ($1, 'n', 'b', 'en-us', 'unconfirmed')`,
      [productId],
    );
    expect(await kinds(owner)).not.toContain("question");
    await base.pool.query("update product_questions set status = 'pending'");
    await base.pool.query(
      `insert into pro_applications (first_name, last_name, email, kind, association, country, role, locale, proof_type)
       values ('a', 'b', 'c@firn.example', 'shop', 'd', 'us', 'e', 'en-us', 'pdf')`,
    );
    expect(new Set(await kinds(owner))).toEqual(
      new Set(["new-order", "failed-job", "return", "review", "question", "pro-application"]),
    );
  });

  test("a payment and a refund of which nobody has known for ten minutes what became of them", async () => {
    const { orderId } = await counter.order();
    await sql`update orders set status = 'pending', confirmed_at = null, placed_at = now() where id = ${orderId}`.execute(
      base.db,
    );
    await sql`update payments set status = 'pending' where order_id = ${orderId}`.execute(base.db);
    await noticeUnclear(base.db);
    expect(await kinds(owner)).not.toContain("payment-unclear");
    await sql`update orders set placed_at = now() - interval '11 minutes' where id = ${orderId}`.execute(base.db);
    await noticeUnclear(base.db);
    await noticeUnclear(base.db);
    expect((await kinds(owner)).filter((kind) => kind === "payment-unclear")).toHaveLength(1);
  });
});

describe("each member", () => {
  test("is told what their permissions, markets and wishes allow, and marks it as read for themselves", async () => {
    await note("new-order", "1", "us");
    await note("low-stock", "1", null, { sku: "A B", name: "Kestrel", available: 2 });
    await note("failed-job", "1");
    expect(await kinds(owner)).toEqual(["failed-job", "low-stock", "new-order"]);
    // The support role reads orders, stock and jobs; the catalogue role cannot read orders.
    expect(await kinds(support)).toEqual(["failed-job", "low-stock", "new-order"]);
    expect(await kinds(catalogue)).toEqual(["failed-job", "low-stock"]);
    expect((await told(catalogue))[1]?.path).toBe("/stock?q=A%20B");
    await sql`update staff_members set markets = '{ca}' where email = 'support@firn.example'`.execute(base.db);
    expect(await kinds(support)).toEqual(["failed-job", "low-stock"]);
    await sql`update staff_members set markets = null where email = 'support@firn.example'`.execute(base.db);
    await choose(owner, "low-stock", "off", false);
    expect(await kinds(owner)).toEqual(["failed-job", "new-order"]);
    expect(await unread(owner)).toBe(2);
    const [first] = await told(owner);
    expect((await owner.call("POST", "/notices/read", { ids: [first?.id, 987_654] })).json()).toEqual({ unread: 1 });
    expect((await owner.call("POST", "/notices/read", {})).json()).toEqual({ unread: 0 });
    expect(await unread(support)).toBe(3);
    await note("new-order", "2", "us");
    expect(await unread(owner)).toBe(1);
    await forgetOldNotices(base.db, 0);
    expect(await told(owner)).toEqual([]);
  });

  test("chooses among the kinds that are theirs", async () => {
    const { data } = (await catalogue.call("GET", "/notices/choices")).json();
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(["low-stock", "failed-job"]);
    expect(data[0]).toEqual({ kind: "low-stock", inOffice: true, email: "off" });
    expect((await choose(catalogue, "new-order", "now")).statusCode).toBe(422);
    expect((await choose(catalogue, "low-stock", "hourly")).statusCode).toBe(422);
    const saved = await choose(catalogue, "low-stock", "daily", false);
    expect(saved.json().data[0]).toEqual({ kind: "low-stock", inOffice: false, email: "daily" });
  });
});

describe("e-mails", () => {
  test("go at once to who wants that, in their language, each notice once, whoever is killed meanwhile", async () => {
    await choose(owner, "new-order", "now");
    await choose(support, "new-order", "now");
    await choose(support, "low-stock", "now");
    await sql`update staff_members set language = 'de' where email = 'support@firn.example'`.execute(base.db);
    await note("new-order", "1", "us", { orderId: 4711, total: 12_900, currency: "USD" });
    const killed = { send: async () => Promise.reject(new Error("killed")) };
    await expect(spreadNotices({ db: base.db, jobs: killed })).rejects.toThrow("killed");
    expect(queued).toEqual([]);
    await note("low-stock", "1", null, { sku: "WP-1", name: "Kestrel", available: 2 });
    await Promise.all([spreadNotices(services()), spreadNotices(services())]);
    await spreadNotices(services());
    const again = [...queued];
    const sent = await deliver();
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ["owner@firn.example", "New order 4711: $129.00"],
      ["support@firn.example", "Was bei Firn geschah"],
    ]);
    const german = sent.find(({ to }) => to === "support@firn.example")?.text;
    expect(german).toContain("Neue Bestellung 4711: 129,00\u00a0$");
    expect(german).toContain("Kestrel (WP-1) geht zur Neige: noch 2");
    expect(german).toContain("https://firn.example/office/settings/account");
    expect(sent.find(({ to }) => to === "owner@firn.example")?.text).toContain(
      "https://firn.example/office/orders/4711",
    );
    queued.push(...again);
    expect(await deliver()).toEqual([]);
  });

  test("once a day tell what happened since, and nothing twice", async () => {
    await note("new-order", "before", "us");
    await choose(owner, "new-order", "daily");
    await note("new-order", "1", "us", { orderId: 1, total: 100, currency: "USD" });
    await note("new-order", "2", "us", { orderId: 2, total: 100, currency: "USD" });
    await note("failed-job", "1");
    await spreadNotices(services());
    expect(queued).toEqual([]);
    await Promise.all([sendDigests(services()), sendDigests(services())]);
    const [sent, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ to: "owner@firn.example", subject: "A day at Firn" });
    expect(sent?.text.match(/New order/g)).toHaveLength(2);
    await sendDigests(services());
    expect(await deliver()).toEqual([]);
  });

  test("not to who may no longer be told, or is no member any more", async () => {
    await choose(support, "new-order", "now");
    await note("new-order", "1", "us", { orderId: 1, total: 100, currency: "USD" });
    await spreadNotices(services());
    await sql`update staff_members set markets = '{ca}' where email = 'support@firn.example'`.execute(base.db);
    expect(await deliver()).toEqual([]);
    await note("new-order", "2", "us");
    await spreadNotices(services());
    expect(queued).toEqual([]);
  });
});

describe("a note that names a member", () => {
  beforeAll(async () => {
    await sql`update staff_members set markets = null where email = 'support@firn.example'`.execute(base.db);
  });
  const write = async (orderId: number, body: string) => {
    const answer = await owner.call("POST", `/staff/orders/${orderId}/notes`, { body });
    expect(answer.statusCode).toBe(200);
    return answer.json().data.at(-1) as { id: number; mentions: string[] };
  };
  const ofMentions = async (office: Office) => (await told(office)).filter(({ kind }) => kind === "mention");
  const nameOf = async (email: string) =>
    (await base.pool.query("select name from staff_members where email = $1", [email])).rows[0].name as string;

  test("tells that member alone, by e-mail as they chose, until they have seen it", async () => {
    const { orderId } = await counter.order();
    await choose(support, "mention", "now");
    const [name, writer] = [await nameOf("support@firn.example"), await nameOf("owner@firn.example")];
    await write(orderId, `@${name} please call`);
    const [notice, ...more] = await ofMentions(support);
    expect(more).toEqual([]);
    const data = { orderId, name: writer, text: `@${name} please call` };
    expect(notice).toMatchObject({ path: `/orders/${orderId}`, isRead: false, data });
    expect(await ofMentions(owner)).toEqual([]);
    expect(await ofMentions(catalogue)).toEqual([]);

    await spreadNotices(services());
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "support@firn.example" });
    expect(mail?.subject).toContain(`${writer}`);
    expect(mail?.html).toContain(`/office/orders/${orderId}`);

    expect((await support.call("POST", `/staff/orders/${orderId}/notes/seen`, {})).statusCode).toBe(204);
    expect((await ofMentions(support))[0]).toMatchObject({ isRead: true });
  });

  test("tells nobody any more once it is taken back, nor somebody who may not read orders", async () => {
    const { orderId } = await counter.order();
    const names = [await nameOf("support@firn.example"), await nameOf("catalogue@firn.example")];
    const { id, mentions } = await write(orderId, `@${names[0]} and @${names[1]}`);
    expect(mentions).toEqual(names);
    expect(await ofMentions(support)).toHaveLength(1);
    expect(await ofMentions(catalogue)).toEqual([]);
    await owner.call("DELETE", `/staff/orders/${orderId}/notes/${id}`);
    expect(await ofMentions(support)).toEqual([]);
    // A mention on another market's order does not reach them either.
    await sql`update staff_members set markets = '{ca}' where email = 'support@firn.example'`.execute(base.db);
    await write(orderId, `@${names[0]}`);
    expect(await ofMentions(support)).toEqual([]);
  });
});
