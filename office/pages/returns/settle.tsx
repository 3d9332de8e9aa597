import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { SelectField, TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { ActionProblem } from "../../components/orders/problem.tsx";
import { type Preview, RefundPreview } from "../../components/orders/refund-preview.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useLanguage, useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { readNumber, signsOf } from "../../runtime/numbers.ts";
import type { CardProps } from "./rules.ts";

/** Refunds the received pieces, by their price or a lower amount. The exact amount is previewed first. */
export function SettleCard({ found, changed }: CardProps) {
  const say = useText();
  const { money } = useFormats();
  const language = useLanguage();
  const [to, setTo] = useState("payment");
  const [typed, setTyped] = useState("");
  const amount = readNumber(typed, signsOf(language)) ?? typed.trim();
  const body = { to, ...(amount !== "" && { amount }) };
  const isNothing = amount !== "" && Number(amount) === 0;
  const preview = useQuery({
    queryKey: ["settle", found.id, body],
    queryFn: () => send<Preview>("POST", `/returns/${found.id}/settle/preview`, body),
    enabled: !isNothing,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = isNothing || preview.isError || preview.isPlaceholderData ? undefined : preview.data;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => send<{ status: string }>("POST", `/returns/${found.id}/settle`, body),
    onSuccess: async ({ status }) => {
      tell(status === "refunded" ? say("settleDone", { number: found.id }) : say("refundUnclear"));
      await changed();
    },
    onError: async () => {
      await Promise.all([changed(), preview.refetch()]);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const problems = { ...problemsOf(preview.error), ...problemsOf(error) };
  return (
    <section className="card">
      <h2>{say("settleTitle")}</h2>
      <form className="stack" onSubmit={submit} noValidate>
        <div className="fields-2">
          <SelectField label={say("howItGoesBack")} value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="payment">{say("asPaid")}</option>
            <option value="gift_card">{say("asGiftCard")}</option>
          </SelectField>
          <TextField
            label={`${say("settleAmount")} (${found.currency})`}
            hint={say("settleAmountHint")}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            problem={problems.amount}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {!isNothing && <RefundPreview preview={shown} isAsked />}
        <ActionProblem error={error ?? (isNothing ? null : preview.error)} />
        <div>
          <button type="submit" className="button button-main" disabled={isPending || (!shown && !isNothing)}>
            {isNothing
              ? say("settleNothing")
              : shown
                ? say("refundNow", { amount: money(Number(shown.amount), shown.currency_code) })
                : say("doRefund")}
          </button>
        </div>
      </form>
    </section>
  );
}
