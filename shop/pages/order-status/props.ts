import type { Message } from "#shop/parts/message.ts";
import type { OwnOrderMessage } from "#shop/parts/own-order/props.ts";
import type { OwnOrderTexts } from "#shop/parts/own-order/texts.ts";

export type OrderStatusProps = {
  words: OwnOrderTexts;
  csrf: string;
  /** The order that a cart has already become; none is "". */
  ordered: string;
  typed: { number: string; email: string };
  problem: OwnOrderMessage | null;
  /** By field. */
  errors: Record<string, Message>;
};
