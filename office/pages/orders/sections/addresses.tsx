import { useState } from "react";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { useMay } from "../../../runtime/session.ts";
import { EditAddress } from "./edit-address.tsx";

type Address = OrderDetail["billing"];

/** The delivery and billing addresses. */
export function Addresses({ order }: { order: OrderDetail }) {
  const say = useText();
  const mayWrite = useMay("orders:write");
  const [isEditing, setIsEditing] = useState(false);
  return (
    <section className="card">
      <header className="card-head">
        <h2>{order.pickUp ? say("collectedAt", { store: order.pickUp.name }) : say("deliverTo")}</h2>
        {mayWrite && order.canChangeAddress && (
          <button type="button" className="button" onClick={() => setIsEditing(true)}>
            {say("editAddress")}
          </button>
        )}
      </header>
      <Lines address={order.shipping} />
      <h3 className="card-part">{say("billTo")}</h3>
      <Lines address={order.billing} />
      {isEditing && <EditAddress order={order} close={() => setIsEditing(false)} />}
    </section>
  );
}

/** In countries with states, the state follows the town. */
const townOf = ({ postalCode, city, state }: Address): string =>
  state ? `${city}, ${state} ${postalCode}`.trim() : `${postalCode} ${city}`.trim();

function Lines({ address }: { address: Address }) {
  const { country } = useFormats();
  const lines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    townOf(address),
    country(address.country.toUpperCase()),
    address.phone,
  ].filter(Boolean);
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
