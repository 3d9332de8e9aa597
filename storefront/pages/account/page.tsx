import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { AccountPage } from "#storefront/components/account/account-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import type { AccountProps } from "./data.ts";

export default function Account(props: AccountProps) {
  const { words, csrf, name, email, addresses, lastOrder, allowance, cards } = props;
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const money = (amount: number) => formatMoney(amount, allowance?.currency ?? "USD", locale.intl);
  const tiles = [
    { path: "/account/orders", title: t("account.orders"), text: t("account.orders.text") },
    { path: "/account/addresses", title: t("account.addresses"), text: t("account.addresses.text") },
    ...(cards ? [{ path: "/account/cards", title: cards["cards.title"], text: cards["cards.tile"] }] : []),
    { path: "/account/profile", title: t("account.profile"), text: t("account.profile.text") },
  ];
  return (
    <AccountPage title={name ? t("account.title", { name }) : t("account.title.plain")} current="/account" csrf={csrf}>
      <p>{email}</p>
      <dl className="account-facts">
        <div>
          <dt>{say("over.orders")}</dt>
          <dd>
            {lastOrder ? (
              <>
                <Link to={`/account/orders/${lastOrder.id}`}>
                  {t("account.orders.number", { number: lastOrder.id })}
                </Link>
                , {lastOrder.placed}, {t(`order.status.${lastOrder.status}`)}
              </>
            ) : (
              say("over.none")
            )}
          </dd>
        </div>
        <div>
          <dt>{say("over.addresses")}</dt>
          <dd>{addresses}</dd>
        </div>
        {allowance && !allowance.isExpired && (
          <div>
            <dt>{say(allowance.isEmployee ? "over.limit.employee" : "over.limit")}</dt>
            <dd>{say("over.left", { left: money(allowance.left), limit: money(allowance.limit) })}</dd>
          </div>
        )}
        {allowance?.until && (
          <div>
            <dt>{say("over.until")}</dt>
            <dd>
              {allowance.until} · <Link to="/pro/signup?renew=1">{say("pro.renew")}</Link>
            </dd>
          </div>
        )}
      </dl>
      <ul className="stack stack-m columns">
        {tiles.map(({ path, title, text }) => (
          <li key={path} className="account-tile">
            <h2 className="display-4">
              <Link to={path} className="cover-link">
                {title}
              </Link>
            </h2>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
