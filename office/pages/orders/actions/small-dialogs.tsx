import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { OpenWork } from "#commerce/aftersales/fulfilment/open-work/schema.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { TextField } from "../../../components/field.tsx";
import { ActionProblem } from "../../../components/orders/problem.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { send } from "../../../runtime/api.ts";
import { useRefreshOrder } from "./use-open.ts";

type Props = { order: OpenWork; onClose: () => void };
type AskProps = Props & {
  title: string;
  text: ReactNode;
  act: string;
  done: string;
  isDanger?: boolean;
  /** The label of an additional text field. Its text is passed to `change`. */
  field?: string;
  change: (text: string) => Promise<unknown>;
};

/** A dialog that explains an action and carries it out. */
function Ask({ order, onClose, title, text, act, done, isDanger, field, change }: AskProps) {
  const refresh = useRefreshOrder(order.id);
  const [typed, setTyped] = useState("");
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => change(typed.trim()),
    onSuccess: async () => {
      tell(done);
      onClose();
      await refresh();
    },
    onError: refresh,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm
        act={act}
        isDanger={isDanger}
        isDisabled={isPending}
        onLeave={onClose}
        isChecked
        onSubmit={() => mutate()}
      >
        <p className="lead">{text}</p>
        {field && (
          <TextField label={field} maxLength={500} value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
        <ActionProblem error={error} />
      </DialogForm>
    </Dialog>
  );
}

export function CancelDialog({ order, onClose }: Props) {
  const say = useText();
  const { money } = useFormats();
  const amount = money(Number(order.left), order.currency_code);
  return (
    <Ask
      {...{ order, onClose }}
      title={say("cancelTitle", { number: order.id })}
      text={say(order.is_owed ? "cancelOwedText" : "cancelText", { amount })}
      act={say("doCancelOrder")}
      done={say("orderCancelled", { number: order.id })}
      field={say("reasonForCustomer")}
      isDanger
      change={(reason) => send("POST", `/orders/${order.id}/cancel`, { reason, seen: order.seen })}
    />
  );
}

export function PaidDialog({ order, onClose }: Props) {
  const say = useText();
  return (
    <Ask
      {...{ order, onClose }}
      title={say("paidTitle", { number: order.id })}
      text={say("paidText")}
      act={say("markPaid")}
      done={say("invoiceIsPaid")}
      field={say("note")}
      change={(note) => send("POST", `/orders/${order.id}/paid`, { note })}
    />
  );
}
