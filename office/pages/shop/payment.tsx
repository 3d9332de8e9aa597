import { useMutation, useQuery } from "@tanstack/react-query";
import type { PaymentTest } from "#commerce/setup/schema.ts";
import { FormProblem } from "../../components/form-problem.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { servicesQuery } from "./load.ts";

/** The payment provider, whether its keys are set, and a test of the connection. */
export function Payment() {
  const say = useText();
  const mayWrite = useMay("settings:write");
  const { data, error: failed, refetch } = useQuery(servicesQuery);
  const {
    mutate,
    data: tested,
    error,
    isPending,
  } = useMutation({
    mutationFn: async () => (await send<{ data: PaymentTest }>("POST", "/settings/payment-test")).data,
  });
  if (failed) return <Failed again={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const { provider, isTest, variables } = data.payment;
  return (
    <section className="card stack">
      <dl className="facts">
        <div>
          <dt>{say("paidThrough")}</dt>
          <dd>
            <span className="with-tag">
              <strong className="provider">{provider}</strong>
              {isTest && <span className="tag tag-info">{say("movesNoMoney")}</span>}
            </span>
          </dd>
        </div>
        {variables.map(({ name, isSet }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <span className={isSet ? "tag tag-good" : "tag"}>{say(isSet ? "isSet" : "isMissing")}</span>
            </dd>
          </div>
        ))}
      </dl>
      {isTest && <p className="field-hint">{say("paymentHow", { variable: "PAYMENT_PROVIDER" })}</p>}
      {tested && (
        <p className={tested.isWorking ? "note" : "note note-signal"} role="status">
          {say(
            tested.isWorking
              ? isTest
                ? "paymentWorks"
                : "paymentKeysWork"
              : tested.problem === "silent"
                ? "paymentSilentSaid"
                : "paymentRefusedSaid",
          )}
        </p>
      )}
      <FormProblem error={error} />
      {mayWrite && (
        <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
          {say(isTest ? "tryPayment" : "checkPaymentKeys")}
        </button>
      )}
    </section>
  );
}
