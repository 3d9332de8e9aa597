import { useRef } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { DoneNotice } from "#storefront/components/forms/done-notice.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { PasswordField } from "#storefront/components/password/password-field.tsx";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { SignInProps } from "./data.ts";
import "./sign-in.css";

const PasskeySignIn = lazyComponent(() => import("#storefront/components/passkeys/sign-in.tsx"));

export default function SignIn({
  csrf,
  to,
  email,
  isReset,
  isEnded,
  passkeys,
  problem,
  errors,
  scene,
  words,
}: SignInProps) {
  const t = useText();
  const say = useText(words);
  const isSent = useRef(false);
  const send = () => {
    isSent.current = true;
  };
  const field = useFields(["email", "password"], errors, { email });
  return (
    <SmallPage
      title={t("signin.title")}
      text={t("signin.text")}
      scene={scene}
      facts={[
        { title: say("fact.guest"), text: say("fact.guest.text"), path: "/order-status" },
        { title: say("fact.gift"), text: say("fact.gift.text"), path: "/gift-card" },
        { title: say("fact.help"), text: say("fact.help.text"), path: "/support/contact" },
      ]}
    >
      <PostForm to="/account/sign-in" csrf={csrf} hidden={{ to }} onSubmit={send} noValidate>
        {isReset && <DoneNotice>{t("signin.reset.done")}</DoneNotice>}
        {isEnded && !problem && <Notice live>{t("signin.ended")}</Notice>}
        <ProblemNotice problem={problem} />
        <TextField
          label={t("signin.email")}
          {...field("email")}
          type="email"
          autoComplete="username webauthn"
          required
        />
        <div className="sign-in-password">
          <PasswordField
            label={t("signin.password")}
            {...field("password")}
            autoComplete="current-password"
            autoFocus={Boolean((problem || errors.password) && !errors.email)}
            required
          />
          <Link to="/account/forgot-password" className="sign-in-forgot">
            {t("signin.forgot")}
          </Link>
        </div>
        <Button type="submit" wide>
          {t("signin.submit")}
        </Button>
      </PostForm>
      <div className="sign-in-new">
        <p>{t("signin.new")}</p>
        <Link
          to={`/account/create?to=${encodeURIComponent(to)}`}
          className={buttonClass({ kind: "outline", wide: true })}
        >
          {t("signin.create")}
        </Link>
      </div>
      <div className="sign-in-passkey stack stack-s">
        <PasskeySignIn csrf={csrf} to={to} texts={passkeys} isSent={isSent} />
      </div>
    </SmallPage>
  );
}
