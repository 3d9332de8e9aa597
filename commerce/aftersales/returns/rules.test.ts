import { expect, test } from "vitest";
import { returnablePieces, returnDeadline, returnMayBecome } from "./rules.ts";

const at = (text: string) => new Date(`${text}T12:00:00Z`);

test.each([
  ["2026-01-10", "2026-05-01T00:00:00.000Z"],
  ["2026-04-20", "2026-05-20T12:00:00.000Z"],
  ["2026-05-01", "2027-05-01T00:00:00.000Z"],
  ["2026-11-20", "2027-05-01T00:00:00.000Z"],
])("7.5 what left on %s may come back until %s: 30 April, never less than 30 days", (sent, until) => {
  expect(returnDeadline(at(sent)).toISOString()).toBe(until);
});

const order = { status: "shipped" as const, lines: [{ id: 1 }, { id: 2 }] };
const parcel = (sent: string, ...items: [number, number][]) => ({
  createdAt: at(sent),
  items: items.map(([orderLineId, quantity]) => ({ orderLineId, quantity })),
});
const now = at("2026-11-21");

test("7.5 only what left, and neither is announced nor paid back, can be announced for return", () => {
  const shipments = [parcel("2026-11-01", [1, 2]), parcel("2026-11-02", [2, 1])];
  const gone = [
    { orderLineId: 1, quantity: 1 },
    { orderLineId: 2, quantity: 1 },
  ];
  expect([...returnablePieces(order, shipments, [], now)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect([...returnablePieces(order, shipments, gone, now)]).toEqual([[1, 1]]);
});

test("7.5 nothing can once it is too late, or of an order that was cancelled or waits", () => {
  const shipments = [parcel("2026-01-01", [1, 2])];
  expect(returnablePieces(order, shipments, [], now).size).toBe(0);
  for (const status of ["awaiting_fulfillment", "cancelled", "refunded", "disputed"] as const)
    expect(returnablePieces({ ...order, status }, [parcel("2026-11-01", [1, 2])], [], now).size).toBe(0);
});

test("7.5 a return goes one way", () => {
  expect(returnMayBecome("requested", "received")).toBe(true);
  expect(returnMayBecome("refused", "approved")).toBe(false);
  expect(returnMayBecome("refunded", "received")).toBe(false);
  expect(returnMayBecome("received", "refused")).toBe(false);
});
