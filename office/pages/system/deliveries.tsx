import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { tell } from "../../components/toasts.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get, send } from "../../runtime/api.ts";
import { eventNames } from "./event-names.ts";
import { type DeliveryRow, deliveriesQuery } from "./load.ts";

const states: Record<DeliveryRow["status"], { key: Key; tag: string }> = {
  delivered: { key: "hookDelivered", tag: "tag tag-good" },
  pending: { key: "hookWaiting", tag: "tag tag-info" },
  failed: { key: "hookFailed", tag: "tag tag-bad" },
};
const answerOf = ({ answer_code: code, error }: DeliveryRow) => (code === null ? error || "–" : String(code));

/** The latest 100 deliveries of a webhook. Each can be read in full and sent again. */
export function Deliveries({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const say = useText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(deliveriesQuery(id));
  const [shown, setShown] = useState<DeliveryRow | null>(null);
  const sending = useMutation({
    mutationFn: (path: string) => send<{ data: DeliveryRow }>("POST", `/webhooks/${id}${path}`),
    onSuccess: ({ data: sent }) => tell(`${say(states[sent.status].key)}: ${answerOf(sent)}`),
    onError: (problem) => tell(problem.message),
    onSettled: () => client.invalidateQueries({ queryKey: ["webhooks"] }),
  });
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say("hookLog")}</h2>
        {mayWrite && (
          <button type="button" className="button" disabled={sending.isPending} onClick={() => sending.mutate("/test")}>
            {say("hookTest")}
          </button>
        )}
      </header>
      {error && !data ? (
        <Failed again={() => void refetch()} />
      ) : !data ? (
        <Skeleton />
      ) : data.length === 0 ? (
        <p className="lead">{say("hookLogNone")}</p>
      ) : (
        <div className="list-scroll">
          <table className="list-table">
            <thead>
              <tr>
                {(["hookEvent", "status", "hookAnswer", "hookTries", "hookTried", "actions"] as const).map((key) => (
                  <th key={key} scope="col">
                    {say(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((one) => (
                <Line
                  key={one.id}
                  delivery={one}
                  show={() => setShown(one)}
                  again={mayWrite ? () => sending.mutate(`/deliveries/${one.id}/retry`) : null}
                  isBusy={sending.isPending}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown && <Message id={id} delivery={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

type LineProps = { delivery: DeliveryRow; show: () => void; again: (() => void) | null; isBusy: boolean };

function Line({ delivery, show, again, isBusy }: LineProps) {
  const say = useText();
  const { moment, number } = useFormats();
  const { key, tag } = states[delivery.status];
  const name = (eventNames as Partial<Record<string, Key>>)[delivery.type];
  return (
    <tr data-row>
      <td data-label={say("hookEvent")}>
        {name && say(name)} <code className={name && "list-sub"}>{delivery.type}</code>
      </td>
      <td data-label={say("status")}>
        <span className={tag}>{say(key)}</span>
      </td>
      <td data-label={say("hookAnswer")}>
        {answerOf(delivery)}
        {delivery.duration_ms !== null && <span className="list-sub">{number(delivery.duration_ms)} ms</span>}
      </td>
      <td data-label={say("hookTries")}>{number(delivery.tries)}</td>
      <td data-label={say("hookTried")}>{delivery.tried_at ? moment(delivery.tried_at) : "–"}</td>
      <td data-label={say("actions")}>
        <span className="button-row">
          {delivery.tried_at && (
            <button type="button" className="button" onClick={show}>
              {say("hookShow")}
            </button>
          )}
          {again && (
            <button type="button" className="button" disabled={isBusy} onClick={again}>
              {say("hookSendAgain")}
            </button>
          )}
        </span>
      </td>
    </tr>
  );
}

type SentMessage = { data: { headers: Record<string, string>; body: string } };

function Message({ id, delivery, onClose }: { id: string; delivery: DeliveryRow; onClose: () => void }) {
  const say = useText();
  const { data, error } = useQuery({
    queryKey: ["webhooks", id, "deliveries", delivery.id],
    queryFn: ({ signal }) => get<SentMessage>(`/webhooks/${id}/deliveries/${delivery.id}`, {}, signal),
  });
  return (
    <Dialog title={say("hookSent")} wide onClose={onClose}>
      {error ? (
        <p className="note note-signal">{error.message}</p>
      ) : data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by key too.
        <pre className="message" tabIndex={0}>
          {Object.entries(data.data.headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join("\n")}
          {"\n\n"}
          {JSON.stringify(JSON.parse(data.data.body), null, 2)}
        </pre>
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
}
