import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type WithdrawalProps = {
  words: AreaTexts<"withdrawal">;
  csrf: string;
  /** The address to which its forms post. `back` is the order's page. */
  action: string;
  back: string;
  orderId: number;
  name: string;
  email: string;
  lines: { id: number; name: string; most: number; chosen: number }[];
  /** The steps: choosing the products, confirming, and the receipt ("done"). */
  step: "choose" | "check" | "done" | "over";
  problem: Message<"withdrawal"> | null;
  /** The declaration's number, and its formatted time. */
  receipt: { number: number; time: string } | null;
};
