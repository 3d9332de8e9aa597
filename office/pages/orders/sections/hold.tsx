import { useState } from "react";
import { isOver } from "#commerce/aftersales/office/rules.ts";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { Conflicted } from "../../../components/editor/conflicted.tsx";
import { TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useMay } from "../../../runtime/session.ts";
import { useDesk } from "../change.ts";

/** Shows "on hold" with the reason, or a button to put the order on hold. */
export function Hold({ order }: { order: OrderDetail }) {
  const say = useText();
  const mayWrite = useMay("orders:write");
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, conflicted } = useDesk(order);
  if (order.hold)
    return (
      <div className="order-hold">
        <p>
          <strong>{say("dontPack")}</strong>
          <span className="order-words">{order.hold}</span>
        </p>
        {mayWrite && (
          <button type="button" className="button" disabled={isPending} onClick={() => mutate({ hold: null })}>
            {say("release")}
          </button>
        )}
        <Conflicted {...conflicted} />
      </div>
    );
  if (!mayWrite || isOver(order.status)) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setIsAsking(true)}>
        {say("hold")}
      </button>
      {isAsking && <Ask order={order} close={() => setIsAsking(false)} />}
    </>
  );
}

function Ask({ order, close }: { order: OrderDetail; close: () => void }) {
  const say = useText();
  const [reason, setReason] = useState("");
  const { mutate, isPending, conflicted } = useDesk(order);
  return (
    <Dialog title={say("holdTitle", { number: order.id })} onClose={close}>
      <DialogForm
        act={say("hold")}
        isDisabled={isPending || reason.trim() === ""}
        onLeave={close}
        isChecked
        onSubmit={() => mutate({ hold: reason }, { onSuccess: close })}
      >
        <TextField
          label={say("reason")}
          hint={say("holdHint")}
          value={reason}
          maxLength={300}
          required
          autoFocus
          onChange={({ target }) => setReason(target.value)}
        />
      </DialogForm>
      <Conflicted {...conflicted} />
    </Dialog>
  );
}
