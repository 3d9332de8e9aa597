import { sql } from "kysely";
import { codeOf } from "#commerce/sales/gift-cards/codes.ts";
import { type PaymentProvider, PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { addPromotion } from "#commerce/sales/promotions/actions.ts";
import { insertCode } from "#commerce/sales/promotions/writes.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices } from "#tests/support/checkout.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { allowInvoices, plantStore } from "#tests/support/extras.ts";
import { groups } from "#tests/support/groups.ts";

/** The small shop that the model lives in, and what its shoppers remember. */

export type Random = { below(count: number): number; chance(share: number): boolean; of<T>(all: readonly T[]): T };

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, chance: (share) => next() < share, of: (all) => all[below(all.length)]! };
}

export type ShopperCart = { id: string; name: string; email: string; customerId: number | null; key: string };
export type World = Awaited<ReturnType<typeof openWorld>>;

/** A provider whose answers get lost, before it did what it was asked or after. */
function forgetful(provider: PaymentProvider, isLost: () => "before" | "after" | null): PaymentProvider {
  const lossy =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const lost = isLost();
      if (lost === "before") throw new PaymentUnclear("lost on the way there");
      const answer = await ask(...args);
      if (lost === "after") throw new PaymentUnclear("lost on the way back");
      return answer;
    };
  const { create, confirm, capture, cancel, refund, find, ...rest } = provider;
  return {
    ...rest,
    create: lossy(create),
    confirm: lossy(confirm),
    capture: lossy(capture),
    cancel: lossy(cancel),
    refund: lossy(refund),
    find: lossy(find),
  };
}

/** Everything that shoppers and staff touch; pieces of stock are few, so that they are fought for. */
export async function openWorld(base: TestDatabase) {
  const mood = { random: randomOf(0), lost: 0 };
  const isLost = () => (mood.random.chance(mood.lost) ? mood.random.of(["before", "after"] as const) : null);
  const made = await checkoutServices(base, forgetful(makeTestProvider(base.db), isLost));
  const config = { ...made.config, CODE_TRIES_PER_SESSION: 0, CODE_TRIES_PER_ADDRESS: 0 };
  return {
    db: base.db,
    services: { ...made, config },
    mood,
    codes: ["TENOFF", "TWICE", "FIRST", "FIVE", "NOSUCH"],
    variants: [] as number[],
    giftCard: 0,
    /** Where orders may be collected. */
    store: 0,
    /** Pieces that came into the shop, by variant. */
    came: {} as Record<string, number>,
    promotions: [] as number[],
    customers: [] as number[],
    carts: [] as ShopperCart[],
    made: 0,
    /** What the last steps left: the newest orders that stand (and two that may not), second steps that wait, and cards that can be used. */
    orders: [] as number[],
    waiting: [] as string[],
    /** Orders of exchanges whose difference is to be paid. */
    unpaid: [] as number[],
    cards: [] as { id: number; code: string }[],
  };
}

/** Empties the shop and fills it anew. */
export async function resetWorld(world: World, seed: number): Promise<void> {
  const { db, mood } = world;
  await sql`
    truncate orders, carts, promotions, promotion_codes, gift_cards, products, customers, test_charges, test_refunds,
      idempotency_keys, code_tries, invoice_terms, stores restart identity cascade`.execute(db);
  Object.assign(mood, { random: randomOf(seed ^ 0x5eed), lost: 0.1 });
  Object.assign(world, {
    came: {},
    carts: [],
    made: 0,
    orders: [],
    waiting: [],
    unpaid: [],
    cards: [],
    promotions: [],
  });
  const plant = async (name: string, price: number, stock: number[]) =>
    (await plantProduct(db, { name, prices: { us: price }, stock })).variantIds;
  world.variants = [
    ...(await plant("Board", 40_000, [8, 3])),
    ...(await plant("Wax", 1_015, [40])),
    ...(await plant("Boots", 19_999, [12])),
  ];
  for (const [at, pieces] of [8, 3, 40, 12].entries()) world.came[world.variants[at]!] = pieces;
  const gift = await plantProduct(db, { name: "Gift card", prices: { us: 5_000 }, tracking: "none" });
  await db.updateTable("products").set({ kind: "gift-card" }).where("id", "=", gift.productId).execute();
  world.giftCard = gift.variantIds[0]!;
  // One of the two may pay by invoice, three boards at a time.
  world.customers = [await plantCustomer(db), await plantCustomer(db, groups.pro)];
  await allowInvoices(db, groups.pro, 14, 1400);
  world.store = await plantStore(db);
  await plantPromotions(world);
  await look(world);
}

async function plantPromotions({ db, promotions }: World): Promise<void> {
  const plans = [
    { name: "TENOFF", kind: "percent", percent: 10 },
    { name: "TWICE", kind: "percent", percent: 15, max_uses: 2, priority: 2 },
    {
      name: "FIRST",
      kind: "fixed",
      amounts: [{ currency_code: "USD", amount: 7 }],
      max_uses_per_customer: 1,
      priority: 3,
    },
    { name: "FIVE", kind: "free_shipping", max_uses: 5 },
  ] as const;
  for (const plan of plans) {
    const added = await addPromotion(db, plan as Parameters<typeof addPromotion>[1]);
    if (!added.ok) throw new Error(JSON.stringify(added.problem));
    await insertCode(db, added.value.id, plan.name);
    promotions.push(added.value.id);
  }
  const body = {
    name: "Second",
    kind: "buy_x_get_y",
    percent: 20,
    buy_quantity: 2,
    get_quantity: 1,
    max_uses: 6,
  } as const;
  const second = await addPromotion(db, { ...body, redemption_type: "AUTOMATIC" });
  if (second.ok) promotions.push(second.value.id);
}

/** What there is to do something with now. */
export async function look(world: World): Promise<void> {
  const { db, services } = world;
  const { rows } = await sql<{
    orders: number[];
    waiting: string[];
    unpaid: number[];
    cards: { id: number; seed: string }[];
  }>`
    select
      array(
        (select id from orders where status <> 'cancelled' order by id desc limit 6)
        union (select id from orders order by id desc limit 2)
      ) as orders,
      array(select order_id from payments where open_until is not null order by order_id desc limit 4) as unpaid,
      array(select reference from payments where status = 'action_required' and reference is not null order by reference limit 10) as waiting,
      (
        select coalesce(json_agg(c), '[]') from (select id, seed from gift_cards where is_active order by id desc limit 5) c
      ) as cards`.execute(db);
  const { orders, waiting, unpaid, cards } = rows[0]!;
  const { SECRET } = services.config;
  Object.assign(world, {
    orders,
    waiting,
    unpaid,
    cards: cards.map(({ id, seed }) => ({ id, code: codeOf(seed, SECRET) })),
  });
}
