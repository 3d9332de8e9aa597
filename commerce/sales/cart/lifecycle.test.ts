import { beforeAll, describe, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes, plantSession } from "#tests/support/routes.ts";
import { acknowledge, addLines, attachCustomer, createCart, forgetCart, moveCart, setQuantity } from "./actions.ts";
import { makeOwnCarts } from "./backend.ts";
import { countPiecesFor, findCart } from "./reads.ts";
import { cartRoutes } from "./routes.ts";
import type { Cart } from "./schema.ts";

const base = useDatabase();
const guest = async () => null;
const us = localeOf("us", "en") as Locale;
const canada = localeOf("ca", "en") as Locale;
let app: App;
beforeAll(async () => {
  app = await openRoutes(base.db, (scope) =>
    cartRoutes(scope, makeOwnCarts({ db: base.db }), { SECRET: "s".repeat(32) }),
  );
});

const variant = async (plan?: Parameters<typeof plantProduct>[1]) => (await plantProduct(base.db, plan)).variantIds[0]!;

async function cartWith(lines: [variantId: number, quantity: number][], region: PriceRegion = "us"): Promise<Cart> {
  const buyer = { locale: us, region, sessionHash: null };
  const made = await createCart(
    base.db,
    buyer,
    lines.map(([variantId, quantity]) => ({ variantId, quantity })),
  );
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}
async function attached(cart: Cart, customerId: number): Promise<Cart> {
  const done = await attachCustomer(base.db, cart.id, customerId);
  if (!done.ok) throw new Error(done.problem.code);
  return done.value;
}
const piecesOf = (cart: Cart | null) => cart?.lines.map((line) => [line.variantId, line.quantity]);

describe("4 a cart that takes in the customer's earlier one", () => {
  test("4 adds quantities up, as far as stock and the most per line allow, and tells what it left out", async () => {
    const [few, many, gone, abroad] = [
      await variant({ stock: [3], name: "Few" }),
      await variant({ stock: [100], name: "Many" }),
      await variant({ name: "Gone" }),
      await variant({ prices: { us: 100, ca: 100 }, name: "Abroad" }),
    ];
    const customerId = await plantCustomer(base.db);
    const earlier = await cartWith([
      [few, 2],
      [many, 30],
      [gone, 1],
      [abroad, 1],
    ]);
    await attached(earlier, customerId);
    await base.db.deleteFrom("prices").where("variant_id", "=", abroad).where("region", "=", "us").execute();
    const sold = base.db.updateTable("variants").set({ purchasing_disabled: true });
    await sold.where("id", "=", gone).execute();
    const cart = await attached(
      await cartWith([
        [few, 2],
        [many, 30],
      ]),
      customerId,
    );
    expect(piecesOf(cart)).toEqual([
      [few, 3],
      [many, 50],
    ]);
    const told = (name: string, variantId: number, wanted: number, quantity: number) =>
      expect.objectContaining({ name, variantId, wanted, quantity });
    const capped = [told("Few", few, 4, 3), told("Many", many, 60, 50), told("Gone", gone, 1, 0)];
    expect(cart.capped).toEqual([...capped, told("Abroad", abroad, 1, 0)]);
    expect((await findCart(base.db, cart.id))?.capped).toHaveLength(4);
    await acknowledge(base.db, async () => customerId, cart.id);
    expect(await findCart(base.db, cart.id)).not.toHaveProperty("capped");
  });

  test("4 tells nothing when everything fits, and forgets what it told once a quantity is set", async () => {
    const [few, many] = [await variant({ stock: [3] }), await variant()];
    const customerId = await plantCustomer(base.db);
    await attached(await cartWith([[many, 2]]), customerId);
    const whole = await attached(await cartWith([[many, 1]]), customerId);
    expect(piecesOf(whole)).toEqual([[many, 3]]);
    expect(whole).not.toHaveProperty("capped");
    await attached(await cartWith([[few, 3]]), customerId);
    const cart = await attached(await cartWith([[few, 3]]), customerId);
    expect(cart.capped).toHaveLength(1);
    const target = { cartId: cart.id, lineId: cart.lines[0]!.id };
    const set = await setQuantity(base.db, async () => customerId, target, 1);
    expect(set.ok && set.value).not.toHaveProperty("capped");
  });

  test("4 holds no more lines than a cart may, the latest of the earlier ones first", async () => {
    const customerId = await plantCustomer(base.db);
    const { variantIds } = await plantProduct(base.db, { stock: Array.from({ length: 101 }, () => 5) });
    await attached(await cartWith(variantIds.slice(0, 100).map((id) => [id, 1])), customerId);
    const cart = await attached(await cartWith([[variantIds[100]!, 1]]), customerId);
    expect(cart.lines).toHaveLength(100);
    expect(cart.capped).toMatchObject([{ variantId: variantIds[0], wanted: 1, quantity: 0 }]);
  });

  test("7.2 PUT cart/{id} tells it as capped_items, and sells the cart at the customer's region", async () => {
    const few = await variant({ stock: [3], prices: { us: 10_000, ca: 13_900 }, name: "Few" });
    const customerId = await plantCustomer(base.db);
    await attached(await cartWith([[few, 3]]), customerId);
    const { id } = await cartWith([[few, 1]]);
    const headers = { "x-session": await plantSession(base.db, customerId), "x-bc-region": "ca" };
    const answer = await app.inject({
      method: "PUT",
      url: `/api/cart/${id}`,
      headers,
      payload: { customerID: customerId },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      customer_id: customerId,
      currency: { code: "CAD" },
      base_amount: 417,
      capped_items: [{ variant_id: few, name: "Few", wanted: 4, quantity: 3 }],
    });
  });
});

describe("4 a cart and its session", () => {
  test("4 whose customers differ part: the session forgets the cart, which stays with its customer", async () => {
    const [owner, other] = [await plantCustomer(base.db), await plantCustomer(base.db)];
    const cart = await attached(await cartWith([[await variant(), 2]]), owner);
    const session = hashSessionId(await plantSession(base.db, other));
    await base.db.updateTable("sessions").set({ cart_id: cart.id }).where("id_hash", "=", session).execute();
    expect(await countPiecesFor(base.db, cart.id, other)).toBeNull();
    expect(await countPiecesFor(base.db, cart.id, null)).toBeNull();
    expect(await countPiecesFor(base.db, cart.id, owner)).toBe(2);
    await forgetCart(base.db, session, cart.id);
    const row = await base.db.selectFrom("sessions").select("cart_id").where("id_hash", "=", session).execute();
    expect(row).toEqual([{ cart_id: null }]);
    expect(await findCart(base.db, cart.id)).not.toBeNull();
  });

  test("4 a region switch re-prices it; in the same currency what things cost before is told", async () => {
    const customerId = await plantCustomer(base.db);
    const who = async () => customerId;
    const board = await variant({ prices: { us: 10_000, ca: 13_900, pro: 7_000 } });
    const cart = await attached(await cartWith([[board, 2]], "pro"), customerId);
    expect(cart.baseAmount).toBe(14_000);
    const abroad = await moveCart(base.db, who, cart.id, canada, "ca");
    expect(abroad).toMatchObject({ ok: true, value: { currency: "CAD", baseAmount: 27_800 } });
    expect(abroad.ok && abroad.value.lines[0]).not.toHaveProperty("seenPrice");
    await moveCart(base.db, who, cart.id, us, "pro");
    const back = await moveCart(base.db, who, cart.id, us, "us");
    expect(back).toMatchObject({ ok: true, value: { baseAmount: 20_000, lines: [{ seenPrice: 7_000 }] } });
    expect(await moveCart(base.db, guest, cart.id, canada, "ca")).toMatchObject({
      problem: { code: "cart-not-found" },
    });
  });
});

describe("4 fifty calls at once", () => {
  const at = (count: number) => Array.from({ length: count }, (_, index) => index);

  test("4 adds over the API never lose a line or a piece", async () => {
    const ids = await Promise.all(at(10).map(() => variant()));
    const cart = await cartWith([]);
    const answers = await Promise.all(
      at(50).map((index) =>
        app.inject({
          method: "POST",
          url: `/api/cart/${cart.id}/items`,
          payload: { line_items: [{ variant_id: ids[index % 10], quantity: 1 }] },
        }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(at(50).map(() => 201));
    const now = await findCart(base.db, cart.id);
    expect(now?.lines.map((line) => line.variantId).sort()).toEqual([...ids].sort());
    expect(now?.lines.every((line) => line.quantity === 5)).toBe(true);
  });

  test("4 adds, updates and removals of different lines do not disturb one another", async () => {
    const ids = await Promise.all(at(25).map(() => variant()));
    const cart = await cartWith(ids.slice(0, 20).map((id) => [id, 1]));
    const lineOf = (index: number) => ({ cartId: cart.id, lineId: cart.lines[index]!.id });
    const calls = [
      ...at(10).map((index) => setQuantity(base.db, guest, lineOf(index), 4)),
      ...at(10).map((index) => setQuantity(base.db, guest, lineOf(index + 10), 0)),
      ...at(30).map((index) => addLines(base.db, guest, cart.id, [{ variantId: ids[20 + (index % 5)]!, quantity: 1 }])),
    ];
    expect((await Promise.all(calls)).every((answer) => answer.ok)).toBe(true);
    const now = await findCart(base.db, cart.id);
    expect(now?.lines.filter((line) => line.quantity === 4)).toHaveLength(10);
    expect(now?.lines.filter((line) => line.quantity === 6)).toHaveLength(5);
    expect(now?.lines).toHaveLength(15);
    expect(await countPiecesFor(base.db, cart.id, null)).toBe(70);
  });

  test("4 sign-ins of one customer with fifty carts end in one cart with all pieces", async () => {
    const customerId = await plantCustomer(base.db);
    const board = await variant({ stock: [100] });
    const carts = await Promise.all(at(50).map(() => cartWith([[board, 1]])));
    const answers = await Promise.all(carts.map((cart) => attachCustomer(base.db, cart.id, customerId)));
    const left = await base.db.selectFrom("carts").select("id").where("customer_id", "=", customerId).execute();
    expect(left).toHaveLength(1);
    expect(piecesOf(await findCart(base.db, left[0]!.id))).toEqual([[board, 50]]);
    expect(answers.filter((answer) => answer.ok).length).toBeGreaterThan(0);
  });
});

test("7.2 more pieces than there are is a 409 that says how many there are", async () => {
  const board = await variant({ stock: [3] });
  const cart = await cartWith([[board, 1]]);
  const post = { method: "POST", url: `/api/cart/${cart.id}/items` } as const;
  const put = { method: "PUT", url: `/api/cart/${cart.id}/items/${cart.lines[0]!.id}` } as const;
  const create = { method: "POST", url: "/api/cart/create" } as const;
  const lines = (quantity: number) => ({ line_items: [{ variant_id: board, quantity }] });
  for (const [call, field] of [
    [{ ...post, payload: lines(3) }, "line_items.0.quantity"],
    [{ ...put, payload: { quantity: 4 } }, "quantity"],
    [{ ...create, payload: lines(4) }, "line_items.0.quantity"],
  ] as const) {
    const answer = await app.inject(call);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "not-enough-stock", available: 3 });
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  }
});

test("7.2 prices are the server's, whatever a call says", async () => {
  const board = await variant();
  const line = { variant_id: board, quantity: 1, list_price: 0.01, sale_price: 0.01, price: 0 };
  const answer = await app.inject({ method: "POST", url: "/api/cart/create", payload: { line_items: [line] } });
  expect(answer.json().data).toMatchObject({ base_amount: 100 });
});
