import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { useText } from "../../../i18n/text.tsx";

/** The delivery method and its delivery time. */
export function Delivery({ order: { method } }: { order: OrderDetail }) {
  const say = useText();
  return (
    <section className="card">
      <h2>{say("shipping")}</h2>
      <p className="order-words">
        {method.name}
        {method.daysTo > 0 && (
          <span className="list-sub">{say("workingDays", { from: method.daysFrom, to: method.daysTo })}</span>
        )}
      </p>
    </section>
  );
}
