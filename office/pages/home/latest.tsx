import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Static } from "typebox";
import type { StockPage } from "#commerce/catalog/office/list-schema.ts";
import type { OrderV2 } from "#commerce/sales/orders/rest.ts";
import { Skeleton } from "../../components/states.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";

type CardProps = { title: Key; all: ReactNode; children: ReactNode };

function Card({ title, all, children }: CardProps) {
  const say = useText();
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say(title)}</h2>
        {all}
      </header>
      {children}
    </section>
  );
}

type Order = Static<typeof OrderV2>;

/** The five latest orders. */
export function LatestOrders() {
  const say = useText();
  const { money, moment } = useFormats();
  const { data } = useQuery({
    queryKey: ["home", "orders"],
    queryFn: ({ signal }) => get<Order[]>("/orders", { limit: 5 }, signal),
  });
  const all = (
    <Link to="/orders" className="link">
      {say("seeAll")}
    </Link>
  );
  return (
    <Card title="latestOrders" all={all}>
      {!data ? (
        <Skeleton lines={3} />
      ) : data.length === 0 ? (
        <p className="lead">{say("listEmpty")}</p>
      ) : (
        <ul className="plain-list">
          {data.map((order) => (
            <li key={order.id}>
              <span>
                <Link to="/orders/$id" params={{ id: String(order.id) }} className="list-link">
                  {order.id} {order.billing_address.first_name} {order.billing_address.last_name}
                </Link>
                <span className="list-sub">{moment(order.date_created)}</span>
              </span>
              <span>{money(Number(order.total_inc_tax), order.currency_code)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The five variants with the lowest stock. */
export function RunningOut() {
  const say = useText();
  const { data } = useQuery({
    queryKey: ["home", "stock"],
    queryFn: ({ signal }) => get<Static<typeof StockPage>>("/staff/stock", { stock: "low", limit: 5 }, signal),
  });
  const all = (
    <Link to="/stock" search={{ stock: "low" }} className="link">
      {say("seeAll")}
    </Link>
  );
  return (
    <Card title="lowStockTitle" all={all}>
      {!data ? (
        <Skeleton lines={3} />
      ) : data.data.length === 0 ? (
        <p className="lead">{say("listEmpty")}</p>
      ) : (
        <ul className="plain-list">
          {data.data.map(({ variantId, productId, name, options, available }) => (
            <li key={variantId}>
              <span>
                <Link to="/products/$id" params={{ id: String(productId) }} className="list-link">
                  {name}
                </Link>
                <span className="list-sub">{options.join(" / ")}</span>
              </span>
              <span className={available === 0 ? "tag tag-bad" : "tag tag-info"}>{available}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
