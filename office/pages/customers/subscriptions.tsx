import type { CustomerDetail } from "#commerce/customers/office/schema.ts";
import { useFormats, useText } from "../../i18n/text.tsx";

/** The emails that a customer subscribed to, with each sign-up, confirmation and unsubscription. */
export function Subscriptions({ letters }: Pick<CustomerDetail, "letters">) {
  const say = useText();
  const { moment } = useFormats();
  const steps = { asked: "askedAt", confirmed: "agreedAt", left: "leftAt" } as const;
  return (
    <section className="card">
      <h2>{say("consent")}</h2>
      {letters.length === 0 ? (
        <p className="lead">{say("noEmailConsent")}</p>
      ) : (
        <ul className="plain-list">
          {letters.map((one) => (
            <li key={one.list}>
              <span>
                <strong>{one.list}</strong>
                {one.history.map(({ what, at }) => (
                  <span key={`${what} ${at}`} className="list-sub">
                    {say(steps[what], { time: moment(at) })}
                  </span>
                ))}
                {!one.confirmedAt && !one.leftAt && <span className="list-sub">{say("unconfirmedConsent")}</span>}
              </span>
              <span className={one.confirmedAt && !one.leftAt ? "tag tag-good" : "tag"}>
                {say(one.confirmedAt && !one.leftAt ? "yes" : "no")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
