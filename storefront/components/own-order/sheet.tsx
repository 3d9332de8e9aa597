import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { ExtraBlocks } from "#storefront/components/extras/extra-blocks.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { methodName } from "#storefront/components/orders/method-text.ts";
import { OrderLines } from "#storefront/components/orders/order-lines.tsx";
import { OrderTotals } from "#storefront/components/orders/order-totals.tsx";
import { ParcelCourse } from "#storefront/components/orders/parcel-course.tsx";
import { statusTone } from "#storefront/components/orders/status-tone.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { History, Parcels, Returns, Reviewable } from "./parcels-and-returns.tsx";
import type { OrderProgressProps, OwnOrderProps } from "./props.ts";
import { ReturnForm } from "./return-form.tsx";
import "./own-order.css";

/** All details and actions of one order. Placed inside a page that has the heading. */
export function OrderSheet(props: OwnOrderProps) {
  const { words, csrf, action, order, extras, invoice, canCancel, paidBack, withdrawal, done, refused, again } = props;
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const money = (amount: number) => formatMoney(amount, order.currency, locale.intl);
  return (
    <div className="own-sheet own-sheet-whole">
      {done && (
        <Notice kind="done" live>
          {say(done === "cancelled" ? "order.cancel.done" : "order.return.done")}
        </Notice>
      )}
      {refused?.action === "cancel" && (
        <Notice kind="error" live>
          {say(refused.problem.key, refused.problem.values)}
        </Notice>
      )}
      {again && <ReorderNote {...props} again={again} />}
      <StatusLine status={order.status} placed={order.placed} />
      <ParcelCourse steps={props.course} />
      <div className="own-sheet-part">
        <OrderLines lines={order.lines} currency={order.currency} large />
        <Parcels {...props} />
        <History {...props} />
        <Returns {...props} />
        <ReturnForm {...props} />
        <Reviewable {...props} />
      </div>
      <div className="own-sheet-part own-sheet-bill">
        <section aria-labelledby="order-sums">
          <h2 className="own-sheet-title" id="order-sums">
            {say("order.sums")}
          </h2>
          <OrderTotals totals={order.totals} total={order.total} currency={order.currency} />
        </section>
        {paidBack.map(({ id, amount, at }) => (
          <p key={id} className="own-sheet-back numbers">
            <span>{say("order.paidBack", { date: at })}</span> <span>{money(-amount)}</span>
          </p>
        ))}
        <div className="row">
          <PostForm csrf={csrf} action={action}>
            <Button type="submit" name="action" value="again" kind="outline">
              {say("order.again")}
            </Button>
          </PostForm>
          <a href={invoice} className={buttonClass({ kind: "outline" })}>
            {say("order.invoice")}
          </a>
        </div>
        <dl className="account-facts">
          {order.shipTo.length > 0 && <Address title={extras.at ?? t("done.to")} lines={order.shipTo} />}
          <Address
            title={t("done.billed")}
            lines={String(order.billTo) === String(order.shipTo) ? [say("order.billed.same")] : order.billTo}
          />
          <Address title={t("checkout.method")} lines={[methodName(t, order.method)]} />
          <ExtraBlocks blocks={extras.blocks} />
        </dl>
        {withdrawal && (
          <p>
            <a href={withdrawal} className={buttonClass({ kind: "outline" })}>
              {say("order.withdraw")}
            </a>
          </p>
        )}
        {canCancel && (
          <details className="own-sheet-fold">
            <summary>{say("order.cancel")}</summary>
            <PostForm csrf={csrf} action={action}>
              <p>{say("order.cancel.text")}</p>
              <Button type="submit" name="action" value="cancel" kind="outline">
                {say("order.cancel.submit")}
              </Button>
            </PostForm>
          </details>
        )}
      </div>
    </div>
  );
}

/**
 * The progress of an order for visitors who know only its number and e-mail address. The e-mailed link opens the rest.
 */
export function OrderProgress({ words, status, placed, isMailed, course, history, parcels }: OrderProgressProps) {
  const say = useText(words);
  return (
    <div className="own-sheet">
      {isMailed && (
        <Notice kind="done" live>
          {say("order.progress.mailed")}
        </Notice>
      )}
      <StatusLine status={status} placed={placed} />
      <ParcelCourse steps={course} />
      <p>{say("order.progress.text")}</p>
      <Parcels words={words} parcels={parcels} />
      <History words={words} history={history} course={course} />
    </div>
  );
}

function StatusLine({ status, placed }: Pick<OrderProgressProps, "status" | "placed">) {
  const t = useText();
  return (
    <p className="own-sheet-head">
      <Badge tone={statusTone(status)}>{t(`order.status.${status}`)}</Badge>
      <span>{t("account.orders.placed", { date: placed })}</span>
    </p>
  );
}

function Address({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line} className="own-sheet-line">
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Shows how much of the order was put into the cart again, and what was not. */
function ReorderNote({ words, again }: OwnOrderProps & { again: NonNullable<OwnOrderProps["again"]> }) {
  const say = useText(words);
  const { added, count, fewer, missing } = again;
  return (
    <Notice kind={added > 0 ? "plain" : "error"} live>
      <p>{added > 0 ? say("order.again.some", { added, count }) : say("order.again.none")}</p>
      {fewer.map((line) => (
        <p key={line.name}>{say("order.again.fewer", line)}</p>
      ))}
      {added > 0 && missing.length > 0 && <p>{say("order.again.missing", { names: missing.join(", ") })}</p>}
      {added > 0 && <Link to="/cart">{say("order.cart")}</Link>}
    </Notice>
  );
}
