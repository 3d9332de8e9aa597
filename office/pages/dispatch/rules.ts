import { recogniseCarrier } from "#commerce/sales/orders/tracking-numbers/rules.ts";

/** What a scanner or a hand wrote into the desk's one field. Pure. */
export type Scan = { kind: "order"; id: number } | { kind: "tracking"; text: string } | { kind: "nothing" };

/**
 * "10013", "#10013" and "*10013*" (as some scanners give the bars) are an order. What a carrier is known by, or what is no
 * number of an order at all, is a tracking number.
 */
export function readScan(typed: string): Scan {
  const text = typed.trim().replace(/^\*(.*)\*$/, "$1");
  if (text === "") return { kind: "nothing" };
  const [, digits = ""] = /^#?\s*(\d{1,10})$/.exec(text) ?? [];
  if (digits && recogniseCarrier(digits) === null && Number(digits) > 0 && Number(digits) <= 2_147_483_647)
    return { kind: "order", id: Number(digits) };
  return { kind: "tracking", text: text.slice(0, 100) };
}
