import type { Static } from "typebox";
import type { RefundPreviewV2 } from "#commerce/aftersales/fulfilment/rest.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";

export type Preview = Static<typeof RefundPreviewV2>;

/** To the cent: what goes back, to where, and what is left then. */
export function RefundPreview({ preview, isAsked }: { preview: Preview | undefined; isAsked: boolean }) {
  const say = useText();
  const { money } = useFormats();
  if (!isAsked) return <p className="lead">{say("chooseWhatGoesBack")}</p>;
  if (!preview) return null;
  const text = (amount: string) => money(Number(amount), preview.currency_code);
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
    <section className="doing-preview" aria-label={say("refundPreview")}>
      <dl className="facts facts-sums">
        {rows
          .filter(([, amount]) => Number(amount) !== 0)
          .map(([key, amount]) => (
            <div key={key}>
              <dt>{say(key)}</dt>
              <dd>{text(amount)}</dd>
            </div>
          ))}
        <div>
          <dt>{say("leftAfter")}</dt>
          <dd>{text(preview.left)}</dd>
        </div>
      </dl>
    </section>
  );
}
