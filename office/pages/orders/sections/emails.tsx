import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderEmail } from "#commerce/aftersales/office/desk-schema.ts";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { Failed, Skeleton } from "../../../components/states.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { tell } from "../../../layout/toasts.tsx";
import { ApiProblem, addressOf, get, send } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";
import { useOrderChanged } from "../change.ts";
import { makerOf } from "../states.ts";

/** What was sent about the order: to be read as it was, and sent again. */
export function Emails({ order }: { order: OrderDetail }) {
  const say = useText();
  const { moment } = useFormats();
  const [read, setRead] = useState<OrderEmail | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["order", String(order.id), "emails"],
    queryFn: async ({ signal }) =>
      (await get<{ data: OrderEmail[] }>(`/staff/orders/${order.id}/emails`, {}, signal)).data,
  });
  return (
    <section className="card">
      <h2>{say("emails")}</h2>
      {error ? (
        <Failed again={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={2} />
      ) : data.length === 0 ? (
        <p className="lead">{say("noEmails")}</p>
      ) : (
        <ul className="plain-list">
          {data.map((email) => (
            <li key={email.id}>
              <span>
                <button type="button" className="list-link list-button" onClick={() => setRead(email)}>
                  {email.subject}
                </button>
                <span className="list-sub order-reference">
                  {email.to} · {moment(email.sentAt)}
                </span>
                {email.by && <span className="list-sub">{say("sentAgainBy", { name: makerOf(email.by) })}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {read && <Read order={order} email={read} close={() => setRead(null)} />}
    </section>
  );
}

type ReadProps = { order: OrderDetail; email: OrderEmail; close: () => void };

function Read({ order, email, close }: ReadProps) {
  const say = useText();
  const { moment } = useFormats();
  const mayWrite = useMay("orders:write");
  const changed = useOrderChanged(order.id);
  const path = `/staff/orders/${order.id}/emails/${email.id}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => send<{ to: string }>("POST", `${path}/again`, {}),
    onSuccess: ({ to }) => {
      tell(say("willBeSent", { email: to }));
      changed();
      close();
    },
    onError: (problem) => tell(problem instanceof ApiProblem ? problem.message : say("failedText")),
  });
  return (
    <Dialog title={email.subject} wide onClose={close}>
      <p className="lead">
        {email.to} · {moment(email.sentAt)}
        {email.files.length > 0 && ` · ${say("withFiles", { files: email.files.join(", ") })}`}
      </p>
      <iframe className="order-email-page" title={email.subject} src={addressOf(`${path}/page`)} sandbox="" />
      {mayWrite && order.email && (
        <div className="dialog-foot">
          <p className="list-sub">{say("sendAgainText", { email: order.email })}</p>
          <button type="button" className="button button-main" disabled={isPending} onClick={() => mutate()}>
            {say("sendAgain")}
          </button>
        </div>
      )}
    </Dialog>
  );
}
