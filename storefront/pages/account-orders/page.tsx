import { useText } from "#storefront/app/shop.tsx";
import { AccountPage } from "#storefront/components/account/account-page.tsx";
import { OrderLines } from "#storefront/components/orders/order-lines.tsx";
import { OrderTotals } from "#storefront/components/orders/order-totals.tsx";
import { statusTone } from "#storefront/components/orders/status-tone.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Empty } from "#ui/notice.tsx";
import type { OrdersProps } from "./data.ts";
import "./orders.css";

export default function Orders({ words, csrf, orders, newer, older }: OrdersProps) {
  const t = useText();
  const say = useText(words);
  return (
    <AccountPage title={t("account.orders")} current="/account/orders" csrf={csrf}>
      {orders.length === 0 && (
        <Empty title={t("account.orders.empty")} text={t("account.orders.empty.text")}>
          <Link to="/c/snowboards" className={buttonClass()}>
            {t("account.start")}
          </Link>
        </Empty>
      )}
      {orders.map(({ id, status, placed, tracking, lines, totals, total, currency }) => (
        <article key={id} className="on-firn sheet own-order">
          <header className="own-order-head">
            <h2 className="display-4">
              <Link to={`/account/orders/${id}`}>{t("account.orders.number", { number: id })}</Link>
            </h2>
            <Badge tone={statusTone(status)}>{t(`order.status.${status}`)}</Badge>
            <p>{t("account.orders.placed", { date: placed })}</p>
            {tracking.map(({ number, url }) => (
              <p key={number}>
                {url ? (
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {t("account.orders.track", { number })}
                  </a>
                ) : (
                  t("account.orders.track", { number })
                )}
              </p>
            ))}
          </header>
          <OrderLines lines={lines} currency={currency} />
          <div className="stack content-start">
            <OrderTotals totals={totals} total={total} currency={currency} />
            <p>
              <Link to={`/account/orders/${id}`} className={buttonClass({ kind: "outline", small: true })}>
                {say("order.details")}
              </Link>
            </p>
          </div>
        </article>
      ))}
      {(newer !== null || older !== null) && (
        <nav className="own-order-pages" aria-label={say("order.paging")}>
          {newer !== null && (
            <Link to={newer === 1 ? "/account/orders" : `/account/orders?page=${newer}`} rel="prev">
              {say("order.newer")}
            </Link>
          )}
          {older !== null && (
            <Link to={`/account/orders?page=${older}`} rel="next">
              {say("order.older")}
            </Link>
          )}
        </nav>
      )}
    </AccountPage>
  );
}
