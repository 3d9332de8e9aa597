import { type Static, Type } from "typebox";
import { closed, literals, orNull } from "#commerce/shared/rest/shapes.ts";

/** Notices to members, and how each member wants to get them. */

export const noticeKinds = [
  "new-order",
  "payment-unclear",
  "return",
  "low-stock",
  "failed-job",
  "pro-application",
  "review",
  "question",
  "mention",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const emailChoices = ["off", "now", "daily"] as const;
export type EmailChoice = (typeof emailChoices)[number];

const Choice = { inOffice: Type.Boolean(), email: literals(emailChoices) };
export type Choice = { inOffice: boolean; email: EmailChoice };

export const Choices = Type.Object({
  /** For the kinds that the member's permissions allow. */
  data: Type.Array(Type.Object({ kind: literals(noticeKinds), ...Choice })),
});
export const ChoicesBody = Type.Object(
  {
    choices: Type.Array(Type.Object({ kind: literals(noticeKinds), ...Choice }, closed), {
      minItems: 1,
      maxItems: noticeKinds.length,
    }),
  },
  closed,
);

export const Notice = Type.Object({
  id: Type.Integer(),
  kind: literals(noticeKinds),
  at: Type.String(),
  market: orNull(Type.String()),
  /**
   * The subject's data: for an order orderId, total and currency; for a mention orderId, name and text; for a variant
   * sku, name and available; and so on.
   */
  data: Type.Record(Type.String(), Type.Unknown()),
  /** The page below /office where it is dealt with; null when there is no specific one. */
  path: orNull(Type.String()),
  isRead: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

export const NoticesQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 30 }),
});
/** Counted up to 100. */
export const Unread = Type.Object({ unread: Type.Integer() });
export const Notices = Type.Object({ data: Type.Array(Notice), meta: Unread });
export const ReadBody = Type.Object(
  {
    ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 1000 })),
  },
  closed,
);
