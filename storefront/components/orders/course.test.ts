import { expect, test } from "vitest";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { courseOf } from "./course.ts";

const placedAt = new Date("2026-11-23T10:00:00Z");
const order = (more: Partial<Order> = {}) =>
  ({ status: "shipped", placedAt, shippingMethod: { daysFrom: 3, daysTo: 5 }, ...more }) as Order;
const sent = new Date("2026-11-24T10:00:00Z");
const now = new Date("2026-11-25").getTime();
const steps = (...given: Parameters<typeof courseOf>) =>
  courseOf(...given).map(({ status, isReached, expected }) => [status, isReached, expected]);

test("2.1 the course of an order says what is reached and on which days its parcel is expected", () => {
  expect(steps(order({ status: "awaiting_fulfillment" }), [], "en-US", now)).toEqual([
    ["awaiting_fulfillment", true, undefined],
    ["shipped", false, undefined],
    ["completed", false, expect.stringMatching(/Thu,\sNov\s26.+Mon,\sNov\s30/)],
  ]);
  expect(steps(order(), [{ createdAt: sent, deliveredAt: null }], "en-US", now)[1]).toEqual([
    "shipped",
    true,
    undefined,
  ]);
});

test("2.1 an order that left late is expected later, and nothing is expected that is there or overdue", () => {
  const later = new Date("2026-12-01T10:00:00Z");
  const [, , there] = steps(order(), [{ createdAt: later, deliveredAt: null }], "en-US", later.getTime());
  expect(there?.[2]).toMatch(/Fri,\sDec\s4.+Tue,\sDec\s8/);
  const arrived = courseOf(order(), [{ createdAt: sent, deliveredAt: later }], "en-US", now).at(-1);
  expect(arrived).toEqual({ status: "completed", at: later, isReached: true });
  const overdue = courseOf(order(), [{ createdAt: sent, deliveredAt: null }], "en-US", later.getTime()).at(-1);
  expect(overdue).toEqual({ status: "completed", isReached: false });
});

test("2.1 what is collected, called off or sent by e-mail has no course", () => {
  for (const other of [
    order({ status: "cancelled" }),
    order({ extras: { pickUp: {} } as Order["extras"] }),
    order({ shippingMethod: { daysFrom: 0, daysTo: 0 } as Order["shippingMethod"] }),
  ])
    expect(courseOf(other, [], "en-US", now)).toEqual([]);
});
