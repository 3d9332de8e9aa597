import { useText } from "#storefront/app/shop.tsx";
import { AccountPage } from "#storefront/components/account/account-page.tsx";
import type { OwnOrderProps } from "#storefront/components/own-order/props.ts";
import { OrderSheet } from "#storefront/components/own-order/sheet.tsx";

export default function AccountOrder(props: OwnOrderProps) {
  const say = useText(props.words);
  return (
    <AccountPage
      title={say("order.title", { number: props.order.id })}
      current="/account/orders"
      csrf={props.csrf}
      back={{ path: "/account/orders", name: say("order.back") }}
    >
      <OrderSheet {...props} />
    </AccountPage>
  );
}
