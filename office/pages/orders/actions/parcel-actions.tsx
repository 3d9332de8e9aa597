import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { CheckField } from "../../../components/field.tsx";
import { problemsOf } from "../../../components/form-problem.tsx";
import { ActionProblem } from "../../../components/orders/problem.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useText } from "../../../i18n/text.tsx";
import { messageOf, send } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";
import { Tracking } from "./tracking.tsx";
import { useRefreshOrder } from "./use-open.ts";

type Parcel = { id: number; trackingNumber: string; provider: string; isDelivered: boolean };
type Props = { orderId: number; parcel: Parcel };

/** Marks a parcel as delivered, or corrects its tracking number. */
export function ParcelActions({ orderId, parcel }: Props) {
  const say = useText();
  const refresh = useRefreshOrder(orderId);
  const [isOpen, setIsOpen] = useState(false);
  const mayWrite = useMay("orders:write");
  const { mutate, isPending } = useMutation({
    mutationFn: () => send("POST", `/orders/${orderId}/shipments/${parcel.id}/delivered`, {}),
    onSuccess: async () => {
      tell(say("deliveredNow"));
      await refresh();
    },
    onError: async (error) => {
      tell(messageOf(error, say));
      await refresh();
    },
  });
  if (!mayWrite) return null;
  return (
    <span className="doing-row">
      {!parcel.isDelivered && (
        <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
          {say("markDelivered")}
        </button>
      )}
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {say("correctTracking")}
      </button>
      {isOpen && <Correct {...{ orderId, parcel, refresh }} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

function Correct({ orderId, parcel, refresh, onClose }: Props & { refresh: () => Promise<void>; onClose: () => void }) {
  const say = useText();
  const [value, setValue] = useState({ number: parcel.trackingNumber, carrier: parcel.provider });
  const [isTold, setIsTold] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const body = { tracking_number: value.number.trim(), shipping_provider: value.carrier.trim(), notify: isTold };
      return send("PUT", `/orders/${orderId}/shipments/${parcel.id}`, body);
    },
    onSuccess: async () => {
      tell(say("saved"));
      onClose();
      await refresh();
    },
  });
  return (
    <Dialog title={say("correctTracking")} onClose={onClose}>
      <DialogForm act={say("save")} isDisabled={isPending} onLeave={onClose} onSubmit={() => mutate()}>
        <Tracking value={value} change={setValue} problems={problemsOf(error)} />
        <CheckField
          label={say("notifyCustomer")}
          checked={isTold}
          onChange={({ target }) => setIsTold(target.checked)}
        />
        <ActionProblem error={error} />
      </DialogForm>
    </Dialog>
  );
}
