import { useText } from "#storefront/app/shop.tsx";
import { ExtraBlocks } from "#storefront/components/extras/extra-blocks.tsx";
import { PostalAddress } from "#storefront/components/forms/postal-address.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { methodDays, methodName } from "#storefront/components/orders/method-text.ts";
import { OrderLines } from "#storefront/components/orders/order-lines.tsx";
import { OrderTotals } from "#storefront/components/orders/order-totals.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import { AccountForm } from "./account-form.tsx";
import type { DoneProps } from "./props.ts";
import { usePurchaseTracking } from "./track-purchase.ts";
import { Tracks } from "./tracks.tsx";
import { Unsettled } from "./unsettled.tsx";
import "./done.css";

export default function CheckoutDone(props: DoneProps) {
  return props.state === "paid" ? <Done {...props} /> : <Unsettled {...props} />;
}

function Done(props: DoneProps) {
  const { order, extras, name, email, words, picture, arrives, follow } = props;
  const t = useText();
  const say = useText(words);
  usePurchaseTracking(order);
  const days = methodDays(t, order.method);
  const method = methodName(t, order.method);
  const isParcel = order.method.code !== "email" && !extras.at;
  const next = extras.next
    ? [...extras.next, t("done.next.return")]
    : order.method.code === "email"
      ? [`${method}. ${days}.`]
      : [
          t("done.next.pack"),
          t("done.next.ship"),
          arrives ? say("done.arrives", { dates: arrives }) : t("done.next.arrive", { days, method }),
          t("done.next.return"),
        ];
  return (
    <div className="done">
      <header className="done-head">
        <Tracks />
        <div className="wrap done-words">
          <h1>
            <span className="display done-title">{t("done.kicker")}</span>{" "}
            <span className="label done-number">{t("done.title", { number: order.id })}</span>
          </h1>
          <p className="text-xl strong">
            {t("done.thanks", { name })}
            {isParcel && arrives && ` ${say("done.arrives", { dates: arrives })}`}
          </p>
          <p>{t("done.email", { email })}</p>
          <p className="row">
            <Link to={follow} className={buttonClass()} prefetch={false}>
              {say("done.open")}
            </Link>
          </p>
        </div>
        {picture && (
          <div className="done-picture">
            <Picture
              id={picture}
              alt=""
              sizes="(min-width: 769px) 40vw, 70vw"
              widths={[340, 480, 680, 960]}
              width={3}
              height={4}
              priority
            />
          </div>
        )}
      </header>
      <div className="wrap done-columns">
        <section className="done-next">
          <h2 className="display display-3 below-m">{t("done.next")}</h2>
          <ol>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <AccountForm {...props} />
          <Link to="/c/snowboards" className="text-link">
            {t("done.onward")}
            <ArrowIcon />
          </Link>
        </section>
        <section className="content-start on-firn sheet stack">
          <h2 className="label">{t(isParcel ? "done.items" : "checkout.summary")}</h2>
          <OrderLines lines={order.lines} currency={order.currency} />
          <OrderTotals totals={order.totals} total={order.total} currency={order.currency} />
          <div className="done-addresses stack">
            {order.shipTo.length > 0 && (
              <div>
                <h2 className="label">{extras.at ?? t("done.to")}</h2>
                <PostalAddress lines={order.shipTo} />
              </div>
            )}
            <div>
              <h2 className="label">{t("done.billed")}</h2>
              <PostalAddress lines={order.billTo} />
            </div>
          </div>
          {extras.blocks.length > 0 && (
            <dl className="done-addresses stack">
              <ExtraBlocks blocks={extras.blocks} label="label" />
            </dl>
          )}
          <p className="quiet">{t("done.placed", { date: order.placed })}</p>
        </section>
      </div>
    </div>
  );
}
