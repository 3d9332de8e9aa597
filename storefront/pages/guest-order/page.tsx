import type { OwnOrderProps } from "#storefront/components/own-order/props.ts";
import { OrderSheet } from "#storefront/components/own-order/sheet.tsx";
import { sayer } from "#storefront/i18n/sayer.ts";
import "./guest-order.css";

export default function GuestOrder(props: OwnOrderProps) {
  return (
    <div className="wrap guest-order">
      <h1 className="display guest-order-title">{sayer(props.words)("order.title", { number: props.order.id })}</h1>
      <OrderSheet {...props} />
    </div>
  );
}
