import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { addLines, createCart } from "./actions.ts";
import { countPiecesFor, findCart } from "./reads.ts";

/** Many carts created and changed at the same moment do not affect one another. */

const base = useDatabase();
const guest = async () => null;
const locale = localeOf("us", "en") as Locale;
const variant = async (plan?: Parameters<typeof plantProduct>[1]) => (await plantProduct(base.db, plan)).variantIds[0]!;
const create = (variantId: number, quantity = 1, sessionHash = randomBytes(32)) =>
  createCart(base.db, { locale, region: "us", sessionHash }, [{ variantId, quantity }]);
const cartOf = async (sessionHash: Buffer) =>
  (await base.db.selectFrom("sessions").select("cart_id").where("id_hash", "=", sessionHash).executeTakeFirst())
    ?.cart_id;

test("3.9 of carts made at once the good ones are made, and each other one hears its own reason", async () => {
  const [plenty, few, coming] = [
    await variant(),
    await variant({ stock: [2] }),
    await variant({ availability: "disabled" }),
  ];
  const session = randomBytes(32);
  const made = await Promise.all([
    create(plenty, 3, session),
    create(few, 2),
    create(few, 3),
    create(coming),
    create(999_999),
    create(plenty, 1, randomBytes(32)),
  ]);
  const told = made.map((one) => (one.ok ? one.value.lines.map((line) => line.quantity) : one.problem.code));
  expect(told).toEqual([[3], [2], "not-enough-stock", "not-purchasable", "variant-not-found", [1]]);
  for (const one of made) if (one.ok) expect(await findCart(base.db, one.value.id)).toEqual(one.value);
  expect(await cartOf(session)).toBe(made[0]?.ok && made[0].value.id);
  expect(await base.db.selectFrom("carts").select("id").execute()).toHaveLength(3);
});

test("3.9 one session that makes two carts at once holds the last, and both exist", async () => {
  const [variantId, session] = [await variant(), randomBytes(32)];
  const made = await Promise.all([create(variantId, 1, session), create(variantId, 2, session)]);
  const ids = made.map((one) => one.ok && one.value.id);
  expect(ids).toContain(await cartOf(session));
  expect(new Set(ids).size).toBe(2);
});

test("3.9 pieces put into many carts at once all arrive, twice into one as well", async () => {
  const [first, second, few] = [await variant(), await variant(), await variant({ stock: [4] })];
  const carts = await Promise.all(Array.from({ length: 12 }, () => create(first)));
  const ids = carts.map((one) => (one.ok ? one.value.id : ""));
  const one = (id: string, variantId: number, quantity = 1) => addLines(base.db, guest, id, [{ variantId, quantity }]);
  const added = await Promise.all([
    ...ids.flatMap((id) => [one(id, second), one(id, first, 2)]),
    one(ids[0]!, few, 5),
    one(ids[1]!, few, 4),
    one("00000000-0000-4000-8000-000000000000", first),
  ]);
  expect(added.flatMap((answer) => (answer.ok ? [] : answer.problem.code))).toEqual([
    "not-enough-stock",
    "cart-not-found",
  ]);
  expect(await Promise.all(ids.map((id) => countPiecesFor(base.db, id, null)))).toEqual([4, 8, ...Array(10).fill(4)]);
  expect(await stockOf(base.db, few)).toBe(4);
});

test("3.9 a cart that somebody is changing holds up nobody else, and gets its piece afterwards", async () => {
  const variantId = await variant();
  const [held, free] = await Promise.all([create(variantId), create(variantId)]);
  if (!held.ok || !free.ok) throw new Error("no carts");
  const waits = await base.db.transaction().execute(async (change) => {
    await change.updateTable("carts").set({ country: "us" }).where("id", "=", held.value.id).execute();
    const waiting = addLines(base.db, guest, held.value.id, [{ variantId, quantity: 1 }]);
    expect((await addLines(base.db, guest, free.value.id, [{ variantId, quantity: 1 }])).ok).toBe(true);
    return { waiting };
  });
  expect((await waits.waiting).ok).toBe(true);
  expect(await countPiecesFor(base.db, held.value.id, null)).toBe(2);
});
