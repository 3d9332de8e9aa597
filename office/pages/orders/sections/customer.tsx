import { Link } from "@tanstack/react-router";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { FactList } from "../../../components/fact.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";

/** The customer, and a summary of their earlier orders when the member may see it. */
export function Customer({ order }: { order: OrderDetail }) {
  const say = useText();
  const { money, number, day } = useFormats();
  const { customer, billing } = order;
  const name = customer?.name || `${billing.firstName} ${billing.lastName}`.trim() || order.email;
  const facts =
    customer &&
    ([
      ["ordersSoFar", number(customer.orders)],
      ["spent", customer.spent.map(({ amount, currency }) => money(amount, currency)).join(", ") || "–"],
      ["group", customer.group ?? "–"],
      ["since", day(customer.since)],
    ] as const);
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say("customer")}</h2>
        {order.isPro && <span className="tag">{say("professional")}</span>}
        {order.isGuest && <span className="tag">{say("guest")}</span>}
      </header>
      <p>
        {customer ? (
          <Link className="link" to="/customers/$id" params={{ id: String(customer.id) }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      {order.email && (
        <p className="order-email">
          <a className="link" href={`mailto:${order.email}`}>
            {order.email}
          </a>
        </p>
      )}
      {facts && <FactList facts={facts} />}
    </section>
  );
}
