import { useText } from "#storefront/app/shop.tsx";
import type { TextKey } from "#storefront/i18n/areas.ts";

/** The card numbers that the test provider accepts (commerce/sales/payments/test/cards.ts). */
const cards: { number: string; key: TextKey }[] = [
  { number: "4111 1111 1111 1111", key: "checkout.demo.paid" },
  { number: "4000 0000 0000 0002", key: "checkout.demo.declined" },
  { number: "4000 0027 6000 3184", key: "checkout.demo.challenge" },
  { number: "4000 0000 0000 0119", key: "checkout.demo.timeout" },
];

/**
 * The demo shop's test cards, collapsed under a line that says that no money is charged; and why wallets are missing.
 */
export function TestCards() {
  const t = useText();
  return (
    <details className="demo-note quiet">
      <summary>{t("checkout.demo.title")}</summary>
      <p>{t("checkout.demo.text")}</p>
      <dl className="test-cards">
        {cards.map(({ number, key }) => (
          <div key={number}>
            <dt className="numbers">{number}</dt>
            <dd>{t(key)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("checkout.demo.wallets")}</p>
    </details>
  );
}
