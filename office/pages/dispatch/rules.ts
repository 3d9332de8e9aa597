import { recogniseCarrier } from "#commerce/sales/orders/tracking-numbers/rules.ts";
import type { Key } from "../../i18n/languages.ts";
import type { Say } from "../../i18n/text.tsx";

/** The meaning of a text scanned or typed into the desk's field. Pure. */
export type Scan = { kind: "order"; id: number } | { kind: "tracking"; text: string } | { kind: "nothing" };

/**
 * "10013", "#10013" and "*10013*" (as some scanners return barcodes) are order numbers. A number that matches a
 * carrier's format, or cannot be an order number, is a tracking number.
 */
export function readScan(typed: string): Scan {
  const text = typed.trim().replace(/^\*(.*)\*$/, "$1");
  if (text === "") return { kind: "nothing" };
  const [, digits = ""] = /^#?\s*(\d{1,10})$/.exec(text) ?? [];
  if (digits && recogniseCarrier(digits) === null && Number(digits) > 0 && Number(digits) <= 2_147_483_647)
    return { kind: "order", id: Number(digits) };
  return { kind: "tracking", text: text.slice(0, 100) };
}

const whys: Readonly<Record<string, Key>> = {
  "on-hold": "jobOnHold",
  "impossible-status": "jobWrongState",
  "bad-quantity": "jobNothingLeft",
  "order-not-found": "jobNoOrder",
};

/** Why an order was not shipped, in the member's language. */
export function whyIn({ code = "", why }: { code?: string | undefined; why: string }, say: Say): string {
  const key = whys[code];
  return key ? say(key) : why;
}
