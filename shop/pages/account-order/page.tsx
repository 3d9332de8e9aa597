import { Link } from "#shop/frame/link.tsx";
import { AccountPage } from "#shop/parts/account-page.tsx";
import type { OwnOrderProps } from "#shop/parts/own-order/props.ts";
import { OrderSheet } from "#shop/parts/own-order/sheet.tsx";
import { sayer } from "#shop/parts/sayer.ts";

export default function AccountOrder(props: OwnOrderProps) {
  const say = sayer(props.words);
  return (
    <AccountPage title={say("order.title", { number: props.order.id })} current="/account/orders" csrf={props.csrf}>
      <p>
        <Link to="/account/orders">{say("order.back")}</Link>
      </p>
      <OrderSheet {...props} />
    </AccountPage>
  );
}
