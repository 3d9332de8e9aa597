import { useText } from "#storefront/app/shop.tsx";
import { PublicFormFrame } from "#storefront/components/forms/public-form.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { TextField } from "#ui/field.tsx";
import type { NotifyProps } from "./data.ts";

export default function Notify(props: NotifyProps) {
  const { variantId, uid, name, email, sent, errors } = props;
  const t = useText();
  const field = useFields(["email"], errors, { email });
  const back = <Link to={`/p/${uid}`}>{name}</Link>;
  if (sent) {
    return (
      <SmallPage title={t("notify.sent.title")} text={t("notify.sent", { email })}>
        {back}
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t("notify.title")} text={t("notify.text", { name })}>
      <PublicFormFrame form={props} action={`/notify/${variantId}`} submit={t("notify.submit")}>
        <TextField label={t("signin.email")} {...field("email")} type="email" autoComplete="email" required />
      </PublicFormFrame>
      {back}
    </SmallPage>
  );
}
