import { mayDo } from "../rules.ts";
import type { Permission, Staff } from "../schema.ts";
import { type Choice, type NoticeKind, noticeKinds } from "./schema.ts";

/** Who is told of what, and how. Pure. */

const permissions: Readonly<Record<NoticeKind, Permission>> = {
  "new-order": "orders:read",
  "payment-unclear": "orders:read",
  return: "orders:read",
  "low-stock": "stock:read",
  "failed-job": "jobs:read",
  "pro-application": "pro:read",
  review: "reviews:read",
  question: "reviews:read",
  mention: "orders:read",
};

/** The kinds that somebody's permissions allow. */
export const kindsOf = (staff: Pick<Staff, "permissions">): NoticeKind[] =>
  noticeKinds.filter((kind) => mayDo(staff, permissions[kind]));

/** Whoever chose nothing is told in the office alone. */
export const defaultChoice: Choice = { inOffice: true, email: "off" };

/** Whether a notice is for them: by its kind, the market that it happened in, and whom it is for alone (null: all). */
export const isFor = (
  staff: Pick<Staff, "id" | "permissions" | "markets">,
  { kind, market, memberId }: { kind: string; market: string | null; memberId: number | null },
): boolean =>
  (memberId === null || memberId === staff.id) &&
  kindsOf(staff).some((one) => one === kind) &&
  (market === null || staff.markets === null || (staff.markets as string[]).includes(market));

/** Where a notice is seen to, below /office. */
export function pathOf(kind: NoticeKind, data: Readonly<Record<string, unknown>>): string | null {
  switch (kind) {
    case "new-order":
    case "payment-unclear":
    case "return":
    case "mention":
      return `/orders/${data.orderId}`;
    case "low-stock":
      return `/stock?q=${encodeURIComponent(String(data.sku))}`;
    case "review":
    case "question":
      return "/reviews";
    case "failed-job":
    case "pro-application":
      return null;
  }
}
