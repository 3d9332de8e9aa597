import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderEmail } from "#commerce/aftersales/office/desk-schema.ts";
import { useFormats, useText } from "../i18n/text.tsx";
import { addressOf, get, messageOf, send } from "../runtime/api.ts";
import { Dialog } from "./dialog.tsx";
import { Loaded } from "./loaded.tsx";
import { tell } from "./toasts.tsx";

type Props = {
  /** The path of the emails below /office/api, and the query key under which they are cached. */
  path: string;
  queryKey: readonly unknown[];
  /** The recipient and API path for sending an email again. Null when it may not be sent. */
  againOf: (email: OrderEmail) => { to: string; path: string } | null;
  onSent: () => unknown;
};

/** The emails sent about a record. Each can be read as it was sent, and sent again. */
export function SentEmails({ path, queryKey, againOf, onSent }: Props) {
  const say = useText();
  const { moment } = useFormats();
  const [read, setRead] = useState<OrderEmail | null>(null);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await get<{ data: OrderEmail[] }>(path, {}, signal)).data,
  });
  return (
    <>
      <Loaded query={query} lines={2} empty="noEmails">
        {(data) => (
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
                  {email.by && (
                    <span className="list-sub">
                      {say("sentAgainBy", { name: email.by.replace(/^(?:member|staff):\d+ /, "") })}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {read && <Read {...{ path, onSent }} email={read} again={againOf(read)} close={() => setRead(null)} />}
    </>
  );
}

type ReadProps = Pick<Props, "path" | "onSent"> & {
  email: OrderEmail;
  again: ReturnType<Props["againOf"]>;
  close: () => void;
};

function Read({ path, email, again, onSent, close }: ReadProps) {
  const say = useText();
  const { moment } = useFormats();
  const { mutate, isPending } = useMutation({
    mutationFn: (to: string) => send<{ to: string }>("POST", to, {}),
    onSuccess: ({ to }) => {
      tell(say("willBeSent", { email: to }));
      onSent();
      close();
    },
    onError: (problem) => tell(messageOf(problem, say)),
  });
  return (
    <Dialog title={email.subject} wide onClose={close}>
      <p className="lead">
        {email.to} · {moment(email.sentAt)}
        {email.files.length > 0 && ` · ${say("withFiles", { files: email.files.join(", ") })}`}
      </p>
      <iframe
        className="order-email-page"
        title={email.subject}
        src={addressOf(`${path}/${email.id}/page`)}
        sandbox=""
      />
      {again && (
        <div className="dialog-foot">
          <p className="list-sub">{say("sendAgainText", { email: again.to })}</p>
          <button type="button" className="button button-main" disabled={isPending} onClick={() => mutate(again.path)}>
            {say("sendAgain")}
          </button>
        </div>
      )}
    </Dialog>
  );
}
