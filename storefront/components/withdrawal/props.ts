import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type WithdrawalProps = {
  words: AreaTexts<"withdrawal">;
  csrf: string;
  /** Address that its forms post to, and the order's page. */
  action: string;
  back: string;
  orderId: number;
  name: string;
  email: string;
  lines: { id: number; name: string; most: number; chosen: number }[];
  /** Choosing comes first, then the question whether that is right; done: the receipt. */
  step: "choose" | "check" | "done" | "over";
  problem: Message<"withdrawal"> | null;
  /** What was declared, and when, in words. */
  receipt: { number: number; time: string } | null;
};
