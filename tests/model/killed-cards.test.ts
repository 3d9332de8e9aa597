import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { deliverGiftCards } from "#commerce/aftersales/fulfilment/gift-cards.ts";
import { alterCard, giveCard, sendUnsent } from "#commerce/sales/gift-cards/actions.ts";
import { cardEmailQueue } from "#commerce/sales/gift-cards/emails.tsx";
import { readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useTill } from "#tests/support/till.ts";
import { findFaults } from "./checks.ts";
import { deathsIn, killIn, type Services } from "./killing.ts";
import type { CrashPoint } from "./mortal.ts";

/**
 * A process is killed at every statement of what staff do with gift cards: giving one out, handing out what was bought, correcting
 * and blocking one. A card's balance is the sum of its entries at any moment; asked again, it is done once.
 */

const base = useDatabase();
const till = useTill(base);
const by = "staff:1 Ida";
const faults = (isSettled = false) => findFaults(base.db, {}, isSettled);

type Act<Scene> = (services: Services, scene: Scene) => Promise<unknown>;

async function killEach<Scene>(
  begin: () => Promise<Scene>,
  act: Act<Scene>,
  then: (scene: Scene, isDead: boolean) => Promise<void>,
): Promise<void> {
  const deaths: CrashPoint[] = [{ at: 0, moment: "before" }];
  for (const death of deaths) {
    const scene = await begin();
    const killed = await killIn(base, till.services, (services) => act(services, scene), death);
    if (death.at === 0) deaths.push(...deathsIn(killed.said.length));
    expect(await faults(), `${JSON.stringify(death)}: ${killed.said.at(-1)}`).toEqual([]);
    await then(scene, killed.isDead);
    expect(await faults(true)).toEqual([]);
  }
  expect(deaths.length).toBeGreaterThan(3);
}

const cardOf = (id: number) =>
  base.db.selectFrom("gift_cards").select(["balance", "is_active"]).where("id", "=", id).executeTakeFirst();
let made = 0;

describe("a process of the staff is killed at every step", () => {
  test("of giving a gift card out: there is one or none, and one that is there gets its e-mail", () =>
    killEach(
      async () => `to-${++made}@firn.example`,
      (services, toEmail) =>
        giveCard(services, { currency: "USD", amount: 5_000, expiresAt: null, language: "en", toEmail }, by),
      async (toEmail, isDead) => {
        const { rows } = await sql<{ id: number; balance: number }>`
          select id, balance from gift_cards where to_email = ${toEmail}`.execute(base.db);
        if (!isDead) expect(rows).toHaveLength(1);
        expect(rows.length).toBeLessThanOrEqual(1);
        expect(rows.every(({ balance }) => balance === 5_000)).toBe(true);
        await base.pool.query("update gift_cards set created_at = created_at - interval '1 hour' where to_email = $1", [
          toEmail,
        ]);
        await sendUnsent(till.services);
        const jobs = await base.pool.query("select data from pgboss.job where name = $1", [cardEmailQueue]);
        const told = new Set(jobs.rows.map(({ data }) => data.cardId));
        for (const { id } of rows) expect(told.has(id)).toBe(true);
      },
    ));

  test("of handing out what was bought: asked again, each piece has its card once", () =>
    killEach(
      async () => {
        const ready = await readyCart(till.services, [{ variantId: till.giftCard, quantity: 2 }]);
        const placed = await till.place(ready);
        return placed.ok ? placed.value.orderId : 0;
      },
      (services, orderId) => deliverGiftCards(services, orderId),
      async (orderId) => {
        await deliverGiftCards(till.services, orderId);
        const { rows } = await sql<{ balance: number }>`
          select g.balance from gift_cards g join order_lines l on l.id = g.order_line_id where l.order_id = ${orderId}`.execute(
          base.db,
        );
        expect(rows).toEqual([{ balance: 5_000 }, { balance: 5_000 }]);
      },
    ));

  test("of correcting a balance, and of blocking a card: asked again, it is corrected once", async () => {
    const begin = async () => (await till.give(3_000)).card.id;
    const correct: Act<number> = (services, id) =>
      alterCard(services, id, { balance: 1_200, note: "Shop mistake", by });
    await killEach(begin, correct, async (id) => {
      await correct(till.services, id);
      expect(await cardOf(id)).toEqual({ balance: 1_200, is_active: true });
      const { rows } = await sql<{ amount: number }>`
        select amount from gift_card_entries where card_id = ${id} and kind = 'adjusted'`.execute(base.db);
      expect(rows).toEqual([{ amount: -1_800 }]);
    });
    const block: Act<number> = (services, id) => alterCard(services, id, { isActive: false, by });
    await killEach(begin, block, async (id) => {
      await block(till.services, id);
      expect(await cardOf(id)).toEqual({ balance: 3_000, is_active: false });
    });
  });
});
