import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";

type Address = OrderDetail["billing"];

/** Where it goes, and who is billed. */
export function Addresses({ order }: { order: OrderDetail }) {
  const say = useText();
  return (
    <section className="card">
      <h2>{order.pickUp ? say("collectedAt", { store: order.pickUp.name }) : say("deliverTo")}</h2>
      <Lines address={order.shipping} />
      <h3 className="card-part">{say("billTo")}</h3>
      <Lines address={order.billing} />
    </section>
  );
}

function Lines({ address }: { address: Address }) {
  const { country } = useFormats();
  const lines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    [address.postalCode, address.city, address.state].filter(Boolean).join(" "),
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
