import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";

/** The delivery method and its delivery time. */
export function Delivery({ order: { method } }: { order: OrderDetail }) {
  const say = useText();
  const { named } = useFormats();
  return (
    <section className="card">
      <h2>{say("shipping")}</h2>
      <p className="order-words">
        {named(method.displayNames, method.name)}
        {method.daysTo > 0 && (
          <span className="list-sub">{say("workingDays", { from: method.daysFrom, to: method.daysTo })}</span>
        )}
      </p>
    </section>
  );
}
