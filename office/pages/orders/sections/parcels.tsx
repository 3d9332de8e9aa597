import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { ParcelActions } from "../actions/parcel-actions.tsx";

type Piece = OrderDetail["shipments"][number]["items"][number];

/** "2 × Kestrel, 1 × Strap". */
export const piecesText = ({ lines }: OrderDetail, items: readonly Piece[]): string =>
  items
    .map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.name ?? lineId}`)
    .join(", ");

/** The parcels sent, with carrier and delivery state. */
export function Parcels({ order }: { order: OrderDetail }) {
  const say = useText();
  const { moment } = useFormats();
  return (
    <section className="card">
      <h2>{say("parcels")}</h2>
      {order.shipments.length === 0 ? (
        <p className="lead">{say("noParcels")}</p>
      ) : (
        <ul className="plain-list">
          {order.shipments.map((parcel) => (
            <li key={parcel.id} className="with-buttons">
              <span>
                <strong>{parcel.carrier || say("parcelNumber", { number: parcel.id })}</strong>{" "}
                {parcel.link ? (
                  <a className="link" href={parcel.link} target="_blank" rel="noreferrer">
                    {parcel.trackingNumber}
                  </a>
                ) : (
                  parcel.trackingNumber
                )}
                <span className="list-sub">{piecesText(order, parcel.items)}</span>
                <span className="list-sub">
                  {[
                    say("sentAt", { time: moment(parcel.createdAt) }),
                    parcel.deliveredAt && say("deliveredAt", { time: moment(parcel.deliveredAt) }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <ParcelActions
                orderId={order.id}
                parcel={{
                  id: parcel.id,
                  trackingNumber: parcel.trackingNumber,
                  provider: parcel.carrier,
                  isDelivered: parcel.deliveredAt !== null,
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
