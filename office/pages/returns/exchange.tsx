import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Static } from "typebox";
import type { ExchangePreviewV2 } from "#commerce/aftersales/returns/exchange/rest.ts";
import { CheckField, SelectField } from "../../components/field.tsx";
import { ActionProblem } from "../../components/orders/problem.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { ExchangeLine } from "./exchange-line.tsx";
import { ExchangePreview } from "./exchange-preview.tsx";
import { arrivedOf, type CardProps, type ExchangeChoice } from "./rules.ts";

type Preview = Static<typeof ExchangePreviewV2>;

/** Exchanges the returned pieces, with the payment of the difference. Pieces that are not exchanged are refunded. */
export function ExchangeCard({ found, changed }: CardProps) {
  const say = useText();
  const { money } = useFormats();
  const [chosen, setChosen] = useState<Record<number, ExchangeChoice>>({});
  const [isWaived, setWaived] = useState(false);
  const [to, setTo] = useState("payment");
  const lines = found.lines
    .map((line) => ({ ...line, count: arrivedOf(found, line.id) }))
    .filter(({ count }) => count > 0);
  const items = lines.flatMap(({ id, count }) => {
    const own = chosen[id];
    return own ? [{ order_product_id: id, quantity: Math.min(own.quantity, count), variant_id: own.variant.id }] : [];
  });
  const wish = { items, ...(isWaived && { waive: true }), to };
  const preview = useQuery({
    queryKey: ["settle", "exchange", found.id, wish],
    queryFn: () => send<Preview>("POST", `/returns/${found.id}/exchange/preview`, wish),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = items.length === 0 || preview.isError || preview.isPlaceholderData ? undefined : preview.data;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const body = { ...wish, ...(shown && { difference: shown.difference }) };
      return send<{ exchange_order_id: number }>("POST", `/returns/${found.id}/exchange`, body);
    },
    onSuccess: async ({ exchange_order_id: number }) => {
      tell(say("exchangedBy", { number }));
      await changed();
    },
    onError: async () => {
      await Promise.all([changed(), preview.refetch()]);
    },
  });
  if (lines.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const text = (amount: string) => money(Number(amount), found.currency);
  const [due, back, waived] = [shown?.due ?? "0", shown?.back ?? "0", shown?.waived ?? "0"];
  const onInvoice = shown?.invoice ?? null;
  const isAsked = Number(due) > 0 && !onInvoice;
  return (
    <section className="card">
      <h2>{say("exchangeTitle")}</h2>
      <form className="stack" onSubmit={submit}>
        <p className="field-hint">{say("exchangeHint")}</p>
        {lines.map((line) => (
          <ExchangeLine
            key={line.id}
            found={found}
            line={line}
            chosen={chosen[line.id]}
            onChoose={(one) => {
              const { [line.id]: _, ...others } = chosen;
              setChosen(one ? { ...others, [line.id]: one } : others);
            }}
          />
        ))}
        {items.length > 0 && <ExchangePreview preview={shown} />}
        {(Number(due) > 0 || Number(waived) > 0) && (
          <CheckField
            label={say("exchangeWaive", { amount: text(Number(due) > 0 ? due : waived) })}
            checked={isWaived}
            onChange={({ target }) => setWaived(target.checked)}
          />
        )}
        {Number(back) > 0 && !onInvoice && (
          <SelectField label={say("howItGoesBack")} value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="payment">{say("asPaid")}</option>
            <option value="gift_card">{say("asGiftCard")}</option>
          </SelectField>
        )}
        {onInvoice && <p className="field-hint">{say("exchangeOnInvoice", { days: onInvoice.days })}</p>}
        {isAsked && <p className="field-hint">{say("exchangeAsk", { hours: shown?.pay_within_hours ?? 0 })}</p>}
        <ActionProblem error={error ?? (items.length > 0 ? preview.error : null)} />
        <div>
          <button type="submit" className="button" disabled={isPending || !shown}>
            {isAsked ? say("exchangeAndAsk", { amount: text(due) }) : say("exchangeTitle")}
          </button>
        </div>
      </form>
    </section>
  );
}
