import { Link } from "@tanstack/react-router";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { reasonOf, returnStates } from "../../../components/orders/states.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { piecesText } from "./parcels.tsx";

/** The returns of the order, with reasons and states. */
export function Returns({ order }: { order: OrderDetail }) {
  const say = useText();
  const { moment } = useFormats();
  if (order.returns.length === 0 && !order.exchangeOf) return null;
  return (
    <section className="card">
      <h2>{say("returns")}</h2>
      {order.exchangeOf && (
        <p>
          <Link to="/returns/$id" params={{ id: String(order.exchangeOf.returnId) }} className="link">
            {say("factExchange", { number: order.exchangeOf.returnId, order: order.exchangeOf.orderId })}
          </Link>
        </p>
      )}
      <ul className="plain-list">
        {order.returns.map(({ id, isWithdrawal, status, exchangedBy, items, note, answer, createdAt }) => (
          <li key={id}>
            <span>
              <Link to="/returns/$id" params={{ id: String(id) }} className="list-link">
                {say(isWithdrawal ? "withdrawalNumber" : "returnNumber", { number: id })}
              </Link>
              <span className="list-sub">{piecesText(order, items)}</span>
              <span className="list-sub">
                {[...new Set(items.map(({ reason }) => say(reasonOf(reason)))), moment(createdAt)].join(" · ")}
              </span>
              {exchangedBy !== null && (
                <Link to="/orders/$id" params={{ id: String(exchangedBy) }} className="link list-sub">
                  {say("exchangedBy", { number: exchangedBy })}
                </Link>
              )}
              {note && <q className="list-sub">{note}</q>}
              {answer && <span className="list-sub">{answer}</span>}
            </span>
            <span className="tag">
              {say(exchangedBy !== null && status === "refunded" ? "returnExchanged" : returnStates[status])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
