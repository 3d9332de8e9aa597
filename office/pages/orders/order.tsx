import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { Static } from "typebox";
import type { OrderV2 } from "#commerce/sales/orders/rest.ts";
import { Failed, Skeleton } from "../../components/states.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";

type Order = Static<typeof OrderV2>;

/** One order, to read: what was bought, for how much, by whom and for where. */
export function OrderPage() {
  const say = useText();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("orders:read");
  const { data, error, refetch } = useQuery({
    queryKey: ["order", id],
    queryFn: ({ signal }) => get<Order>(`/order/${id}`, {}, signal),
    enabled: mayRead,
  });
  const above = <Link to="/orders">{say("orders")}</Link>;
  return (
    <Page name={say("orderTitle", { number: id })} permission="orders:read" above={above} narrow>
      {error ? <Failed again={() => void refetch()} /> : data ? <Read order={data} /> : <Skeleton />}
    </Page>
  );
}

function Read({ order }: { order: Order }) {
  const say = useText();
  const { money, moment } = useFormats();
  const amount = (text: string) => money(Number(text), order.currency_code);
  const sums = [
    ["subtotal", order.subtotal],
    ["discount", order.discount_amount],
    ["shipping", order.shipping_cost],
    ["tax", order.total_tax],
    ["total", order.total_inc_tax],
  ] as const;
  return (
    <div className="columns-2">
      <section className="card">
        <h2>{say("items")}</h2>
        <div className="list-scroll">
          <table className="list-table">
            <thead>
              <tr>
                <th scope="col">{say("product")}</th>
                <th scope="col">{say("sku")}</th>
                <th scope="col" className="list-number">
                  {say("quantity")}
                </th>
                <th scope="col" className="list-number">
                  {say("total")}
                </th>
              </tr>
            </thead>
            <tbody>
              {order.products.map((line) => (
                <tr key={line.id} data-row>
                  <td data-label={say("product")}>{line.name}</td>
                  <td data-label={say("sku")}>{line.sku}</td>
                  <td data-label={say("quantity")} className="list-number">
                    {line.quantity}
                  </td>
                  <td data-label={say("total")} className="list-number">
                    {amount(line.base_total)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <dl className="facts facts-sums">
          {sums.map(([key, text]) => (
            <div key={key}>
              <dt>{say(key)}</dt>
              <dd>{amount(text)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="stack">
        <section className="card">
          <h2>{say("status")}</h2>
          <dl className="facts">
            <div>
              <dt>{say("status")}</dt>
              <dd>
                <span className="tag">{order.status}</span>
              </dd>
            </div>
            <div>
              <dt>{say("placed")}</dt>
              <dd>{moment(order.date_created)}</dd>
            </div>
            <div>
              <dt>{say("payment")}</dt>
              <dd>{order.payment_method || "–"}</dd>
            </div>
            <div>
              <dt>{say("shipping")}</dt>
              <dd>{order.shipping_method || "–"}</dd>
            </div>
          </dl>
        </section>
        <Address title={say("billTo")} address={order.billing_address} />
        {order.shipping_addresses.map((address) => (
          <Address key={JSON.stringify(address)} title={say("deliverTo")} address={address} />
        ))}
      </div>
    </div>
  );
}

function Address({ title, address }: { title: string; address: Order["billing_address"] }) {
  const { country } = useFormats();
  const lines = [
    `${address.first_name} ${address.last_name}`,
    address.street_1,
    address.street_2,
    [address.zip, address.city, address.state].filter(Boolean).join(" "),
    country(address.country_iso2),
    address.email,
  ].filter(Boolean);
  return (
    <section className="card">
      <h2>{title}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
