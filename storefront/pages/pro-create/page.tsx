import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { NewPassword } from "#storefront/components/password/new-password.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CreateProProps } from "./props.ts";

export default function ProCreate({ words, strength, csrf, link, isTaken, error }: CreateProProps) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  if (!link)
    return (
      <SmallPage title={t("pro.create.title")}>
        <Notice live>{say(isTaken ? "join.taken" : "join.over")}</Notice>
        <Link to={isTaken ? "/account/sign-in" : "/pro/signup"} className={buttonClass()}>
          {isTaken ? t("signin.submit") : t("pro.signup.title")}
        </Link>
      </SmallPage>
    );
  return (
    <SmallPage title={t("pro.create.title")} text={say("join.text", { email: link.email })}>
      <PostForm csrf={csrf} action={localePath(locale, "/pro/create")} noValidate>
        <input type="hidden" name="id" value={link.id} />
        <input type="hidden" name="key" value={link.key} />
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <NewPassword
          label={t("signin.password")}
          error={error ? t(error.key, error.values) : undefined}
          autoFocus={error !== null}
          id="new-password"
          texts={strength}
          email={{ text: link.email }}
          name="password"
          required
        />
        <Button type="submit">{say("join.submit")}</Button>
      </PostForm>
    </SmallPage>
  );
}
