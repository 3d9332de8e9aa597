import type { ReactNode } from "react";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { Review } from "./payment/review.tsx";
import type { CheckoutProps } from "./props.ts";
import { orderForm } from "./step-form.tsx";

type Props = Pick<CheckoutProps, "order" | "due" | "words" | "hasRight" | "review" | "payment"> & {
  isBusy: boolean;
  isReady?: boolean;
  /** Further buttons that place the order. */
  children?: ReactNode;
};

/**
 * The end of every payment form: the terms, and the button that places the order. The button says the amount where it
 * is what pays; in the EU the law words it, and the review with the total comes right above it.
 */
export function Onward({ order, due, words, hasRight, review, payment, isBusy, isReady = true, children }: Props) {
  const t = useText();
  const { locale } = useShop();
  const amount = formatMoney(due, order.currency, locale.intl);
  const isPaidHere = due > 0 && payment.entry.kind !== "redirect" && payment.invoiceDays === null;
  const saysAmount = isPaidHere && !locale.eu;
  return (
    <div className="items-start stack stack-s">
      {!review && !saysAmount && (
        <p className="step-total numbers">
          <span>{t(due === order.total ? "checkout.total" : "total.due")}</span> {amount}{" "}
          <small>{order.currency}</small>
        </p>
      )}
      <Agreement />
      {hasRight && <WithdrawalNote words={words} />}
      {review && <Review order={order} features={review} />}
      {children}
      <Button type="submit" form={orderForm} wide aria-disabled={isBusy || !isReady}>
        {isBusy && t("checkout.placing")}
        {!isBusy &&
          (saysAmount ? t("checkout.pay", { amount }) : t(locale.eu ? "checkout.place.eu" : "checkout.place"))}
      </Button>
    </div>
  );
}

/** The terms stand right above the button, and open in a new tab. */
export function Agreement() {
  const t = useText();
  const links: Record<string, { to: string; text: string }> = {
    "{terms}": { to: "/terms", text: t("checkout.agree.terms") },
    "{privacy}": { to: "/privacy", text: t("checkout.agree.privacy") },
  };
  return (
    <p className="quiet">
      {t("checkout.agree")
        .split(/(\{\w+\})/)
        .map((part) => {
          const link = links[part];
          return link ? (
            <Link key={part} to={link.to} target="_blank" rel="noopener" prefetch={false}>
              {link.text}
            </Link>
          ) : (
            part
          );
        })}
    </p>
  );
}

/** Tells consumers about their right of withdrawal before they order. */
function WithdrawalNote({ words }: Pick<CheckoutProps, "words">) {
  const [before = "", after = ""] = words["withdrawal.note"].split("{link}");
  return (
    <p className="quiet">
      {before}
      <Link to="/withdrawal" target="_blank" rel="noopener" prefetch={false}>
        {words["withdrawal.link"]}
      </Link>
      {after}
    </p>
  );
}
