import { useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { AccountPage } from "#storefront/components/account/account-page.tsx";
import { NameFields, namesIn } from "#storefront/components/forms/name-fields.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { NewPassword } from "#storefront/components/password/new-password.tsx";
import { PasswordField } from "#storefront/components/password/password-field.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Emails, Watches } from "./emails.tsx";
import { Passkeys } from "./passkeys.tsx";
import { ProfileForm, ProfileSection } from "./profile-form.tsx";
import type { ProfileAction, ProfileProps } from "./props.ts";
import "./profile.css";

export default function Profile(props: ProfileProps) {
  const t = useText();
  const { locale } = useShop();
  const { typed, refused } = props;
  const [isOtherEmail, setOtherEmail] = useState(refused?.action === "profile");
  /** In the order in which the fields appear on the page. */
  const fieldOrder = [...namesIn(locale.language), "email", "current_password", "password"];
  const field = (action: ProfileAction, name: string) => {
    const own = refused?.action === action ? refused : null;
    const error = own?.errors[name];
    // When the problem concerns the whole form, the current password field gets the focus.
    const first = fieldOrder.find((one) => own?.errors[one]) ?? (own?.problem ? "current_password" : null);
    return { name, id: `${action}-${name}`, error: error && t(error.key, error.values), autoFocus: first === name };
  };
  const current = (action: ProfileAction, hint?: string) => (
    <PasswordField
      label={t("profile.current")}
      {...field(action, "current_password")}
      autoComplete="current-password"
      hint={hint}
    />
  );
  return (
    <AccountPage title={t("account.profile")} current="/account/profile" csrf={props.csrf}>
      <Unconfirmed {...props} />
      <div>
        <ProfileForm
          {...props}
          action="profile"
          title={t("profile.name.title")}
          button={t("profile.save")}
          doneText={t("profile.saved")}
        >
          <div className="profile-names">
            <NameFields field={(name) => ({ ...field("profile", name), defaultValue: typed[name] })} />
          </div>
          <TextField
            label={t("signin.email")}
            {...field("profile", "email")}
            type="email"
            autoComplete="email"
            defaultValue={typed.email}
            onInput={(event) => setOtherEmail(event.currentTarget.value !== typed.email)}
          />
          <div className={classes("profile-proof", isOtherEmail && "profile-proof-open")}>
            {current("profile", t("profile.current.hint"))}
          </div>
        </ProfileForm>
        <ProfileForm
          {...props}
          action="password"
          title={t("profile.password.title")}
          button={t("profile.password.save")}
          doneText={t("profile.password.saved")}
          isFolded
        >
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={typed.email} readOnly />
          {current("password")}
          <NewPassword
            label={t("profile.password.new")}
            {...field("password", "password")}
            texts={props.strength}
            email={{ text: typed.email }}
          />
        </ProfileForm>
        <Emails {...props} />
        <Watches {...props} />
        <Passkeys {...props} />
        <ProfileForm
          {...props}
          action="devices"
          title={t("profile.devices.title")}
          button={t("profile.devices.submit")}
          doneText={t("profile.devices.done")}
          more={
            <button type="submit" name="action" value="everywhere" className="text-link">
              {t("profile.everywhere.submit")}
            </button>
          }
        >
          <p>{t("profile.devices.text")}</p>
        </ProfileForm>
        <ProfileSection id="own-data" title={t("profile.data.title")}>
          <p>{t("profile.data.text")}</p>
          <a href={`/api/customers/${props.customerId}/export`} className={buttonClass({ kind: "outline" })} download>
            {t("profile.data.submit")}
          </a>
        </ProfileSection>
        <ProfileForm
          {...props}
          action="delete"
          title={t("profile.delete.title")}
          button={t("profile.delete.submit")}
          intro={<p>{t("profile.delete.text")}</p>}
          isFolded
        >
          {current("delete")}
        </ProfileForm>
      </div>
    </AccountPage>
  );
}

/** Shows the address that is still to be confirmed, and a button to send the confirmation e-mail again. */
function Unconfirmed({ csrf, unconfirmed, done, refused }: ProfileProps) {
  const t = useText();
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
        <PostForm to="/account/profile" csrf={csrf}>
          <Button type="submit" name="action" value="resend" kind="outline" small>
            {t("profile.email.resend")}
          </Button>
        </PostForm>
      )}
    </Notice>
  );
}
