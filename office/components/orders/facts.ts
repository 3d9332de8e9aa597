import type { HistoryFact, RefundCause } from "#commerce/sales/orders/history/fact.ts";
import type { Key } from "../../i18n/languages.ts";
import type { Say } from "../../i18n/text.tsx";
import { conditionNames, paymentStatuses, returnStates } from "./states.ts";
import { wordIn } from "./words.ts";

/**
 * The text of a line of an order's history, in the member's language. `money` formats its amounts, which are decimal.
 */
export function factIn(fact: HistoryFact, say: Say, money: (amount: number, currency: string) => string): string {
  const { what, number = 0, order = 0, text, to = "", amount = 0, currency = "", pieces = [] } = fact;
  switch (what) {
    case "parcel-changed":
      return say("factParcelChanged", { number, text: text || say("factNoTracking") });
    case "parcel-delivered":
      return say("factParcelDelivered", { number });
    case "invoice-due":
      return say("factInvoiceDue", { count: number });
    case "invoice-paid":
      return withText(say("factInvoicePaid"), text);
    case "money-back":
      return say("factMoneyBack");
    case "refunded":
      return withText(
        say(givenBack[to] ?? "factPaidBack", { amount: money(amount, currency) }),
        fact.because ? causeIn(fact.because, say) : text,
      );
    case "return":
      return withText(`${say("returnNumber", { number })}: ${said(returnStates, to, say)}`, text);
    case "return-received": {
      const each = pieces.map(({ quantity, condition }) => `${quantity} × ${said(conditionNames, condition, say)}`);
      return say("factReturnReceived", { number, pieces: each.join(", ") });
    }
    case "return-settled":
      return say("factReturnSettled", { number });
    case "return-exchanged":
      return withText(
        say("factReturnExchanged", { number, order }),
        amount > 0 ? say("factWaived", { amount: money(amount, currency) }) : null,
      );
    case "exchange-unpaid":
      return say("factExchangeUnpaid", { order });
    case "exchange-ended":
      return withText(say("factExchangeEnded", { number, order }), text);
    case "withdrawal":
      return say("factWithdrawal", { number });
    case "exchange":
      return say("factExchange", { number, order });
    case "held":
      return withText(say("eventHeld"), text);
    case "released":
      return say("eventReleased");
    case "address":
      return say("eventAddress");
    case "dispute-won":
      return say("factDisputeWon");
    case "payment-ended":
      return withText(say("factPaymentEnded", { status: said(paymentStatuses, to, say) }), wordIn(text, say));
    case "payment-late":
      return say("factPaymentLate");
    case "collected":
      return text ? say("factCollectedBy", { name: text }) : say("factCollected");
    case "not-collected":
      return withText(say("factNotCollected"), text);
  }
}

/** Why the shop made a refund automatically. */
export function causeIn({ cause, number = 0, text }: RefundCause, say: Say): string {
  switch (cause) {
    case "cancelled":
      return say("causeCancelled");
    case "dispute-lost":
      return withText(say("factDisputeLost"), wordIn(text, say));
    case "exchange":
      return say("causeExchange", { number });
    case "return":
      return say("causeReturn", { number });
    case "late":
      return say("causeLate");
    case "at-provider":
      return say("causeAtProvider");
  }
}

const givenBack: Readonly<Record<string, Key>> = { invoice: "factLessToPay", "gift-card": "factGivenAsCard" };

const withText = (told: string, text: string | null | undefined): string => (text ? `${told}: ${text}` : told);

/** The text for an API code in the member's language. Unknown codes stay unchanged. */
export const said = (keys: Readonly<Record<string, Key>>, word: string | null, say: Say): string => {
  const key = keys[word ?? ""];
  return key ? say(key) : (word ?? "");
};
