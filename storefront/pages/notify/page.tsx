import { useText } from "#storefront/app/shop.tsx";
import { PublicFormFrame } from "#storefront/components/forms/public-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { NotifyProps } from "./props.ts";

export default function Notify(props: NotifyProps) {
  const { variantId, uid, name, email, sent, errors } = props;
  const t = useText();
  const back = <Link to={`/p/${uid}`}>{name}</Link>;
  if (sent) {
    return (
      <SmallPage title={t("notify.sent.title")} text={t("notify.sent", { email })}>
        {back}
      </SmallPage>
    );
  }
  const error = errors.email;
  return (
    <SmallPage title={t("notify.title")} text={t("notify.text", { name })}>
      <PublicFormFrame
        form={props}
        action={`/notify/${variantId}`}
        submit={
          <Button type="submit" wide>
            {t("notify.submit")}
          </Button>
        }
      >
        <TextField
          label={t("signin.email")}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={error && t(error.key, error.values)}
          autoFocus={Boolean(error)}
          required
        />
      </PublicFormFrame>
      {back}
    </SmallPage>
  );
}
