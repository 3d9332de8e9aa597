import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { useText } from "../../../i18n/text.tsx";
import { addressOf } from "../../../runtime/api.ts";

export function Documents({ order }: { order: OrderDetail }) {
  const say = useText();
  return (
    <section className="card">
      <h2>{say("documents")}</h2>
      {order.confirmedAt === null ? (
        <p className="lead">{say("noDocuments")}</p>
      ) : (
        <ul className="plain-list">
          <li>
            <a className="link" href={addressOf(`/orders/${order.id}/invoice`)} target="_blank" rel="noreferrer">
              {say("invoicePdf")}
            </a>
          </li>
          {order.refunds
            .map(({ id, status }, at) => ({ id, status, place: at + 1 }))
            .filter(({ status }) => status === "done")
            .map(({ id, place }) => (
              <li key={id}>
                <a
                  className="link"
                  href={addressOf(`/staff/orders/${order.id}/credit-notes/${id}`)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {say("creditNotePdf", { number: `${order.id}-${place}` })}
                </a>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
