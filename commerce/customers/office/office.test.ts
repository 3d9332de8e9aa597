import { beforeAll, describe, expect, test } from "vitest";
import { addOwnField } from "#commerce/staff/own-fields/actions.ts";
import { fillOwnFields } from "#commerce/staff/own-fields/fill.ts";
import { addKey } from "#commerce/staff/writes.ts";
import { actors } from "#platform/actor.ts";
import type { App } from "#platform/http.ts";
import { openApp } from "#tests/support/app.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { groups } from "#tests/support/groups.ts";

const base = useDatabase();
const counter = useCounter(base);
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Office", ["customers:read"])).key;
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Data = any;
const ask = async (path: string, as = key) => {
  const answer = await app.inject({ url: `/api/staff/customers${path}`, headers: { authorization: `Bearer ${as}` } });
  return { status: answer.statusCode, body: answer.json() as Data };
};
const idsOf = (found: { body: Data }) => found.body.data.map(({ id }: { id: number }) => id);

async function named(first_name: string, last_name: string, email: string, group?: number): Promise<number> {
  const id = await plantCustomer(base.db, group);
  await base.db.updateTable("customers").set({ first_name, last_name, email }).where("id", "=", id).execute();
  return id;
}

describe("the list of customers", () => {
  test("finds by the beginning of address, last name and both names; signs of patterns stand for themselves", async () => {
    const id = await named("Sólveig", "Quist", "Sol_veig%q@Example.org");
    for (const q of ["sol_", "SOL_VEIG%", "quist", "QUI", "sólveig q", " quist "])
      expect(idsOf(await ask(`?q=${encodeURIComponent(q)}`)), q).toEqual([id]);
    for (const q of ["uist", "sol%", "quist%", "example.org"])
      expect(idsOf(await ask(`?q=${encodeURIComponent(q)}`)), q).toEqual([]);
  });

  test("orders, pages and counts; what is no order is a problem that names the field", async () => {
    const ids = [
      await named("Ann", "Zzorder", "c@zz.example"),
      await named("Ben", "Zzalpha", "a@zz.example"),
      await named("Cy", "Zzmid", "b@zz.example"),
    ] as const;
    const [last, first, middle] = ids;
    expect(idsOf(await ask("?q=zz&sort=name"))).toEqual([first, middle, last]);
    expect(idsOf(await ask("?q=zz&sort=-name"))).toEqual([last, middle, first]);
    expect(idsOf(await ask("?q=zz&sort=email"))).toEqual([first, middle, last]);
    expect(idsOf(await ask("?q=zz"))).toEqual([middle, first, last]);
    const second = await ask("?q=zz&sort=oldest&limit=2&page=2");
    expect([idsOf(second), second.body.meta]).toEqual([[middle], { total: 3, isExact: true, page: 2, limit: 2 }]);
    const wrong = await ask("?sort=spent");
    expect([wrong.status, wrong.body.errors?.sort]).toEqual([422, expect.any(String)]);
    expect((await ask("?page=1000000&limit=250")).body.data).toEqual([]);
  });

  test("is narrowed by group and by what own fields with choices say", async () => {
    const actor = { kind: "program" as const, id: null, name: "test", address: null, requestId: null };
    const choices = ["s", "m"].map((code) => ({ code, labels: { en: code.toUpperCase() } }));
    const field = (key: string, kind: "choice" | "choices" | "yes-no" | "text") => ({
      aggregate: "customer" as const,
      key,
      kind,
      is_translated: false,
      labels: { en: key },
      ...(kind.startsWith("choice") && { choices }),
    });
    await actors.run(actor, async () => {
      for (const [key, kind] of [
        ["size", "choice"],
        ["sizes", "choices"],
        ["club", "yes-no"],
        ["words", "text"],
      ] as const)
        await addOwnField(base.db, field(key, kind));
    });
    const [first, second] = [
      await named("Oda", "Ownly", "oda@own.example", groups.pro),
      await named("Ole", "Ownly", "ole@own.example"),
    ];
    await fillOwnFields(base.db, "customer", first, { size: "m", sizes: ["s", "m"], club: true });
    await fillOwnFields(base.db, "customer", second, { size: "s", sizes: ["s"], club: false });
    expect(idsOf(await ask(`?q=own&group=${groups.pro}`))).toEqual([first]);
    expect(idsOf(await ask("?q=own&own=size:m"))).toEqual([first]);
    expect(idsOf(await ask("?own=sizes:s&sort=oldest"))).toEqual([first, second]);
    expect(idsOf(await ask("?own=sizes:s,club:no"))).toEqual([second]);
    expect(idsOf(await ask("?own=size:m,club:no"))).toEqual([]);
    for (const own of ["size:xl", "words:x", "none:m", "size", "size:m,", "club:maybe"]) {
      const { status, body } = await ask(`?own=${own}`);
      expect([status, Object.keys(body.errors)], own).toEqual([422, ["own"]]);
    }
    const { data } = (await ask("/facets")).body;
    expect(data.own.map(({ key, choices: all }: Data) => [key, all.length])).toEqual([
      ["size", 2],
      ["sizes", 2],
      ["club", 0],
    ]);
    expect(data.groups).toContainEqual({ id: groups.pro, name: expect.any(String), region: "pro" });
  });

  test("a row tells group, country and what was bought; called-off orders are left out", async () => {
    const id = await named("Ida", "Buyer", "ida@buyer.example", groups.pro);
    const placed = [await counter.order(), await counter.order(), await counter.order()];
    const numbers = placed.map(({ orderId }) => orderId);
    await base.db.updateTable("orders").set({ customer_id: id }).where("id", "in", numbers).execute();
    await base.db
      .updateTable("orders")
      .set({ status: "cancelled" })
      .where("id", "=", numbers[2] as number)
      .execute();
    const kept = await base.db
      .selectFrom("orders")
      .select(["total", "currency"])
      .where("id", "in", numbers.slice(0, 2))
      .execute();
    const sum = kept.reduce((total, order) => total + Number(order.total), 0) / 100;
    const [row] = (await ask("?q=ida%20b")).body.data;
    expect(row).toMatchObject({
      name: "Ida Buyer",
      email: "ida@buyer.example",
      orders: 2,
      country: null,
      groups: [{ id: groups.pro, name: expect.any(String) }],
      spent: [{ currency: kept[0]?.currency, amount: sum }],
    });
    await base.pool.query(
      `insert into subscriptions (email, list, locale, region, confirmed_at)
       values ('IDA@buyer.example', 'news', 'en-us', 'us', now())`,
    );
    const { data } = (await ask(`/${id}`)).body;
    expect(data).toMatchObject({ id, orders: 2, emailVerifiedAt: null });
    expect(data.letters).toEqual([
      {
        list: "news",
        askedAt: expect.any(String),
        confirmedAt: expect.any(String),
        leftAt: null,
        history: ["asked", "confirmed"].map((what) => ({ what, at: expect.any(String) })),
      },
    ]);
    await base.pool.query("update subscriptions set left_at = now() where email = 'IDA@buyer.example'");
    const [letters] = (await ask(`/${id}`)).body.data.letters;
    expect(letters.history.map(({ what }: Data) => what)).toEqual(["asked", "confirmed", "left"]);
  });

  test("is for customers:read alone; who is not there is not found", async () => {
    const { key: other } = await addKey(base.db, "Orders", ["orders:read"]);
    expect((await ask("", other)).body).toMatchObject({ status: 403, permission: "customers:read" });
    for (const id of ["999999", "0", "x", "99999999999999"]) expect((await ask(`/${id}`)).status, id).toBe(404);
  });
});

describe("what staff add to a customer", () => {
  const change = async (id: number, payload: object) => {
    const { key: writer } = await addKey(base.db, "Writer", ["customers:read", "customers:write"]);
    const headers = { authorization: `Bearer ${writer}` };
    const answer = await app.inject({ method: "PUT", url: `/api/customers/${id}`, headers, payload });
    return { status: answer.statusCode, body: answer.json() as Data };
  };

  test("tags are tidied, narrow the list and are offered; a note and a language stand beside them", async () => {
    const id = await named("Tove", "Tagg", "tove@tagg.example");
    const other = await named("Tore", "Tagg", "tore@tagg.example");
    const sent = { tags: [" VIP ", "VIP", "rides  goofy", ""], notes: "Calls back", language: "sv" };
    expect((await change(id, sent)).status).toBe(200);
    await change(other, { tags: ["rides goofy"] });
    expect((await ask(`/${id}`)).body.data).toMatchObject({
      tags: ["VIP", "rides goofy"],
      notes: "Calls back",
      language: "sv",
      firstName: "Tove",
      lastName: "Tagg",
    });
    expect(idsOf(await ask("?tag=VIP"))).toEqual([id]);
    expect(idsOf(await ask("?tag=rides%20goofy&q=tore"))).toEqual([other]);
    expect(idsOf(await ask("?tag=vi"))).toEqual([]);
    expect((await ask("/facets")).body.data.tags).toEqual(["VIP", "rides goofy"]);
    await change(id, { language: null, tags: [] });
    expect((await ask(`/${id}`)).body.data).toMatchObject({ tags: [], language: null });
  });

  test("two at once: tags of one merge with the note of the other, and both tags are a conflict", async () => {
    const id = await named("Una", "Two", "una@two.example");
    const { version } = (await ask(`/${id}`)).body.data;
    await change(id, { version, tags: ["one"] });
    expect((await change(id, { version, notes: "Hello" })).body.meta).toEqual({ merged: ["tags"] });
    const clash = await change(id, { version, tags: ["two"] });
    expect([clash.status, clash.body.fields, clash.body.current]).toEqual([409, ["tags"], { tags: ["one"] }]);
  });

  test("what cannot be kept is a problem that names the field", async () => {
    const id = await named("Wrong", "Words", "wrong@words.example");
    for (const [payload, field] of [
      [{ tags: ["x".repeat(41)] }, "tags"],
      [{ tags: ["\u0007"] }, "tags"],
      [{ language: "xx" }, "language"],
    ] as const) {
      const { status, body } = await change(id, payload);
      expect([status, Object.keys(body.errors)], JSON.stringify(payload)).toEqual([422, [field]]);
    }
  });
});

describe("what a customer's page tells besides", () => {
  test("wishes and words", async () => {
    const { productId } = await plantProduct(base.db);
    const id = await plantCustomer(base.db);
    await base.pool.query(
      `with w as (insert into wishlists (customer_id, token) values ($1, repeat('ab', 24)) returning id)
       insert into wishlist_items (wishlist_id, product_id) select id, $2 from w`,
      [id, productId],
    );
    await base.pool.query(
      `insert into reviews (product_id, customer_id, rating, title, body, display_name, language)
       values ($1, $2, 4, 'Firm', 'Holds an edge', 'Pro', 'en')`,
      [productId, id],
    );
    const { data } = (await ask(`/${id}/interests`)).body;
    expect(data).toMatchObject({
      wishlist: [{ product: { id: productId, name: expect.any(String) }, addedAt: expect.any(String) }],
      reviews: [{ product: { id: productId }, rating: 4, title: "Firm", text: "Holds an edge", status: "pending" }],
    });
    const shopper = await plantCustomer(base.db);
    expect((await ask(`/${shopper}/interests`)).body.data).toEqual({ wishlist: [], reviews: [] });
    expect((await ask("/999999/interests")).status).toBe(404);
  });

  test("e-mails about their orders are for orders:read, the latest first", async () => {
    const id = await plantCustomer(base.db);
    const { orderId } = await counter.order();
    await base.db.updateTable("orders").set({ customer_id: id }).where("id", "=", orderId).execute();
    await base.db.deleteFrom("order_emails").where("order_id", "=", orderId).execute();
    for (const subject of ["Thank you", "On its way"])
      await base.db
        .insertInto("order_emails")
        .values({
          order_id: orderId,
          kind: "confirmation",
          to_email: "a@b.example",
          subject,
          content: Buffer.from(""),
          files: [],
          again_of: null,
          made_by: "",
        })
        .execute();
    const { key: reader } = await addKey(base.db, "Reader", ["orders:read"]);
    const { data } = (await ask(`/${id}/emails`, reader)).body;
    expect(data.map(({ subject }: Data) => subject)).toEqual(["On its way", "Thank you"]);
    expect(data[0]).toMatchObject({ orderId, to: "a@b.example", sentAt: expect.any(String) });
    expect((await ask(`/${id}/emails`)).body).toMatchObject({ status: 403, permission: "orders:read" });
  });
});
