import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { OpenWork } from "#commerce/aftersales/fulfilment/open-work/schema.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { CheckField } from "../../../components/field.tsx";
import { problemsOf } from "../../../components/form-problem.tsx";
import { ActionProblem } from "../../../components/orders/problem.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useText } from "../../../i18n/text.tsx";
import { send } from "../../../runtime/api.ts";
import { itemsOf, Pieces } from "./pieces.tsx";
import { Tracking } from "./tracking.tsx";
import { useRefreshOrder } from "./use-open.ts";

type Props = { order: OpenWork; onClose: () => void };

/** Ships an order, completely or in part. */
export function ShipDialog({ order, onClose }: Props) {
  const say = useText();
  const refresh = useRefreshOrder(order.id);
  const [counts, setCounts] = useState<Record<number, number>>(() =>
    Object.fromEntries(order.lines.map(({ id, to_ship: left }) => [id, left])),
  );
  const [tracking, setTracking] = useState({ number: "", carrier: "" });
  const [isTold, setIsTold] = useState(true);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const items = itemsOf(counts);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const { number, carrier } = tracking;
      const body = { items, tracking_number: number.trim(), shipping_provider: carrier.trim() };
      return send("POST", `/orders/${order.id}/shipments`, { ...body, notify: isTold, seen: order.seen }, key);
    },
    onSuccess: async () => {
      tell(say("shipped_", { count: pieces }));
      onClose();
      await refresh();
    },
    // The next attempt is a new request, based on the reloaded order.
    onError: async () => {
      setKey(crypto.randomUUID());
      await refresh();
    },
  });
  return (
    <Dialog title={say("shipTitle", { number: order.id })} onClose={onClose} wide>
      <DialogForm
        act={say("doShip")}
        isDisabled={isPending || pieces === 0}
        onLeave={onClose}
        onSubmit={() => mutate()}
      >
        <Pieces
          lines={order.lines}
          most={({ to_ship: left }) => left}
          counts={counts}
          change={(id, count) => setCounts({ ...counts, [id]: count })}
        />
        <Tracking value={tracking} change={setTracking} problems={problemsOf(error)} />
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
