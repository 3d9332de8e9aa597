import { formatMoney, patternOf } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AllowanceView } from "#storefront/components/account/allowance.ts";
import { Link } from "#storefront/runtime/link.tsx";
import type { AccountProps } from "./data.ts";

type Props = { words: AccountProps["words"]; allowance: AllowanceView };

/** The rest of a professional's allowance, as a bar and in words, and until when the professional prices apply. */
export function ProStanding({ words, allowance }: Props) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const { left, limit, until, isEmployee, isExpired, currency } = allowance;
  const { decimal, digits } = patternOf(currency, locale.intl);
  const areWhole = [left, limit].every((amount) => amount % 10 ** digits === 0);
  /** Without decimals when both amounts have none: "$3,000". */
  const money = (amount: number) => {
    const text = formatMoney(amount, currency, locale.intl);
    return areWhole && digits > 0 ? text.replace(decimal + "0".repeat(digits), "") : text;
  };
  // Languages place the amount differently, so the sentence is split at its placeholder.
  const [before, after] = say("over.left", { left: "\n", limit: money(limit) }).split("\n");
  const share = limit > 0 ? Math.min(1, Math.max(0, left / limit)) : 0;
  return (
    <section className="account-panel over-pro" aria-labelledby="over-pro">
      <h2 className="label" id="over-pro">
        {say(isEmployee ? "over.employee" : "over.pro")}
      </h2>
      {!isExpired && (
        <>
          <p className="over-left numbers">
            {before}
            <strong>{money(left)}</strong>
            {after}
          </p>
          <div className="over-limit" aria-hidden="true">
            <div style={{ inlineSize: `${share * 100}%` }} />
          </div>
        </>
      )}
      {until && (
        <p>
          {isExpired ? t("pro.ended", { date: until }) : `${say("over.until")} ${until}`} ·{" "}
          <Link to="/pro/signup?renew=1">{say("pro.renew")}</Link>
        </p>
      )}
    </section>
  );
}
