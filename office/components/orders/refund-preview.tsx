import type { Static } from "typebox";
import type { RefundPreviewV2 } from "#commerce/aftersales/fulfilment/rest.ts";
import { useText } from "../../i18n/text.tsx";
import { MoneyPreview } from "../money-preview.tsx";

export type Preview = Static<typeof RefundPreviewV2>;

/** The exact amounts of a refund: what is paid back, where it goes, and what is left afterwards. */
export function RefundPreview({ preview, isAsked }: { preview: Preview | undefined; isAsked: boolean }) {
  const say = useText();
  if (!isAsked) return <p className="lead">{say("chooseWhatGoesBack")}</p>;
  if (!preview) return null;
  const rows = [
    ["goods", preview.goods],
    ["shipping", preview.delivery],
    ["otherAmount", preview.other],
    ["taxInside", preview.tax],
    [preview.is_owed ? "lessToPay" : "toPayment", preview.payment],
    ["toGiftCards", preview.gift_cards],
    ["toNewGiftCard", preview.credit],
  ] as const;
  return (
    <MoneyPreview
      label={say("refundPreview")}
      currency={preview.currency_code}
      rows={rows}
      sum={["leftAfter", preview.left]}
    />
  );
}
