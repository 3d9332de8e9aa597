import { useText } from "#storefront/app/shop.tsx";
import { PublicFormFrame } from "#storefront/components/forms/public-form.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { TextField } from "#ui/field.tsx";
import type { ForgotProps } from "./data.ts";

export default function ForgotPassword(props: ForgotProps) {
  const { email, asked, error } = props;
  const t = useText();
  const say = useText(props.words);
  const field = useFields(["email"], error ? { email: error } : {}, { email });
  return (
    <SmallPage
      scene={props.scene}
      title={t(asked ? "forgot.done.title" : "forgot.title")}
      text={asked ? t("forgot.done", { email }) : t("forgot.text")}
      facts={[
        { title: say("fact.hour"), text: say("fact.hour.text") },
        { title: say("fact.spam"), text: say("fact.spam.text") },
        { title: say("fact.help"), text: say("fact.help.text"), path: "/support/contact" },
      ]}
    >
      <PublicFormFrame
        form={props}
        action="/account/forgot-password"
        submit={t("forgot.submit")}
        button={{ kind: asked ? "outline" : "ink" }}
      >
        <TextField label={t("signin.email")} {...field("email")} type="email" autoComplete="email" required />
      </PublicFormFrame>
      <Link to="/account/sign-in">{t("forgot.back")}</Link>
    </SmallPage>
  );
}
