import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SystemStatus } from "#commerce/staff/system/schema.ts";
import { Failed, Skeleton } from "../../components/states.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useLanguage, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { sizeText } from "../../runtime/sizes.ts";
import { ToSettings } from "../settings/page.tsx";
import { queueKey, sizesByPart } from "./plain-names.ts";

const days = 24 * 60 * 60 * 1000;

export function SystemPage() {
  const say = useText();
  const mayRead = useMay("settings:read");
  const { data, error, refetch } = useQuery({
    queryKey: ["system"],
    queryFn: ({ signal }) => get<{ data: SystemStatus }>("/staff/system", {}, signal),
    enabled: mayRead,
    refetchInterval: 15_000,
    staleTime: 0,
  });
  return (
    <Page name={say("system")} permission="settings:read" above={<ToSettings />} narrow>
      {error && !data ? <Failed again={() => void refetch()} /> : data ? <Status system={data.data} /> : <Skeleton />}
    </Page>
  );
}

function Status({ system }: { system: SystemStatus }) {
  const say = useText();
  const { moment, number, pair } = useFormats();
  const size = sizeText(useLanguage());
  const { database, backup, queues } = system;
  return (
    <div className="stack">
      <Worries system={system} />
      <div className="columns-packed">
        <section className="card">
          <h2>{say("system")}</h2>
          <dl className="facts">
            <Fact name={say("sysVersion")}>Firn {system.version}</Fact>
            <Fact name="Node.js">{system.node.slice(1)}</Fact>
            <Fact name="PostgreSQL">{database.version}</Fact>
            <Fact name={say("sysSince")}>{moment(system.startedAt)}</Fact>
            <Fact name={say("sysMemory")}>{size(system.memory)}</Fact>
            <Fact name={say("sysConnections")}>{number(database.connections)}</Fact>
            <Fact name={say("sysMail")}>{say(system.mail === "server" ? "sysMailServer" : "sysMailFiles")}</Fact>
          </dl>
        </section>
        <section className="card">
          <h2>{say("sysBackup")}</h2>
          <p>{backup ? `${moment(backup.at)} · ${backup.madeBy}` : say("sysNoBackup")}</p>
          {backup?.note && <p className="list-sub">{backup.note}</p>}
          <p className="field-hint">{say("sysBackupHow")}</p>
        </section>
        <section className="card">
          <h2>{say("sysQueues")}</h2>
          {queues.length === 0 ? <p className="lead">{say("sysQueuesNone")}</p> : <Queues queues={queues} />}
        </section>
        <section className="card">
          <h2>{pair(say("sysDatabase"), size(database.bytes))}</h2>
          <dl className="facts" aria-label={say("sysTables")}>
            {sizesByPart(database.tables).map(([key, bytes]) => (
              <Fact key={key} name={say(key)}>
                {size(bytes)}
              </Fact>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Problems that need attention, or a message that there are none. */
function Worries({ system: { backup, queues, webhooks } }: { system: SystemStatus }) {
  const say = useText();
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const isOld = backup !== null && Date.now() - Date.parse(backup.at) > 2 * days;
  const worries = [
    backup === null && say("sysNoBackup"),
    isOld && say("sysBackupOld"),
    failed > 0 && say("sysTasksFailed", { count: failed }),
    webhooks.paused > 0 && say("sysHooksPaused", { count: webhooks.paused }),
  ].filter((one) => one !== false);
  if (worries.length === 0) return <p className="note">{say("sysHealthy")}</p>;
  return (
    <ul className="note note-signal">
      {worries.map((worry) => (
        <li key={worry}>{worry}</li>
      ))}
    </ul>
  );
}

function Queues({ queues }: Pick<SystemStatus, "queues">) {
  const say = useText();
  const { moment, number, pair } = useFormats();
  const mayWrite = useMay("settings:write");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (name: string) => send<{ data: { count: number } }>("POST", `/staff/system/queues/${name}/retry`),
    onSuccess: ({ data: { count } }) => tell(say("sysRetried", { count })),
    onError: (error) => tell(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ["system"] }),
  });
  return (
    <ul className="plain-list">
      {queues.map(({ name, waiting, failed, oldestWaiting }) => (
        <li key={name}>
          <span>
            {say(queueKey(name))}
            <span className="list-sub">
              {pair(say("sysWaiting"), number(waiting))} · {pair(say("sysFailed"), number(failed))}
              {oldestWaiting && ` · ${say("sysWaitingSince")} ${moment(oldestWaiting)}`}
            </span>
          </span>
          {failed > 0 && mayWrite && (
            <button
              type="button"
              className="button"
              disabled={isPending}
              aria-label={`${say("sysRetry")}: ${say(queueKey(name))}`}
              onClick={() => mutate(name)}
            >
              {say("sysRetry")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
