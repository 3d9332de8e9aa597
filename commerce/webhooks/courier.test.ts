import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openLog } from "#platform/log.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openReceiver, type Receiver } from "#tests/support/servers/receiver.ts";
import { addWebhook, changeWebhook, removeWebhook, retryDelivery, sendTest } from "./actions.ts";
import { type CourierServices, makeCourier } from "./courier.ts";
import { findWebhook, listDeliveries } from "./reads.ts";
import type { Webhook } from "./schema.ts";
import { send } from "./send.ts";
import { emitEvent } from "./writes.ts";

const base = useDatabase();
let services: CourierServices;
let receiver: Receiver;
let hook: Webhook & { secret: string };

beforeAll(async () => {
  const config = { SECRET: "s".repeat(32), PUBLIC_URL: "https://firn.example", WEBHOOKS_ALLOW_PRIVATE: "on" as const };
  services = { db: base.db, log: openLog("silent"), config };
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer(200);
  const added = await addWebhook(services, { url: receiver.url, events: ["*"], description: "", isActive: true });
  if (!added.ok) throw new Error(added.problem.message);
  hook = added.value;
  receiver.trust(hook.secret);
});
afterEach(() => removeWebhook(base.db, hook.id));

const log = () => listDeliveries(base.db, hook.id, 1, 50);
const run = () => makeCourier(services).run();
/** Ends the pause until the next try. Returns when that try is due, which is now. */
async function makeDue(): Promise<Date> {
  const { rows } = await base.pool.query<{ due: Date }>(
    "update webhook_deliveries set next_try_at = now() where status = 'pending' returning next_try_at as due",
  );
  return rows[0]?.due ?? new Date(0);
}

describe("events on their way", () => {
  test("an event arrives signed, says what happened, and is not sent again", async () => {
    const customerId = await plantCustomer(base.db);
    await run();
    await run();
    expect(receiver.received).toHaveLength(1);
    const [{ body, headers, isSigned }] = receiver.received as [(typeof receiver.received)[0]];
    expect(isSigned).toBe(true);
    expect(JSON.parse(body)).toEqual({
      id: headers["firn-event-id"],
      type: "customer.created",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { id: customerId },
      producer: "https://firn.example",
    });
    expect(await log()).toMatchObject([{ status: "delivered", tries: 1, answerCode: 200, nextTryAt: null }]);
    receiver.trust("another secret");
    await sendTest(services, hook.id);
    expect(receiver.received.at(-1)?.isSigned).toBe(false);
  });

  test("what is rolled back is told to nobody", async () => {
    const failing = base.db.transaction().execute(async (trx) => {
      await emitEvent(trx, "order.refunded", { id: 1, refund_id: 2 });
      throw new Error("after all not");
    });
    await expect(failing).rejects.toThrow("after all not");
    await run();
    expect(receiver.received).toEqual([]);
  });

  test("a failure is tried again later, with growing pauses, twelve times and no more", async () => {
    receiver.answer(500);
    await plantCustomer(base.db);
    const pauses: number[] = [];
    for (let round = 1; round <= 13; round++) {
      const due = await makeDue();
      await run();
      const [delivery] = await log();
      if (delivery?.nextTryAt) pauses.push(delivery.nextTryAt.getTime() - due.getTime());
    }
    expect(receiver.received).toHaveLength(12);
    expect(pauses).toHaveLength(11);
    expect(pauses.at(-1)).toBeGreaterThan(9 * 3600_000);
    expect(await log()).toMatchObject([{ status: "failed", tries: 12, answerCode: 500 }]);
    receiver.answer(204);
    const again = await retryDelivery(services, hook.id, (await log())[0]?.id ?? 0);
    expect(again).toMatchObject({ value: { status: "delivered", tries: 13, answerCode: 204 } });
    expect(receiver.received.at(-1)?.isSigned).toBe(true);
  });

  test("an endpoint that does not answer is left after its time; a redirect is not followed", async () => {
    receiver.answer("hang");
    const sending = { url: receiver.url, headers: {}, body: "{}", allowPrivate: true };
    expect(await send(sending, 120)).toMatchObject({ code: null, error: "no answer in time" });
    receiver.answer({ redirect: `${receiver.url}/elsewhere` });
    const before = receiver.received.length;
    expect((await send(sending)).code).toBe(302);
    expect(receiver.received).toHaveLength(before + 1);
    expect(await send({ ...sending, url: "http://127.0.0.1:1/" })).toMatchObject({ code: null, error: "ECONNREFUSED" });
  });

  test("an address inside is refused when it is sent to, whatever it was when it was added", async () => {
    await plantCustomer(base.db);
    await makeCourier({ ...services, config: { ...services.config, WEBHOOKS_ALLOW_PRIVATE: "off" } }).run();
    expect(receiver.received).toEqual([]);
    expect(await log()).toMatchObject([
      { status: "pending", answerCode: null, error: expect.stringContaining("public") },
    ]);
    const port = new URL(receiver.url).port;
    const answer = await send({ url: `http://localhost:${port}/`, headers: {}, body: "{}", allowPrivate: false });
    expect(answer.error).toContain("not a public address");
    expect(receiver.received).toEqual([]);
  });

  test("two processes at once send each event once; a hanging endpoint keeps no other waiting", async () => {
    const slow = await openReceiver();
    slow.answer("hang");
    const other = await addWebhook(services, { url: slow.url, events: ["*"], description: "", isActive: true });
    await Promise.all(Array.from({ length: 12 }, () => plantCustomer(base.db)));
    const couriers = [makeCourier(services), makeCourier(services)];
    for (const courier of couriers) courier.wake();
    await expect.poll(() => receiver.received.length).toBe(12);
    const ids = receiver.received.map(({ headers }) => headers["firn-event-id"]);
    expect(new Set(ids).size).toBe(12);
    await slow.close();
    await Promise.all(couriers.map((courier) => courier.run()));
    if (other.ok) await removeWebhook(base.db, other.value.id);
  });

  test("an endpoint that is dead is paused; its events wait until staff start it again", async () => {
    receiver.answer(503);
    await base.pool.query("update webhooks set failures = 19, failing_since = now() - interval '2 hours'");
    await plantCustomer(base.db);
    await run();
    expect((await findWebhook(base.db, hook.id))?.pausedAt).toBeInstanceOf(Date);
    await plantCustomer(base.db);
    await makeDue();
    receiver.answer(200);
    await run();
    expect(receiver.received).toHaveLength(1);
    expect(await changeWebhook(services, hook.id, { isActive: true })).toMatchObject({
      value: { pausedAt: null, failures: 0 },
    });
    await run();
    expect((await log()).map(({ status }) => status)).toEqual(["delivered", "delivered"]);
  });

  test("a delivery whose process was killed is taken over", async () => {
    await plantCustomer(base.db);
    await base.pool.query(
      "update webhook_deliveries set tries = 1, tried_at = now() - interval '61 s', next_try_at = now() - interval '1 s'",
    );
    await run();
    expect(await log()).toMatchObject([{ status: "delivered", tries: 2 }]);
  });
});
