import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { NewPassword } from "#storefront/components/password/new-password.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { ResetProps } from "./data.ts";

export default function ResetPassword({ scene, csrf, strength, token, error }: ResetProps) {
  const t = useText();
  const field = useFields(["password"], error ? { password: error } : {});
  if (token === null) {
    return (
      <SmallPage scene={scene} title={t("reset.over.title")} text={t("reset.over")}>
        <Link to="/account/forgot-password" className={buttonClass()}>
          {t("reset.ask")}
        </Link>
      </SmallPage>
    );
  }
  return (
    <SmallPage scene={scene} title={t("reset.title")} text={t("reset.text")}>
      <PostForm to="/account/reset-password" csrf={csrf} hidden={{ token }} noValidate>
        <NewPassword
          label={t("profile.password.new")}
          {...field("password")}
          id="new-password"
          texts={strength}
          email={{ text: "" }}
          required
        />
        <Button type="submit" wide>
          {t("reset.submit")}
        </Button>
      </PostForm>
    </SmallPage>
  );
}
