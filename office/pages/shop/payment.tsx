import type { PaymentTest } from "#commerce/setup/schema.ts";
import { Fact } from "../../components/fact.tsx";
import { useText } from "../../i18n/text.tsx";
import { ServiceTest } from "./service-test.tsx";

const problems = { silent: "paymentSilentSaid", refused: "paymentRefusedSaid" } as const;

/** The payment provider, whether its keys are set, and a test of the connection. */
export function Payment() {
  const say = useText();
  return (
    <ServiceTest<PaymentTest>
      path="/settings/payment-test"
      facts={({ payment: { provider, isTest, variables } }) => (
        <>
          <dl className="facts facts-columns">
            <Fact label={say("paidThrough")}>
              <span className="with-tag">
                <strong className="provider">{provider}</strong>
                {isTest && <span className="tag tag-info">{say("movesNoMoney")}</span>}
              </span>
            </Fact>
            {variables.map(({ name, isSet }) => (
              <Fact key={name} label={<code>{name}</code>}>
                <span className={isSet ? "tag tag-good" : "tag"}>{say(isSet ? "isSet" : "isMissing")}</span>
              </Fact>
            ))}
          </dl>
          {isTest && <p className="field-hint">{say("paymentHow", { variable: "PAYMENT_PROVIDER" })}</p>}
        </>
      )}
      act={({ payment }) => say(payment.isTest ? "tryPayment" : "checkPaymentKeys")}
      outcome={({ isWorking, problem }, { payment }) => [
        isWorking,
        say(isWorking ? (payment.isTest ? "paymentWorks" : "paymentKeysWork") : problems[problem ?? "refused"]),
      ]}
    />
  );
}
