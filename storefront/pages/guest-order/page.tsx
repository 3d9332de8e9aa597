import { useText } from "#storefront/app/shop.tsx";
import { OrderProgress, OrderSheet } from "#storefront/components/own-order/sheet.tsx";
import type { GuestOrderProps } from "./data.ts";

export default function GuestOrder(props: GuestOrderProps) {
  const number = "order" in props ? props.order.id : props.id;
  return (
    <div className="wrap stack stack-l page-room">
      <h1 className="display display-form">{useText(props.words)("order.title", { number })}</h1>
      {"order" in props ? <OrderSheet {...props} /> : <OrderProgress {...props} />}
    </div>
  );
}
