import type { AreaMessage } from "#storefront/i18n/sayer.ts";
import type { WithdrawalKey, WithdrawalTexts } from "./texts.ts";

export type WithdrawalProps = {
  words: WithdrawalTexts;
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
  problem: AreaMessage<WithdrawalKey> | null;
  /** What was declared, and when, in words. */
  receipt: { number: number; time: string } | null;
};
