import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OpenWork } from "#commerce/aftersales/fulfilment/open-work/schema.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { CheckField, SelectField, TextField } from "../../../components/field.tsx";
import { problemsOf } from "../../../components/form-problem.tsx";
import { ActionProblem } from "../../../components/orders/problem.tsx";
import { type Preview, RefundPreview } from "../../../components/orders/refund-preview.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useFormats, useLanguage, useText } from "../../../i18n/text.tsx";
import { ApiProblem, send } from "../../../runtime/api.ts";
import { readNumber, signsOf } from "../../../runtime/numbers.ts";
import { Pieces } from "./pieces.tsx";
import { bodyOf, type RefundChoice } from "./rules.ts";
import { openKey, useRefreshOrder } from "./use-open.ts";

type RefundAnswer = { amount?: string; currency_code?: string; code?: string };
type Props = { order: OpenWork; onClose: () => void };

/** Refunds by pieces, by amount, or everything left. The exact amounts are previewed first. */
export function RefundDialog({ order, onClose }: Props) {
  const say = useText();
  const { money } = useFormats();
  const language = useLanguage();
  const refresh = useRefreshOrder(order.id);
  const [choice, setChoice] = useState<RefundChoice>({
    kind: "pieces",
    counts: {},
    restock: {},
    delivery: false,
    amount: "",
    to: "payment",
    reason: "",
  });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const amount = readNumber(choice.amount, signsOf(language)) ?? choice.amount.trim();
  const body = bodyOf(choice, amount);
  const preview = useQuery({
    queryKey: [...openKey(order.id), "refund", body, order.seen, order.left],
    queryFn: () => send<Preview>("POST", `/orders/${order.id}/refunds/preview`, body),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = body && !preview.isError && !preview.isPlaceholderData ? preview.data : undefined;
  const { mutate, error, isPending } = useMutation({
    mutationFn: (told: Preview) =>
      send<RefundAnswer>("POST", `/orders/${order.id}/refunds`, { ...body, left: told.left_before }, key),
    onSuccess: async (made) => {
      const done = made.amount && money(Number(made.amount), made.currency_code ?? order.currency_code);
      tell(done ? say("refundWasDone", { amount: done }) : say("refundUnclear"));
      onClose();
      await refresh();
    },
    onError: async (problem) => {
      // After a refusal, another attempt is a new refund with a new key. After a network or server error the key stays,
      // so that a retry cannot refund twice.
      if (problem instanceof ApiProblem && problem.body.status < 500) setKey(crypto.randomUUID());
      await refresh();
    },
  });
  const submit = () => shown && mutate(shown);
  const set = (change: Partial<RefundChoice>) => setChoice({ ...choice, ...change });
  const problems = { ...problemsOf(preview.error), ...problemsOf(error) };
  const isDeliveryLeft = Number(order.delivery_left) > 0;
  return (
    <Dialog title={say("refundTitle", { number: order.id })} onClose={onClose} wide>
      <DialogForm
        act={shown ? say("refundNow", { amount: money(Number(shown.amount), shown.currency_code) }) : say("doRefund")}
        isDisabled={isPending || !shown}
        onLeave={onClose}
        onSubmit={submit}
      >
        <div className="fields-2">
          <SelectField
            label={say("whatGoesBack")}
            value={choice.kind}
            onChange={({ target }) => set({ kind: target.value as RefundChoice["kind"] })}
          >
            <option value="pieces">{say("byPieces")}</option>
            <option value="amount">{say("byAmount")}</option>
            <option value="all">{say("byAll")}</option>
          </SelectField>
          {!order.is_owed && (
            <SelectField
              label={say("howItGoesBack")}
              value={choice.to}
              onChange={({ target }) => set({ to: target.value as RefundChoice["to"] })}
            >
              <option value="payment">{say("asPaid")}</option>
              <option value="gift_card">{say("asGiftCard")}</option>
            </SelectField>
          )}
        </div>
        {choice.kind === "pieces" && (
          <>
            <Pieces
              lines={order.lines}
              most={({ quantity, refunded }) => quantity - refunded}
              counts={choice.counts}
              change={(id, count) => set({ counts: { ...choice.counts, [id]: count } })}
              more={({ id, name }) => (
                <CheckField
                  label={say("intoStock")}
                  aria-label={say("intoStockOf", { name })}
                  checked={choice.restock[id] ?? false}
                  onChange={({ target }) => set({ restock: { ...choice.restock, [id]: target.checked } })}
                />
              )}
            />
            {isDeliveryLeft && (
              <CheckField
                label={say("deliveryToo", { amount: money(Number(order.delivery_left), order.currency_code) })}
                checked={choice.delivery}
                onChange={({ target }) => set({ delivery: target.checked })}
              />
            )}
          </>
        )}
        {choice.kind === "amount" && (
          <TextField
            label={`${say("amount")} (${order.currency_code})`}
            inputMode="decimal"
            autoComplete="off"
            value={choice.amount}
            problem={problems.amount}
            onChange={({ target }) => set({ amount: target.value })}
          />
        )}
        <TextField
          label={say("reasonForCustomer")}
          maxLength={500}
          value={choice.reason}
          problem={problems.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        <RefundPreview preview={shown} isAsked={body !== null} />
        <ActionProblem error={error ?? preview.error} />
      </DialogForm>
    </Dialog>
  );
}
