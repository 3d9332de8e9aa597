import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { later } from "#storefront/runtime/later.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { SignInProps } from "./props.ts";
import "./sign-in.css";

const PasskeySignIn = later(() => import("#storefront/components/passkeys/sign-in.tsx"));

export default function SignIn({ csrf, to, email, isReset, isEnded, passkeys, problem, errors }: SignInProps) {
  const t = useText();
  const { locale } = useShop();
  const say = (message?: SignInProps["problem"]) => (message ? t(message.key, message.values) : undefined);
  return (
    <div className="wrap sign-in">
      <header className="sign-in-head">
        <h1 className="display sign-in-title">{t("signin.title")}</h1>
        <p>{t("signin.text")}</p>
      </header>
      <PostForm csrf={csrf} action={localePath(locale, "/account/sign-in")} className="sign-in-form" noValidate>
        <input type="hidden" name="to" value={to} />
        {isReset && (
          <Notice kind="done" live>
            {t("signin.reset.done")}
          </Notice>
        )}
        {isEnded && !problem && <Notice live>{t("signin.ended")}</Notice>}
        {problem && (
          <Notice kind="error" live>
            {say(problem)}
          </Notice>
        )}
        <TextField
          label={t("signin.email")}
          name="email"
          type="email"
          autoComplete="username webauthn"
          defaultValue={email}
          error={say(errors.email)}
          autoFocus={Boolean(errors.email)}
          required
        />
        <TextField
          label={t("signin.password")}
          name="password"
          type="password"
          autoComplete="current-password"
          error={say(errors.password)}
          autoFocus={Boolean((problem || errors.password) && !errors.email)}
          required
        />
        <Button type="submit" wide>
          {t("signin.submit")}
        </Button>
        <div className="sign-in-passkey">
          <PasskeySignIn csrf={csrf} to={to} texts={passkeys} />
        </div>
        <p>
          <Link to="/account/forgot-password">{t("signin.forgot")}</Link>
        </p>
        <p>
          {t("signin.new")} <Link to={`/account/create?to=${encodeURIComponent(to)}`}>{t("signin.create")}</Link>
        </p>
      </PostForm>
    </div>
  );
}
