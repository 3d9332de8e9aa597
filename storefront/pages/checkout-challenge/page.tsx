import { formatMoney } from "#commerce/shared/money/rules.ts";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ChallengeProps } from "./props.ts";
import "./challenge.css";

export default function Challenge({ csrf, reference, amount, currency, orderId }: ChallengeProps) {
  const t = useText();
  const { locale, brand } = useShop();
  const sum = formatMoney(amount, currency, locale.intl);
  return (
    <div className="wrap challenge">
      <PostForm csrf={csrf} action={localePath(locale, `/checkout/challenge/${reference}`)} className="challenge-sheet">
        <p>
          <Badge tone="signal">{t("challenge.bank")}</Badge>
        </p>
        <h1 className="display challenge-title">{t("challenge.title")}</h1>
        <p className="challenge-question numbers">{t("challenge.question", { amount: sum, shop: brand })}</p>
        <p>{t("challenge.order", { number: orderId })}</p>
        <Notice>{t("challenge.notice")}</Notice>
        <p className="challenge-ways">
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
