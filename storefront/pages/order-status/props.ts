import type { OwnOrderMessage } from "#storefront/components/own-order/props.ts";
import type { OwnOrderTexts } from "#storefront/components/own-order/texts.ts";
import type { Message } from "#storefront/i18n/message.ts";

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
