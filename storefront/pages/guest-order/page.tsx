import { useText } from "#storefront/app/shop.tsx";
import type { OwnOrderProps } from "#storefront/components/own-order/props.ts";
import { OrderSheet } from "#storefront/components/own-order/sheet.tsx";
import "./guest-order.css";

export default function GuestOrder(props: OwnOrderProps) {
  return (
    <div className="wrap guest-order">
      <h1 className="display guest-order-title">{useText(props.words)("order.title", { number: props.order.id })}</h1>
      <OrderSheet {...props} />
    </div>
  );
}
