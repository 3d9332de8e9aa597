import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useState } from "react";
import { carrierNames, recogniseCarrier } from "#commerce/sales/orders/tracking-numbers/rules.ts";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { CheckField, Datalist, TextField } from "../../components/field.tsx";
import { FormProblem } from "../../components/form-problem.tsx";
import type { Entry } from "../../components/orders/desk.ts";
import { useText } from "../../i18n/text.tsx";
import { get, send } from "../../runtime/api.ts";
import { isOpen } from "../../runtime/jobs.ts";
import { useWhy } from "../../runtime/reasons.ts";
import { whyIn } from "./rules.ts";

type Props = { entries: readonly Entry[]; left: (refused: readonly string[]) => Promise<void> };
/**
 * Ships all orders on the desk as one job. Orders that could not be shipped are listed with the reason and stay on the
 * desk.
 */
export function ShipAll({ entries, left }: Props) {
  const say = useText();
  const names = useId();
  const [carrier, setCarrier] = useState<string | null>(null);
  const [isTold, setIsTold] = useState(true);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [started, setStarted] = useState<StaffJob | null>(null);
  const known = entries.map(({ tracking }) => recogniseCarrier(tracking)).find((name) => name !== null) ?? "";
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const orders = entries.map(({ order, tracking }) => ({ id: order.id, tracking_number: tracking.trim() }));
      const body = { orders, shipping_provider: (carrier ?? known).trim(), notify: isTold };
      return send<{ job: StaffJob }>("POST", "/staff/dispatch/shipments", body, key);
    },
    onSuccess: ({ job }) => {
      setStarted(job);
      setKey(crypto.randomUUID());
    },
    onError: () => setKey(crypto.randomUUID()),
  });
  const { data: job } = useQuery({
    queryKey: ["job", started?.id],
    queryFn: ({ signal }) => get<StaffJob>(`/jobs/${started?.id}`, {}, signal),
    enabled: started !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (!state.data || isOpen(state.data) ? 400 : false),
  });
  const worded = useWhy();
  const refused = job && !isOpen(job) ? (job.report.skipped ?? []) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk is cleared once, when its job has ended.
  useEffect(() => {
    if (job && !isOpen(job)) void left(refused.map(({ id }) => id));
  }, [job?.id, job?.status]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const isBusy = isPending || (started !== null && (!job || isOpen(job)));
  return (
    <>
      {started && (
        <section className="card" aria-live="polite">
          {!job || isOpen(job) ? (
            <p>{say("shippingNow", { done: job?.done ?? 0, total: started.total })}</p>
          ) : (
            <p>
              {say(job.status === "failed" ? "jobFailed" : "shippedMany", { count: job.report.counts?.shipped ?? 0 })}
            </p>
          )}
          {refused.length > 0 && (
            <>
              <h2 className="desk-refused">{say("notShipped")}</h2>
              <ul className="plain-list">
                {refused.map(({ id, why, code, reason }) => (
                  <li key={id}>
                    <strong>{id}</strong> <span>{whyIn({ why: worded(why, reason), code }, say)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      {entries.length > 0 && (
        <form className="desk-ship" onSubmit={submit} noValidate>
          <TextField
            label={say("carrier")}
            value={carrier ?? known}
            list={names}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setCarrier(target.value)}
          />
          <Datalist id={names} values={carrierNames} />
          <CheckField
            label={say("notifyCustomer")}
            checked={isTold}
            onChange={({ target }) => setIsTold(target.checked)}
          />
          <FormProblem error={error} />
          <button type="submit" className="button button-main" disabled={isBusy}>
            {say("shipAll", { count: entries.length })}
          </button>
        </form>
      )}
    </>
  );
}
