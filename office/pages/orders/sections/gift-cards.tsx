import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";

/** The recipients of the order's gift cards and their delivery days. Hidden when the cards go to the buyer. */
export function GiftCards({ order: { recipients, lines } }: { order: OrderDetail }) {
  const say = useText();
  const { day } = useFormats();
  if (recipients.length === 0) return null;
  return (
    <section className="card">
      <h2>{say("giftsGoTo")}</h2>
      <ul className="plain-list">
        {recipients.map(({ line, name, email, from, sendOn, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were named
          <li key={index}>
            <span>
              {[name, email].filter(Boolean).join(" · ")}
              <span className="list-sub">
                {[
                  [quantity && `${quantity} ×`, lines.find(({ id }) => id === line)?.name].filter(Boolean).join(" "),
                  from && `${say("giftFrom")} ${from}`,
                  sendOn && `${say("giftGoesOn")} ${day(`${sendOn}T12:00:00Z`)}`,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
