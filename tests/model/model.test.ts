import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverGiftCards } from "#commerce/aftersales/fulfilment/gift-cards.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { useDatabase } from "#tests/support/database.ts";
import { findFaults } from "./checks.ts";
import { listAll, openReader } from "./derived.ts";
import { pass, shopSteps } from "./shop-steps.ts";
import { type Maker, type Spot, type Step, shopperSteps } from "./shopper-steps.ts";
import { look, openWorld, type Random, randomOf, resetWorld, type World } from "./world.ts";

/**
 * A small shop in which shoppers, staff and jobs do things in random order, often at the same time and to the same cart or
 * order; after each step the books must add up. MODEL_SEED repeats or varies a run, MODEL_STEPS makes it longer: each 200
 * steps begin with an empty shop and the next seed.
 */

const steps = Number(process.env.MODEL_STEPS ?? 600);
const firstSeed = Number(process.env.MODEL_SEED ?? 20_270_131);
const perRound = 200;
const rounds = Array.from({ length: Math.ceil(steps / perRound) }, (_, at) => firstSeed + at);

const base = useDatabase();
let world: World;
let reader: Awaited<ReturnType<typeof openReader>>;
beforeAll(async () => {
  world = await openWorld(base);
  reader = await openReader(base);
});
afterAll(() => Promise.all([world.services.stop(), reader.stop()]));

const deck = [...shopperSteps, ...shopSteps].flatMap(([weight, maker]) => Array<Maker>(weight).fill(maker));

function spotFor({ carts, orders }: World, random: Random): Spot {
  return { cart: carts.length > 0 ? random.of(carts) : null, order: random.of([...orders, 0]), random };
}

/** One step, or a few at the same time. */
function draw(random: Random): Step[] {
  const count = random.chance(0.4) ? 1 : 2 + random.below(3);
  const shared = spotFor(world, random);
  return Array.from({ length: count }, () => {
    const spot = random.chance(0.7) ? shared : spotFor(world, random);
    return random.of(deck)(world, spot);
  }).filter((step) => step !== null);
}

/** What came of a step, in a few words. */
function shown(answer: unknown): string {
  const { ok, problem, value } = (answer ?? {}) as { ok?: boolean; problem?: { code: string }; value?: unknown };
  if (ok === false) return `${problem?.code}`;
  return (JSON.stringify(ok ? value : answer) ?? "").slice(0, 90);
}

async function run(step: Step, story: string[]): Promise<string[]> {
  try {
    story.push(`  ${step.name}: ${shown(await step.run())}`);
    return [];
  } catch (error) {
    story.push(`  ${step.name}: threw ${error}`);
    // PostgreSQL says where: of a deadlock that is most of what one needs to know.
    const { stack, where = "", detail = "" } = error as Error & { where?: string; detail?: string };
    return [`${step.name} threw ${where} ${detail}\n${stack}`];
  }
}

/** Everything that is under way ends: time passes, and the provider answers. */
async function settle(): Promise<void> {
  const { db, services, mood } = world;
  mood.lost = 0;
  for (let time = 0; time < 2; time++) {
    // Longer than anybody may wait with paying.
    await pass(db, 73 * 60);
    await sweepOrders(services);
    await sweepRefunds(services, -1);
  }
  const { rows } = await sql<{ id: number }>`select id from orders`.execute(db);
  for (const { id } of rows) await deliverGiftCards(services, id);
}

test.each(rounds)("carts, codes, gift cards, orders and money add up after every step (seed %i)", async (seed) => {
  const random = randomOf(seed);
  const story: string[] = [];
  const check = async (thrown: string[], isSettled = false) => {
    const faults = [...thrown, ...(await findFaults(world.db, world.came, isSettled))];
    const told = `MODEL_SEED=${seed} MODEL_STEPS=${perRound}\n${story.join("\n")}`;
    expect(faults, told).toEqual([]);
  };
  await resetWorld(world, seed);
  const products = await listAll(world.db);
  await reader.look(products);
  for (let done = 0; done < Math.min(steps, perRound); ) {
    const drawn = draw(random);
    done += drawn.length;
    story.push(drawn.length > 1 ? "at once:" : "then:");
    const thrown = await Promise.all(drawn.map((step) => run(step, story)));
    await look(world);
    await check(thrown.flat());
  }
  await settle();
  story.push("all settled");
  await check([], true);
  await reader.isTrue(products);
});
