import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { CodeForm } from "#storefront/components/codes/code-form.tsx";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import { formPath } from "#storefront/pages/checkout/step-form.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Notice } from "#ui/notice.tsx";

/**
 * Gift cards are used before other payments. The form is collapsed until there is one. Discount codes that no longer
 * apply are shown before the payment.
 */
export function GiftCards({ codes, csrf, contact, order, due, words, buying }: CheckoutProps) {
  const { locale } = useShop();
  const say = useText(codes.words);
  const { cards, refusedCard, refused } = codes;
  const isOpen = cards.length > 0 || refusedCard !== null;
  const money = (amount: number) => formatMoney(amount, order.currency, locale.intl);
  return (
    <>
      {refused.map(({ code, message }) => (
        <Notice key={code} live>
          <strong>{code}</strong> {say(message.key, message.values)}
        </Notice>
      ))}
      <details className="gift-cards" open={isOpen}>
        <summary>{buying["giftCard.fold"]}</summary>
        <div className="stack stack-m gift-cards-body">
          <CodeForm
            action={localePath(locale, formPath("gift-card", contact))}
            csrf={csrf}
            name="gift_card"
            label={say("giftCard.label")}
            hint={say("giftCard.hint")}
            add={say("giftCard.add")}
            does={{ add: "add", remove: "remove" }}
            entered={cards.map(({ id, last4, amount }) => ({
              value: String(id),
              label: `•••• ${last4}`,
              note: money(-amount),
              remove: say("giftCard.remove", { card: last4 }),
            }))}
            typed={refusedCard?.typed ?? ""}
            error={refusedCard ? say(refusedCard.message.key, refusedCard.message.values) : undefined}
          />
          <p className="quiet">
            <Link to="/gift-card" prefetch={false}>
              {words["balance.link"]}
            </Link>
          </p>
          {due === 0 && cards.length > 0 && <p>{say("giftCard.covered")}</p>}
        </div>
      </details>
    </>
  );
}
