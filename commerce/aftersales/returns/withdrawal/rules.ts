import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { hasRight } from "#commerce/sales/orders/withdrawal-right.ts";
import { isWorkingDay } from "./calendar.ts";

/**
 * The right of withdrawal of consumers in the European Economic Area (directive 2011/83/EU, articles 9 to 11a): without
 * a reason, until fourteen days after the last piece has arrived. It is separate from the shop's own, longer return
 * period (../rules.ts).
 */

const days = 14;
const day = 24 * 60 * 60 * 1000;
const startOfDay = (at: number) => Math.floor(at / day) * day;

type DeliveredPieces = { items: readonly Piece[]; createdAt: Date; deliveredAt: Date | null };
export type WithdrawalOrder = {
  status: OrderStatus;
  confirmedAt: Date | null;
  lines: readonly { id: number; quantity: number }[];
  shippingAddress: { country: string };
  /** `daysTo`: the maximum delivery time in working days. */
  shippingMethod: { code: string; daysTo: number };
};

/**
 * The moment after which a withdrawal is too late; null while something has not been shipped yet. A parcel without a
 * known delivery date counts as arrived after the longest promised time. The period ends with a day that is no weekend
 * or public holiday.
 */
export function withdrawalDeadline(
  order: WithdrawalOrder,
  shipments: readonly DeliveredPieces[],
  paidBack: readonly Piece[],
): Date | null {
  const arrived = lastArrived(order, shipments, paidBack);
  if (arrived === null) return null;
  let end = startOfDay(arrived) + days * day;
  while (!isWorkingDay(end)) end += day;
  return new Date(end + day);
}

function lastArrived(
  order: WithdrawalOrder,
  shipments: readonly DeliveredPieces[],
  paidBack: readonly Piece[],
): number | null {
  const confirmed = order.confirmedAt?.getTime() ?? null;
  if (order.shippingMethod.code === "email") return confirmed;
  const left = new Map(order.lines.map(({ id, quantity }) => [id, quantity]));
  for (const { orderLineId, quantity } of [...shipments.flatMap(({ items }) => items), ...paidBack])
    left.set(orderLineId, (left.get(orderLineId) ?? 0) - quantity);
  const isAllOut = order.status === "shipped" || order.status === "completed";
  if (!isAllOut && [...left.values()].some((quantity) => quantity > 0)) return null;
  const { daysTo } = order.shippingMethod;
  const times = shipments.map((one) => one.deliveredAt?.getTime() ?? promisedBy(one.createdAt.getTime(), daysTo));
  return times.length > 0 ? Math.max(...times) : confirmed && promisedBy(confirmed, daysTo);
}

/** The day this many working days later. */
function promisedBy(sent: number, workingDays: number): number {
  let arrived = startOfDay(sent);
  for (let left = workingDays; left > 0; left -= 1) {
    arrived += day;
    while (!isWorkingDay(arrived)) arrived += day;
  }
  return arrived;
}

/**
 * How many pieces of each line can be withdrawn from: all that were ordered, without those announced or refunded
 * already.
 */
export function withdrawablePieces(
  order: WithdrawalOrder,
  facts: { shipments: readonly DeliveredPieces[]; announced: readonly Piece[]; paidBack: readonly Piece[] },
  now: Date,
): Map<number, number> {
  if (!hasRight(order)) return new Map();
  const until = withdrawalDeadline(order, facts.shipments, facts.paidBack);
  if (until && now >= until) return new Map();
  const left = new Map(order.lines.map(({ id, quantity }) => [id, quantity]));
  for (const { orderLineId, quantity } of [...facts.announced, ...facts.paidBack])
    left.set(orderLineId, (left.get(orderLineId) ?? 0) - quantity);
  return new Map([...left].filter(([, quantity]) => quantity > 0));
}

/** Whether these are all pieces of the order, so that nothing of the contract is left. */
export function isAllOf({ lines }: Pick<WithdrawalOrder, "lines">, pieces: readonly Piece[]): boolean {
  const count = (line: number) =>
    pieces.reduce((sum, { orderLineId, quantity }) => (orderLineId === line ? sum + quantity : sum), 0);
  return lines.every(({ id, quantity }) => count(id) >= quantity);
}

/**
 * The deadlines for sending the goods back and for the refund, counted from the declaration (articles 14 (1) and 13
 * (1)). The refund may be withheld until the goods have come, or there is proof that they were sent (article 13 (3)).
 */
export const withdrawalDates = (declaredAt: Date): { sendBy: Date; refundBy: Date } => {
  const end = new Date(startOfDay(declaredAt.getTime()) + (days + 1) * day - 1);
  return { sendBy: end, refundBy: end };
};
