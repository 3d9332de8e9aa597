import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { OpenWork } from "#commerce/aftersales/fulfilment/open-work/schema.ts";
import { HandOverDialog } from "../../../components/orders/hand-over.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useText } from "../../../i18n/text.tsx";
import { messageOf, send } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";
import { CancelDialog, PaidDialog } from "./small-dialogs.tsx";
import { useOpenWork, useRefreshOrder } from "./use-open.ts";

const ShipDialog = lazy(() => import("./ship-dialog.tsx").then(({ ShipDialog: default_ }) => ({ default: default_ })));
const RefundDialog = lazy(() =>
  import("./refund-dialog.tsx").then(({ RefundDialog: default_ }) => ({ default: default_ })),
);

type OpenDialog = "ship" | "refund" | "cancel" | "hand-over" | "paid";

/** Buttons for the actions that the order's state and the member's permissions allow. `name` is the customer's name. */
export function OrderActionButtons({ id, name }: { id: number; name: string }) {
  const { data } = useOpenWork(id);
  return data ? <Buttons order={data} name={name} /> : null;
}

function Buttons({ order, name }: { order: OpenWork; name: string }) {
  const say = useText();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const refresh = useRefreshOrder(order.id);
  const [mayWrite, mayRefund] = [useMay("orders:write"), useMay("refunds:write")];
  const { mutate, isPending } = useMutation({
    mutationFn: (what: "ready" | "undo") => send("POST", `/staff/pick-ups/${order.id}/${what}`, {}),
    onSuccess: async (_, what) => {
      tell(what === "ready" ? say("readyDone") : say("handOverUndone", { number: order.id }));
      await refresh();
    },
    onError: async (error) => {
      tell(messageOf(error, say));
      await refresh();
    },
  });
  const close = () => setOpen(null);
  const button = (to: OpenDialog, text: string, isMain = false) => (
    <button type="button" className={isMain ? "button button-main" : "button"} onClick={() => setOpen(to)}>
      {text}
    </button>
  );
  return (
    <>
      {mayWrite && order.may_ship && button("ship", say("doShip"), true)}
      {mayWrite && order.may_be_ready && (
        <button type="button" className="button button-main" disabled={isPending} onClick={() => mutate("ready")}>
          {say("doReady")}
        </button>
      )}
      {mayWrite && order.may_be_handed_over && button("hand-over", say("doHandOver"), true)}
      {mayWrite && order.may_be_taken_back && (
        <button type="button" className="button" disabled={isPending} onClick={() => mutate("undo")}>
          {say("undo")}
        </button>
      )}
      {mayWrite && order.may_be_paid && button("paid", say("doInvoicePaid"))}
      {mayRefund && order.may_be_refunded && button("refund", say("doRefund"))}
      {mayWrite && (mayRefund || order.is_owed) && order.may_cancel && button("cancel", say("doCancelOrder"))}
      <Suspense>
        {open === "ship" && <ShipDialog order={order} onClose={close} />}
        {open === "refund" && <RefundDialog order={order} onClose={close} />}
      </Suspense>
      {open === "cancel" && <CancelDialog order={order} onClose={close} />}
      {open === "hand-over" && (
        <HandOverDialog
          {...{ id: order.id, name, seen: order.seen, onClose: close }}
          onDone={async () => {
            close();
            tell(say("handedOver", { number: order.id }));
            await refresh();
          }}
        />
      )}
      {open === "paid" && <PaidDialog order={order} onClose={close} />}
    </>
  );
}
