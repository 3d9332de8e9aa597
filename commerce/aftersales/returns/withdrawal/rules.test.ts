import { expect, test } from "vitest";
import { hasRight } from "#commerce/sales/orders/withdrawal-right.ts";
import { easterOf } from "./calendar.ts";
import { type WithdrawalOrder, withdrawablePieces, withdrawalDeadline } from "./rules.ts";

const at = (text: string) => new Date(`${text}T12:00:00Z`);
const order: WithdrawalOrder = {
  status: "shipped",
  confirmedAt: at("2026-11-01"),
  lines: [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
  ],
  shippingAddress: { country: "DE" },
  shippingMethod: { code: "standard", daysTo: 3 },
};
const parcel = (sent: string, ...items: [number, number][]) => ({
  createdAt: at(sent),
  deliveredAt: null,
  items: items.map(([orderLineId, quantity]) => ({ orderLineId, quantity })),
});
const all = [parcel("2026-11-05", [1, 2], [2, 1])];
const nothing = { announced: [], paidBack: [] };

test("7.5 a contract can be withdrawn from in the European Economic Area, once it is placed and while it stands", () => {
  for (const country of ["de", "AT", "no", "is"])
    expect(hasRight({ ...order, shippingAddress: { country } })).toBe(true);
  for (const country of ["us", "ca", "ch", "gb", "jp"])
    expect(hasRight({ ...order, shippingAddress: { country } })).toBe(false);
  for (const status of ["pending", "awaiting_payment", "cancelled", "refunded"] as const)
    expect(hasRight({ ...order, status })).toBe(false);
  expect(hasRight({ ...order, confirmedAt: null })).toBe(false);
});

test.each([
  // Sent on a Thursday, three working days: Tuesday the 10th; fourteen days later is Tuesday the 24th.
  ["2026-11-05", "2026-11-25"],
  // Arrives on Friday the 6th; the 20th is a Friday.
  ["2026-11-03", "2026-11-21"],
])("7.5 what left on %s can be withdrawn from until %s begins", (sent, until) => {
  expect(withdrawalDeadline(order, [parcel(sent, [1, 2], [2, 1])], [])).toEqual(new Date(`${until}T00:00:00Z`));
});

test.each([
  // Arrives on 11 December, so the fourteenth day is Christmas, a Friday; Saturday and Sunday follow: Monday the 28th.
  ["2026-12-08", "2026-12-29"],
  // Arrives on Friday 19 March 2027: the fourteenth day would be 2 April; Good Friday 2027 is 26 March, Easter Monday the 29th.
  ["2027-03-16", "2027-04-03"],
  // Arrives on Monday 15 March: the 29th is Easter Monday, so Tuesday the 30th.
  ["2027-03-10", "2027-03-31"],
])("7.5 a period that would end on a holiday ends after it (§ 193 BGB): sent on %s, until %s begins", (sent, until) => {
  expect(withdrawalDeadline(order, [parcel(sent, [1, 2], [2, 1])], [])).toEqual(new Date(`${until}T00:00:00Z`));
});

test("7.5 Easter is when it is", () => {
  const printed = ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2030-04-21", "2038-04-25", "2285-03-22"];
  expect(printed.map((date) => new Date(easterOf(Number(date.slice(0, 4)))).toISOString().slice(0, 10))).toEqual(
    printed,
  );
});

test("7.5 the days begin with the last piece, and end on no weekend", () => {
  const waiting = { ...order, status: "partially_shipped" as const };
  expect(withdrawalDeadline(waiting, [parcel("2026-11-05", [1, 2])], [])).toBeNull();
  expect(withdrawalDeadline(waiting, [parcel("2026-11-05", [1, 2])], [{ orderLineId: 2, quantity: 1 }])).not.toBeNull();
  const both = [parcel("2026-11-05", [1, 2]), parcel("2026-11-12", [2, 1])];
  expect(withdrawalDeadline(waiting, both, [])).toEqual(new Date("2026-12-02T00:00:00Z"));
  const card = { ...order, confirmedAt: at("2026-11-07"), shippingMethod: { code: "email", daysTo: 0 } };
  expect(withdrawalDeadline(card, [], [])).toEqual(new Date("2026-11-24T00:00:00Z"));
});

test("7.5 where it is known when a parcel arrived, the days begin with that", () => {
  const [first, second] = [parcel("2026-11-05", [1, 2]), parcel("2026-11-05", [2, 1])];
  const soon = { ...first!, deliveredAt: at("2026-11-06") };
  expect(withdrawalDeadline(order, [soon, { ...second!, deliveredAt: at("2026-11-06") }], [])).toEqual(
    new Date("2026-11-21T00:00:00Z"),
  );
  // The delivery date of the other parcel is unknown, so the longest promised time counts: Tuesday the 10th. A parcel
  // may also arrive late.
  expect(withdrawalDeadline(order, [soon, second!], [])).toEqual(new Date("2026-11-25T00:00:00Z"));
  expect(withdrawalDeadline(order, [soon, { ...second!, deliveredAt: at("2026-11-12") }], [])).toEqual(
    new Date("2026-11-27T00:00:00Z"),
  );
});

test("7.5 all pieces can be withdrawn from, sent or not, but none twice and none too late", () => {
  const now = at("2026-11-10");
  expect([...withdrawablePieces(order, { shipments: all, ...nothing }, now)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  const waiting = { ...order, status: "awaiting_fulfillment" as const };
  expect(withdrawablePieces(waiting, { shipments: [], ...nothing }, at("2027-06-01")).size).toBe(2);
  const gone = { announced: [{ orderLineId: 1, quantity: 1 }], paidBack: [{ orderLineId: 2, quantity: 1 }] };
  expect([...withdrawablePieces(order, { shipments: all, ...gone }, now)]).toEqual([[1, 1]]);
  expect(withdrawablePieces(order, { shipments: all, ...nothing }, new Date("2026-11-25T00:00:00Z")).size).toBe(0);
});
