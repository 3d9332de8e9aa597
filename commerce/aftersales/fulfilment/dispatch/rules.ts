import { heldBack } from "#commerce/aftersales/fulfilment/rules.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { mayBecome } from "#commerce/sales/orders/states.ts";
import type { DeskOrder } from "./schema.ts";

/** Why an order cannot be packed now; null when it can. `left`: the number of pieces still to be shipped. */
export function refusalOf(order: Order, left: number): DeskOrder["refused"] {
  const { status, extras, shippingMethod } = order;
  const held = heldBack(order);
  if (status === "cancelled" || status === "refunded") return { code: "cancelled", reason: status };
  if (held) return { code: "held", reason: order.hold ?? "" };
  if (shippingMethod.code === "email") return { code: "email", reason: "" };
  if (extras?.pickUp) return { code: "collected", reason: extras.pickUp.name };
  if (left === 0 || status === "shipped" || status === "completed") return { code: "shipped", reason: status };
  return mayBecome(status, "shipped") ? null : { code: "status", reason: status };
}

export type Pick = {
  variantId: number;
  sku: string;
  shelf: string;
  options: string;
  quantity: number;
  orders: number[];
};
export type PickGroup = { productId: number; name: string; quantity: number; picks: Pick[] };

/**
 * What to fetch for several orders, by product and then by variant, in the order of shelves and SKUs to keep the walk
 * short. Variants without a shelf come last.
 */
export function pickList(orders: readonly PackableOrder[]): PickGroup[] {
  const groups = new Map<number, PickGroup>();
  for (const { id, lines } of orders) {
    for (const { productId, variantId, sku, shelf = "", name, options, quantity } of lines) {
      if (quantity === 0) continue;
      const group = groups.get(productId) ?? { productId, name, quantity: 0, picks: [] };
      groups.set(productId, group);
      const pick = group.picks.find((one) => one.variantId === variantId);
      group.quantity += quantity;
      if (!pick) group.picks.push({ variantId, sku, shelf, options, quantity, orders: [id] });
      else {
        pick.quantity += quantity;
        if (!pick.orders.includes(id)) pick.orders.push(id);
      }
    }
  }
  for (const { picks } of groups.values()) picks.sort(byPlace);
  const first = ({ picks }: PickGroup) => picks[0] ?? { sku: "", shelf: "" };
  return [...groups.values()].sort((a, b) => byPlace(first(a), first(b)));
}

type ShelfPosition = { sku: string; shelf: string };

/** Sorts "A-2" before "A-10". */
const inRow = new Intl.Collator("en", { numeric: true });

function byPlace(a: ShelfPosition, b: ShelfPosition): number {
  if ((a.shelf === "") !== (b.shelf === "")) return a.shelf === "" ? 1 : -1;
  return inRow.compare(a.shelf, b.shelf) || (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : 0);
}

type PackableOrder = { id: number; lines: readonly Omit<DeskOrder["lines"][number], "id">[] };

/** Code 39 (ISO/IEC 16388): narrow and wide bars and gaps of the ten digits and of the start and stop sign. */
const code39: Readonly<Record<string, string>> = {
  "0": "000110100",
  "1": "100100001",
  "2": "001100001",
  "3": "101100000",
  "4": "000110001",
  "5": "100110000",
  "6": "001110000",
  "7": "000100101",
  "8": "100100100",
  "9": "001100100",
  "*": "010010100",
};

/**
 * A number as a bar code that every scanner reads: [from, width] of each bar in units of the narrowest one, and the
 * total width.
 */
export function barsOf(number: number): { bars: [from: number, width: number][]; width: number } {
  const bars: [number, number][] = [];
  let at = 0;
  for (const sign of `*${number}*`) {
    for (const [place, isWide] of [...(code39[sign] ?? "")].entries()) {
      const width = isWide === "1" ? 3 : 1;
      if (place % 2 === 0) bars.push([at, width]);
      at += width;
    }
    at += 1;
  }
  return { bars, width: at - 1 };
}
