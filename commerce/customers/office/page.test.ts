import { describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { type Data, useOfficeCustomers } from "#tests/support/suites/office-customers.ts";

const office = useOfficeCustomers();
const { base, counter, ask, idsOf, named } = office;

describe("what staff add to a customer", () => {
  const change = async (id: number, payload: object) => {
    const { key: writer } = await addKey(base.db, "Writer", ["customers:read", "customers:write"]);
    const headers = { authorization: `Bearer ${writer}` };
    const answer = await office.app.inject({ method: "PUT", url: `/api/customers/${id}`, headers, payload });
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

  test("two at once: tags of both stay beside the note of one, and two notes are a conflict", async () => {
    const id = await named("Una", "Two", "una@two.example");
    const { version } = (await ask(`/${id}`)).body.data;
    await change(id, { version, tags: ["one"] });
    expect((await change(id, { version, notes: "Hello" })).body.meta).toEqual({ merged: ["tags"] });
    const tagged = await change(id, { version, tags: ["two"] });
    expect(tagged.status).toBe(200);
    expect((await ask(`/${id}`)).body.data.tags).toEqual(["one", "two"]);
    const clash = await change(id, { version, notes: "Good-bye" });
    expect([clash.status, clash.body.fields, clash.body.current]).toEqual([409, ["notes"], { notes: "Hello" }]);
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
