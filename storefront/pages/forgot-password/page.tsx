import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { BotCheckField } from "#storefront/components/forms/bot-check.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
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
      <PostForm csrf={csrf} action={localePath(locale, "/account/forgot-password")} noValidate>
        <ProblemNotice problem={problem} />
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
      </PostForm>
      <Link to="/account/sign-in">{t("forgot.back")}</Link>
    </SmallPage>
  );
}
