import { formatMoney } from "#commerce/shared/money/rules.ts";
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
  const money = (amount: number) => formatMoney(amount, currency, locale.intl);
  const share = limit > 0 ? Math.min(1, Math.max(0, left / limit)) : 0;
  return (
    <section className="over-card over-pro" aria-labelledby="over-pro">
      <h2 className="label" id="over-pro">
        {say(isEmployee ? "over.employee" : "over.pro")}
      </h2>
      {!isExpired && (
        <>
          <p className="display-4 numbers">{say("over.left", { left: money(left), limit: money(limit) })}</p>
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
