import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ChallengeProps } from "./data.ts";
import "./challenge.css";

export default function Challenge({ csrf, reference, amount, currency, orderId }: ChallengeProps) {
  const t = useText();
  const { locale, brand } = useShop();
  const sum = formatMoney(amount, currency, locale.intl);
  return (
    <div className="wrap challenge">
      <PostForm to={`/checkout/challenge/${reference}`} csrf={csrf} className="challenge-sheet stack stack-m">
        <p>
          <Badge tone="signal">{t("challenge.bank")}</Badge>
        </p>
        <h1 className="display display-form">{t("challenge.title")}</h1>
        <p className="strong text-xl numbers">{t("challenge.question", { amount: sum, shop: brand })}</p>
        <p>{t("challenge.order", { number: orderId })}</p>
        <Notice>{t("challenge.notice")}</Notice>
        <p className="row">
          <Button type="submit" name="decision" value="approve">
            {t("challenge.approve")}
          </Button>
          <Button type="submit" name="decision" value="refuse" kind="outline">
            {t("challenge.refuse")}
          </Button>
        </p>
      </PostForm>
    </div>
  );
}
