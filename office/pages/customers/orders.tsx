import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Static } from "typebox";
import type { OrderV2 } from "#commerce/sales/orders/rest.ts";
import { Loaded } from "../../components/loaded.tsx";
import { orderStates } from "../../components/orders/states.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";

type Order = Static<typeof OrderV2>;

/** A customer's latest orders, each with a link to its page. */
export function Orders({ customerId }: { customerId: number }) {
  const say = useText();
  const { money, moment } = useFormats();
  const query = useQuery({
    queryKey: ["customer", String(customerId), "orders"],
    queryFn: ({ signal }) => get<Order[]>(`/orders/${customerId}`, { limit: 50 }, signal),
  });
  const stateIn = (name: string) => {
    // API V2 returns "Awaiting Fulfillment" for the state "awaiting_fulfillment".
    const key = orderStates[name.toLowerCase().replaceAll(" ", "_") as keyof typeof orderStates];
    return key ? say(key) : name;
  };
  return (
    <section className="card">
      <h2>{say("orders")}</h2>
      <Loaded query={query} lines={3} empty="noOrders">
        {(data) => (
          <ul className="plain-list">
            {data.map((order) => (
              <li key={order.id}>
                <span>
                  <Link to="/orders/$id" params={{ id: String(order.id) }} className="list-link">
                    {say("orderTitle", { number: order.id })}
                  </Link>
                  <span className="list-sub">{moment(order.date_created)}</span>
                </span>
                <span className="with-tag">
                  <span className="tag">{stateIn(order.status)}</span>
                  {money(Number(order.total_inc_tax), order.currency_code)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
