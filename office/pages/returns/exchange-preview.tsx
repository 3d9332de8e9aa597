import type { Static } from "typebox";
import type { ExchangePreviewV2 } from "#commerce/aftersales/returns/exchange/rest.ts";
import { MoneyPreview } from "../../components/money-preview.tsx";
import { useText } from "../../i18n/text.tsx";

/** The exact amounts of an exchange: the value sent out, how it is covered, and the difference to pay or refund. */
export function ExchangePreview({ preview }: { preview: Static<typeof ExchangePreviewV2> | undefined }) {
  const say = useText();
  if (!preview) return null;
  const { kept, back, total, tax, due, waived, payment, gift_cards: cards, credit, invoice } = preview;
  const worth = Number(kept) + Number(back);
  const rows = [
    ["exchangeWorth", String(worth)],
    ["exchangeTotal", total],
    ["taxInside", tax],
    ["exchangeWaived", waived],
    [invoice ? "exchangeOffInvoice" : "toPayment", String(Number(payment) + Number(invoice?.credited ?? 0))],
    ["exchangeInvoiced", invoice?.invoiced ?? "0"],
    ["toGiftCards", cards],
    ["toNewGiftCard", credit],
  ] as const;
  return (
    <MoneyPreview
      label={say("exchangePreview")}
      currency={preview.currency_code}
      rows={rows}
      sum={[invoice ? "exchangeMoreOwed" : "exchangeDue", due]}
    />
  );
}
