import type { CustomerDetail } from "#commerce/customers/office/schema.ts";
import { useFormats, useText } from "../../i18n/text.tsx";

/** Which e-mails somebody agreed to, and since when, or until when. */
export function Letters({ letters }: Pick<CustomerDetail, "letters">) {
  const say = useText();
  const { moment } = useFormats();
  const stateOf = ({ confirmedAt, leftAt }: CustomerDetail["letters"][number]) =>
    leftAt
      ? say("leftAt", { time: moment(leftAt) })
      : confirmedAt
        ? say("agreedAt", { time: moment(confirmedAt) })
        : say("unconfirmedLetter");
  return (
    <section className="card">
      <h2>{say("consent")}</h2>
      {letters.length === 0 ? (
        <p className="lead">{say("noLetters")}</p>
      ) : (
        <ul className="plain-list">
          {letters.map((one) => (
            <li key={one.list}>
              <span>
                <strong>{one.list}</strong>
                <span className="list-sub">{stateOf(one)}</span>
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
