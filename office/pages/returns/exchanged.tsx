import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ReturnDetail } from "#commerce/aftersales/returns/receiving/schema.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { TextField } from "../../components/field.tsx";
import { ActionProblem } from "../../components/orders/problem.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import type { CardProps } from "./rules.ts";

type Props = CardProps & { exchange: NonNullable<ReturnDetail["exchange"]> };

/**
 * While the customer still has to pay the difference: the payment link, and a button to end the exchange. After it was
 * ended, a note says so.
 */
export function Exchanged({ found, exchange, changed }: Props) {
  const say = useText();
  const { money, moment } = useFormats();
  const mayRefund = useMay("refunds:write");
  const [isEnding, setEnding] = useState(false);
  const { state, due, payUntil, payPath } = exchange;
  if (state === "ended") return <p className="note return-state">{say("exchangeEnded")}</p>;
  if (state === "made" || payPath === null) return null;
  const until = payUntil ? moment(payUntil) : "";
  return (
    <div className="note note-signal return-state">
      <p>{say("exchangeWaits", { amount: money(Number(due), found.currency), until })}</p>
      <p className="doing-row">
        <a href={payPath} target="_blank" rel="noreferrer" className="link">
          {say("exchangeLink")}
        </a>
        {mayRefund && (
          <button type="button" className="button" onClick={() => setEnding(true)}>
            {say("doEndExchange")}
          </button>
        )}
      </p>
      {isEnding && <EndDialog {...{ found, exchange, changed }} onClose={() => setEnding(false)} />}
    </div>
  );
}

function EndDialog({ found, exchange, changed, onClose }: Props & { onClose: () => void }) {
  const say = useText();
  const [note, setNote] = useState("");
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => send("POST", `/returns/${found.id}/exchange/end`, { note: note.trim(), seen: exchange.seen }),
    onSuccess: async () => {
      tell(say("exchangeIsEnded", { number: found.id }));
      onClose();
      await changed();
    },
    onError: changed,
  });
  return (
    <Dialog title={say("endExchangeTitle", { number: found.id })} onClose={onClose}>
      <DialogForm
        act={say("doEndExchange")}
        isDanger
        isDisabled={isPending}
        onLeave={onClose}
        isChecked
        onSubmit={() => mutate()}
      >
        <p className="lead">{say("endExchangeText")}</p>
        <TextField
          label={say("answerToCustomer")}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <ActionProblem error={error} />
      </DialogForm>
    </Dialog>
  );
}
