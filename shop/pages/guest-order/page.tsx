import type { OwnOrderProps } from "#shop/parts/own-order/props.ts";
import { OrderSheet } from "#shop/parts/own-order/sheet.tsx";
import { sayer } from "#shop/parts/sayer.ts";
import "./guest-order.css";

export default function GuestOrder(props: OwnOrderProps) {
  return (
    <div className="wrap guest-order">
      <h1 className="display guest-order-title">{sayer(props.words)("order.title", { number: props.order.id })}</h1>
      <OrderSheet {...props} />
    </div>
  );
}
