import { useMutation, useQuery } from "@tanstack/react-query";
import type { EmailTest } from "#commerce/setup/schema.ts";
import { FormProblem } from "../../components/form-problem.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { servicesQuery } from "./load.ts";

/** How the shop sends email, with a test message to the member. */
export function Email() {
  const say = useText();
  const mayWrite = useMay("settings:write");
  const { data, error: failed, refetch } = useQuery(servicesQuery);
  const {
    mutate,
    data: tested,
    error,
    isPending,
  } = useMutation({
    mutationFn: async () => (await send<{ data: EmailTest }>("POST", "/settings/email-test")).data,
  });
  if (failed) return <Failed again={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const { transport, host, from, shop } = data.email;
  const isOutbox = transport === "outbox";
  return (
    <section className="card stack">
      <dl className="facts">
        <div>
          <dt>{say("leavesBy")}</dt>
          <dd>{isOutbox ? say("byOutbox") : `SMTP, ${host}`}</dd>
        </div>
        <div>
          <dt>{say("senderEmail")}</dt>
          <dd>{from}</dd>
        </div>
        <div>
          <dt>{say("shopMailTo")}</dt>
          <dd>{shop || say("toOwner")}</dd>
        </div>
      </dl>
      {isOutbox && <p className="field-hint">{say("outboxHint", { variable: "SMTP_URL" })}</p>}
      {tested && (
        <p className={tested.isSent ? "note" : "note note-signal"} role="status">
          {tested.isSent
            ? say("testLeft", { address: tested.to })
            : say("testStayed", { reason: tested.problem ?? "" })}
        </p>
      )}
      <FormProblem error={error} />
      {mayWrite && (
        <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
          {say("sendTestToMe")}
        </button>
      )}
    </section>
  );
}
