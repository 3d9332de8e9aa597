import { useText } from "#storefront/app/shop.tsx";
import type { OwnOrderProps } from "#storefront/components/own-order/props.ts";
import { OrderSheet } from "#storefront/components/own-order/sheet.tsx";

export default function GuestOrder(props: OwnOrderProps) {
  return (
    <div className="wrap stack stack-l page-room">
      <h1 className="display display-2">{useText(props.words)("order.title", { number: props.order.id })}</h1>
      <OrderSheet {...props} />
    </div>
  );
}
