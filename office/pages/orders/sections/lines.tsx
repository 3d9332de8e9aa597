import { Link } from "@tanstack/react-router";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { pictureUrl } from "../../../runtime/pictures.ts";
import { useMay } from "../../../runtime/session.ts";
import { Totals } from "./totals.tsx";

type Line = OrderDetail["lines"][number];

/** The lines of the order with the state of their pieces, and the totals. */
export function Lines({ order }: { order: OrderDetail }) {
  const say = useText();
  const { money } = useFormats();
  const amount = (value: number) => money(value, order.currency);
  return (
    <section className="card">
      <h2>{say("items")}</h2>
      <div className="list-scroll">
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{say("product")}</th>
              <th scope="col" className="list-number">
                {say("quantity")}
              </th>
              <th scope="col" className="list-number">
                {say("each")}
              </th>
              <th scope="col" className="list-number">
                {say("total")}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.id} data-row>
                <td data-label={say("product")}>
                  <Thing line={line} amount={amount} />
                </td>
                <td data-label={say("quantity")} className="list-number">
                  {line.quantity}
                </td>
                <td data-label={say("each")} className="list-number">
                  {amount(line.unitPrice)}
                </td>
                <td data-label={say("total")} className="list-number">
                  {amount(line.total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Totals order={order} />
    </section>
  );
}

function Thing({ line, amount }: { line: Line; amount: (value: number) => string }) {
  const say = useText();
  const mayReadProducts = useMay("catalogue:read");
  const counts = [
    ["piecesToShip", line.left],
    ["piecesShipped", line.shipped],
    ["piecesReturned", line.returned],
    ["piecesRefunded", line.refunded],
  ] as const;
  const told = counts.filter(([, count]) => count > 0).map(([key, count]) => say(key, { count }));
  const options = line.options.map(({ name, label }) => `${name}: ${label}`).join(", ");
  return (
    <span className="list-thing">
      {line.image && <img className="list-picture" src={pictureUrl(line.image, 72)} alt="" loading="lazy" />}
      <span>
        {mayReadProducts ? (
          <Link className="list-link" to="/products/$id" params={{ id: String(line.productId) }}>
            {line.name}
          </Link>
        ) : (
          <strong>{line.name}</strong>
        )}
        {options && <span className="list-sub">{options}</span>}
        <span className="list-sub">{line.sku}</span>
        {line.discounts.map((off) => (
          <span className="list-sub" key={`${off.name} ${off.code}`}>
            {amount(-off.amount)} {off.name}
          </span>
        ))}
        {told.length > 0 && <span className="list-sub order-pieces">{told.join(" · ")}</span>}
      </span>
    </span>
  );
}
