import type { EmailTest } from "#commerce/setup/schema.ts";
import { Fact } from "../../components/fact.tsx";
import { useText } from "../../i18n/text.tsx";
import { ServiceTest } from "./service-test.tsx";

/** How the shop sends email, with a test message to the member. */
export function Email() {
  const say = useText();
  return (
    <ServiceTest<EmailTest>
      path="/settings/email-test"
      facts={({ email: { transport, host, from, shop } }) => (
        <>
          <dl className="facts facts-columns">
            <Fact label={say("leavesBy")}>{transport === "outbox" ? say("byOutbox") : `SMTP, ${host}`}</Fact>
            <Fact label={say("senderEmail")}>{from}</Fact>
            <Fact label={say("shopMailTo")}>{shop || say("toOwner")}</Fact>
          </dl>
          {transport === "outbox" && <p className="field-hint">{say("outboxHint", { variable: "SMTP_URL" })}</p>}
        </>
      )}
      act={() => say("sendTestToMe")}
      outcome={({ isSent, to, problem }) => [
        isSent,
        isSent ? say("testLeft", { address: to }) : say("testStayed", { reason: problem ?? "" }),
      ]}
    />
  );
}
