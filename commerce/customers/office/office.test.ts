import { describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { addOwnField } from "#commerce/staff/own-fields/actions.ts";
import { fillOwnFields } from "#commerce/staff/own-fields/fill.ts";
import { actors } from "#platform/actor.ts";
import { groups } from "#tests/support/groups.ts";
import { type Data, useOfficeCustomers } from "#tests/support/suites/office-customers.ts";

const { base, counter, ask, idsOf, named } = useOfficeCustomers();

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
