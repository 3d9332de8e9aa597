import { mayDo } from "#commerce/staff/permissions/rules.ts";
import type { Permission, Staff } from "#commerce/staff/permissions/schema.ts";
import { type Choice, type NoticeKind, noticeKinds } from "./schema.ts";

/** Decides who gets which notices, and how. Pure. */

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

/** The kinds of notices that the permissions allow. */
export const kindsOf = (staff: Pick<Staff, "permissions">): NoticeKind[] =>
  noticeKinds.filter((kind) => mayDo(staff, permissions[kind]));

/** Applies to members who have chosen nothing: notices in the office only. */
export const defaultChoice: Choice = { inOffice: true, email: "off" };

/** Whether a member gets a notice, by its kind, its market, and its recipient (null means everybody). */
export const isFor = (
  staff: Pick<Staff, "id" | "permissions" | "markets">,
  { kind, market, memberId }: { kind: string; market: string | null; memberId: number | null },
): boolean =>
  (memberId === null || memberId === staff.id) &&
  kindsOf(staff).some((one) => one === kind) &&
  (market === null || staff.markets === null || (staff.markets as string[]).includes(market));

/** The page below /office where a notice is dealt with. */
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
