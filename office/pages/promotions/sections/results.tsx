import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Static } from "typebox";
import type { Results as Shape } from "#commerce/sales/promotions/office/schema.ts";
import { Fact } from "../../../components/fact.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";

/** The promotion's results: number of uses, total discount, and total of the orders. */
export function Results({ id }: { id: number }) {
  const say = useText();
  const { number, money, moment } = useFormats();
  const maySeeOrders = useMay("orders:read");
  const { data } = useQuery({
    queryKey: ["promotion-results", id],
    queryFn: ({ signal }) => get<{ data: Static<typeof Shape> }>(`/staff/promotions/${id}/results`, {}, signal),
    select: ({ data: found }) => found,
  });
  if (!data) return null;
  return (
    <section className="card">
      <h2>{say("promoResults")}</h2>
      {data.uses === 0 ? (
        <p className="lead">{say("promoNeverUsed")}</p>
      ) : (
        <div className="stack">
          <dl className="facts">
            {data.currencies.map(({ currency, uses, saved, revenue }) => (
              <Fact key={currency} label={say("promoUsed", { count: uses })}>
                {money(revenue, currency)}
                <span className="list-sub">−{money(saved, currency)}</span>
              </Fact>
            ))}
          </dl>
          {maySeeOrders && (
            <ul className="plain-list">
              {data.orders.map((order) => (
                <li key={order.id}>
                  <span>
                    <Link to="/orders/$id" params={{ id: String(order.id) }} className="link">
                      {order.id}
                    </Link>
                    <span className="list-sub">{moment(order.at)}</span>
                  </span>
                  <span>−{money(order.saved, order.currency)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p className="field-hint">{say("promoUses", { number: number(data.uses) })}</p>
    </section>
  );
}
