import type { OwnOrderMessage } from "#storefront/components/own-order/props.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type OrderStatusProps = {
  words: AreaTexts<"own-orders">;
  csrf: string;
  /** The order that a cart has already become; none is "". */
  ordered: string;
  typed: { number: string; email: string };
  problem: OwnOrderMessage | null;
  /** By field. */
  errors: Record<string, Message>;
};
