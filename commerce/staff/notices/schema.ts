import { type Static, Type } from "typebox";
import { closed, literals, orNull } from "#commerce/shared/rest-shapes.ts";

/** What members are told of, and how each of them wants it. */

export const noticeKinds = [
  ...(["new-order", "payment-unclear", "return", "low-stock", "failed-job"] as const),
  ...(["pro-application", "review", "question", "mention"] as const),
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const emailChoices = ["off", "now", "daily"] as const;
export type EmailChoice = (typeof emailChoices)[number];

const Choice = { inOffice: Type.Boolean(), email: literals(emailChoices) };
export type Choice = { inOffice: boolean; email: EmailChoice };

export const Choices = Type.Object({
  /** Of the kinds that the member's permissions allow. */
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
  /** What it is about: of an order orderId, total and currency; of a mention orderId, name and text; of a variant sku, name and available; and so on. */
  data: Type.Record(Type.String(), Type.Unknown()),
  /** Where it is seen to, below /office; null: nowhere in particular. */
  path: orNull(Type.String()),
  isRead: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

export const NoticesQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 30 }),
});
/** Counted to 100. */
export const Unread = Type.Object({ unread: Type.Integer() });
export const Notices = Type.Object({ data: Type.Array(Notice), meta: Unread });
export const ReadBody = Type.Object(
  {
    ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 1000 })),
  },
  closed,
);
