import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { BotCheckField } from "#storefront/components/forms/bot-check.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ForgotProps } from "./props.ts";

export default function ForgotPassword({ csrf, task, email, asked, problem, error }: ForgotProps) {
  const t = useText();
  const { locale } = useShop();
  return (
    <SmallPage
      title={t(asked ? "forgot.done.title" : "forgot.title")}
      text={asked ? t("forgot.done", { email }) : t("forgot.text")}
    >
      {asked && <p>{t("forgot.again")}</p>}
      <form method="post" action={localePath(locale, "/account/forgot-password")} noValidate>
        <input type="hidden" name="_csrf" value={csrf} />
        {problem && (
          <Notice kind="error" live>
            {t(problem.key, problem.values)}
          </Notice>
        )}
        <TextField
          label={t("signin.email")}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={error ? t(error.key, error.values) : undefined}
          autoFocus={error !== null}
          required
        />
        <BotCheckField task={task} />
        <Button type="submit" kind={asked ? "outline" : "ink"} wide>
          {t("forgot.submit")}
        </Button>
      </form>
      <Link to="/account/sign-in">{t("forgot.back")}</Link>
    </SmallPage>
  );
}
