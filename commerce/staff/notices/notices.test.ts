import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { plantProduct } from "#tests/support/catalogue.ts";
import { recorded } from "#tests/support/changes.ts";
import { useNotices } from "#tests/support/suites/notices.ts";
import { forgetOldNotices, noticeUnclear, spreadNotices } from "./spread.ts";

const notices = useNotices();
const { base, counter, told, kinds, unread, choose, note, services, deliver } = notices;

describe("what happens is noted once, in its own transaction", () => {
  test("an order when it stands, and not before", async () => {
    const { orderId } = await counter.order();
    const [notice, ...others] = (await told(notices.owner)).filter(({ kind }) => kind === "new-order");
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ path: `/orders/${orderId}`, isRead: false, data: { orderId, currency: "USD" } });
    await sql`update orders set status = 'shipped' where id = ${orderId}`.execute(base.db);
    expect((await kinds(notices.owner)).filter((kind) => kind === "new-order")).toHaveLength(1);
    await sql`update orders set status = 'disputed' where id = ${orderId}`.execute(base.db);
    expect(await kinds(notices.owner)).toContain("payment-unclear");
  });

  test("a variant that runs low once for each time that it does, at its own threshold or the shop's", async () => {
    const { variantIds } = await plantProduct(base.db, { stock: [20, 20] });
    const set = (place: number, available: number) =>
      sql`update stock set available = ${available} where variant_id = ${variantIds[place]}`.execute(base.db);
    const low = async () =>
      (await told(notices.owner)).flatMap(({ kind, data }) => (kind === "low-stock" ? data.available : []));
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
    await choose(notices.owner, "new-order", "daily");
    expect(await heard("2")).toBe(0);
    await choose(notices.owner, "new-order", "now");
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
    expect(await told(notices.owner)).toEqual([]);
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
    expect(await kinds(notices.owner)).not.toContain("question");
    await base.pool.query("update product_questions set status = 'pending'");
    await base.pool.query(
      `insert into pro_applications (first_name, last_name, email, kind, association, country, role, locale, proof_type)
       values ('a', 'b', 'c@firn.example', 'shop', 'd', 'us', 'e', 'en-us', 'pdf')`,
    );
    expect(new Set(await kinds(notices.owner))).toEqual(
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
    expect(await kinds(notices.owner)).not.toContain("payment-unclear");
    await sql`update orders set placed_at = now() - interval '11 minutes' where id = ${orderId}`.execute(base.db);
    await noticeUnclear(base.db);
    await noticeUnclear(base.db);
    expect((await kinds(notices.owner)).filter((kind) => kind === "payment-unclear")).toHaveLength(1);
  });
});

describe("each member", () => {
  test("is told what their permissions, markets and wishes allow, and marks it as read for themselves", async () => {
    await note("new-order", "1", "us");
    await note("low-stock", "1", null, { sku: "A B", name: "Kestrel", available: 2 });
    await note("failed-job", "1");
    expect(await kinds(notices.owner)).toEqual(["failed-job", "low-stock", "new-order"]);
    // The support role reads orders, stock and jobs; the catalogue role cannot read orders.
    expect(await kinds(notices.support)).toEqual(["failed-job", "low-stock", "new-order"]);
    expect(await kinds(notices.catalogue)).toEqual(["failed-job", "low-stock"]);
    expect((await told(notices.catalogue))[1]?.path).toBe("/stock?q=A%20B");
    await sql`update staff_members set markets = '{ca}' where email = 'support@firn.example'`.execute(base.db);
    expect(await kinds(notices.support)).toEqual(["failed-job", "low-stock"]);
    await sql`update staff_members set markets = null where email = 'support@firn.example'`.execute(base.db);
    await choose(notices.owner, "low-stock", "off", false);
    expect(await kinds(notices.owner)).toEqual(["failed-job", "new-order"]);
    expect(await unread(notices.owner)).toBe(2);
    const [first] = await told(notices.owner);
    expect((await notices.owner.call("POST", "/notices/read", { ids: [first?.id, 987_654] })).json()).toEqual({
      unread: 1,
    });
    expect((await notices.owner.call("POST", "/notices/read", {})).json()).toEqual({ unread: 0 });
    expect(await unread(notices.support)).toBe(3);
    await note("new-order", "2", "us");
    expect(await unread(notices.owner)).toBe(1);
    await forgetOldNotices(base.db, 0);
    expect(await told(notices.owner)).toEqual([]);
  });

  test("chooses among the kinds that are theirs", async () => {
    const { data } = (await notices.catalogue.call("GET", "/notices/choices")).json();
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(["low-stock", "failed-job"]);
    expect(data[0]).toEqual({ kind: "low-stock", inOffice: true, email: "off" });
    expect((await choose(notices.catalogue, "new-order", "now")).statusCode).toBe(422);
    expect((await choose(notices.catalogue, "low-stock", "hourly")).statusCode).toBe(422);
    const saved = await choose(notices.catalogue, "low-stock", "daily", false);
    expect(saved.json().data[0]).toEqual({ kind: "low-stock", inOffice: false, email: "daily" });
  });
});
