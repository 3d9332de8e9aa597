import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { NewPassword } from "#storefront/components/password/new-password.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { ResetProps } from "./props.ts";

export default function ResetPassword({ csrf, strength, token, error }: ResetProps) {
  const t = useText();
  const { locale } = useShop();
  if (token === null) {
    return (
      <SmallPage title={t("reset.over.title")} text={t("reset.over")}>
        <Link to="/account/forgot-password" className={buttonClass()}>
          {t("reset.ask")}
        </Link>
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t("reset.title")} text={t("reset.text")}>
      <PostForm csrf={csrf} action={localePath(locale, "/account/reset-password")} noValidate>
        <input type="hidden" name="token" value={token} />
        <NewPassword
          label={t("profile.password.new")}
          id="new-password"
          texts={strength}
          email={{ text: "" }}
          name="password"
          error={error ? t(error.key, error.values) : undefined}
          autoFocus={error !== null}
          required
        />
        <Button type="submit" wide>
          {t("reset.submit")}
        </Button>
      </PostForm>
    </SmallPage>
  );
}
