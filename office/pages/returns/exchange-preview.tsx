import type { Static } from "typebox";
import type { ExchangePreviewV2 } from "#commerce/aftersales/returns/exchange/rest.ts";
import { useFormats, useText } from "../../i18n/text.tsx";

/** To the cent: what goes out, what pays for it, and what is left to be paid or goes back. */
export function ExchangePreview({ preview }: { preview: Static<typeof ExchangePreviewV2> | undefined }) {
  const say = useText();
  const { money } = useFormats();
  if (!preview) return null;
  const text = (amount: string) => money(Number(amount), preview.currency_code);
  const { kept, back, total, tax, due, waived, payment, gift_cards: cards, credit } = preview;
  const worth = Number(kept) + Number(back);
  const rows = [
    ["exchangeWorth", String(worth)],
    ["exchangeTotal", total],
    ["taxInside", tax],
    ["exchangeWaived", waived],
    ["toPayment", payment],
    ["toGiftCards", cards],
    ["toNewGiftCard", credit],
  ] as const;
  return (
    <section className="doing-preview" aria-label={say("exchangePreview")}>
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
          <dt>{say("exchangeDue")}</dt>
          <dd>{text(due)}</dd>
        </div>
      </dl>
    </section>
  );
}
