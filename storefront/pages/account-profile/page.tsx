import type { ReactNode } from "react";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { AccountPage } from "#storefront/components/account/account-page.tsx";
import { NameFields, namesIn } from "#storefront/components/forms/name-fields.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { NewPassword } from "#storefront/components/password/new-password.tsx";
import type { TextKey } from "#storefront/i18n/areas.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Letters, Watches } from "./letters.tsx";
import { Passkeys } from "./passkeys.tsx";
import type { ProfileAction, ProfileProps } from "./props.ts";
import "./profile.css";

const doneTexts: Partial<Record<ProfileAction, TextKey>> = {
  profile: "profile.saved",
  password: "profile.password.saved",
  devices: "profile.devices.done",
};

export default function Profile(props: ProfileProps) {
  const t = useText();
  const { locale } = useShop();
  const { typed, refused } = props;
  /** As they stand on the page. */
  const fieldOrder = [...namesIn(locale.language), "email", "current_password", "password"];
  const field = (action: ProfileAction, name: string) => {
    const own = refused?.action === action ? refused : null;
    const error = own?.errors[name];
    // What the form as a whole has to say is seen where the password is asked for.
    const first = fieldOrder.find((one) => own?.errors[one]) ?? (own?.problem ? "current_password" : null);
    return { name, id: `${action}-${name}`, error: error && t(error.key, error.values), autoFocus: first === name };
  };
  const current = (action: ProfileAction, hint?: string) => (
    <TextField
      label={t("profile.current")}
      {...field(action, "current_password")}
      type="password"
      autoComplete="current-password"
      hint={hint}
    />
  );
  return (
    <AccountPage title={t("account.profile")} current="/account/profile" csrf={props.csrf}>
      <Unconfirmed {...props} />
      <ProfileForm {...props} action="profile" title={t("profile.name.title")} button={t("profile.save")}>
        <NameFields field={(name) => ({ ...field("profile", name), defaultValue: typed[name] })} />
        <TextField
          label={t("signin.email")}
          {...field("profile", "email")}
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
        />
        {current("profile", t("profile.current.hint"))}
      </ProfileForm>
      <ProfileForm {...props} action="password" title={t("profile.password.title")} button={t("profile.password.save")}>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={typed.email} readOnly />
        {current("password")}
        <NewPassword
          label={t("profile.password.new")}
          {...field("password", "password")}
          texts={props.strength}
          email={{ text: typed.email }}
        />
      </ProfileForm>
      <Letters {...props} />
      <Watches {...props} />
      <Passkeys {...props} />
      <ProfileForm
        {...props}
        action="devices"
        title={t("profile.devices.title")}
        button={t("profile.devices.submit")}
        more={
          <Button type="submit" name="action" value="everywhere" kind="outline">
            {t("profile.everywhere.submit")}
          </Button>
        }
      >
        <p>{t("profile.devices.text")}</p>
      </ProfileForm>
      <section className="profile-form" aria-labelledby="own-data">
        <h2 className="profile-form-title" id="own-data">
          {t("profile.data.title")}
        </h2>
        <p>{t("profile.data.text")}</p>
        <a href={`/api/customers/${props.customerId}/export`} className={buttonClass({ kind: "outline" })} download>
          {t("profile.data.submit")}
        </a>
      </section>
      <ProfileForm {...props} action="delete" title={t("profile.delete.title")} button={t("profile.delete.submit")}>
        <p>{t("profile.delete.text")}</p>
        {current("delete")}
      </ProfileForm>
    </AccountPage>
  );
}

/** Which address waits for its owner to follow a link, and the way to another letter. */
function Unconfirmed({ csrf, unconfirmed, done, refused }: ProfileProps) {
  const t = useText();
  const { locale } = useShop();
  if (!unconfirmed) return null;
  const { email, isNew } = unconfirmed;
  const problem = refused?.action === "resend" ? refused.problem : null;
  return (
    <Notice kind={problem ? "error" : "plain"} live={problem !== null || done === "resend"}>
      <p>
        {problem ? t(problem.key, problem.values) : t(`profile.email.${isNew ? "pending" : "unconfirmed"}`, { email })}
      </p>
      {done === "resend" && !refused ? (
        <p>{t("profile.email.sent")}</p>
      ) : (
        <PostForm csrf={csrf} action={localePath(locale, "/account/profile")}>
          <Button type="submit" name="action" value="resend" kind="outline" small>
            {t("profile.email.resend")}
          </Button>
        </PostForm>
      )}
    </Notice>
  );
}

type FormProps = ProfileProps & {
  action: ProfileAction;
  title: string;
  button: string;
  more?: ReactNode;
  children: ReactNode;
};

/** One of the page's forms, with what came of it. */
function ProfileForm({ csrf, action, title, button, more, done, refused, children }: FormProps) {
  const t = useText();
  const { locale } = useShop();
  const problem = refused?.action === action ? refused.problem : null;
  const doneText = done === action && !refused ? doneTexts[action] : undefined;
  const titleId = `form-${action}`;
  return (
    <form
      method="post"
      action={localePath(locale, "/account/profile")}
      className="profile-form"
      aria-labelledby={titleId}
      noValidate
    >
      <input type="hidden" name="_csrf" value={csrf} />
      <h2 className="profile-form-title" id={titleId}>
        {title}
      </h2>
      <ProblemNotice problem={problem} />
      {doneText && (
        <Notice kind="done" live>
          {t(doneText)}
        </Notice>
      )}
      {children}
      <Button type="submit" name="action" value={action} kind={action === "profile" ? "ink" : "outline"}>
        {button}
      </Button>
      {more}
    </form>
  );
}
