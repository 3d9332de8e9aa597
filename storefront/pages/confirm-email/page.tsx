import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { ConfirmProps } from "./data.ts";

export default function ConfirmEmail({ csrf, link, state }: ConfirmProps) {
  const t = useText();
  if (state === "open" && link) {
    return (
      <SmallPage
        title={t("confirm.title")}
        text={t(link.isNew ? "confirm.text.new" : "confirm.text", { email: link.email })}
      >
        <PostForm to="/account/confirm-email" csrf={csrf} hidden={{ token: link.token }}>
          <Button type="submit" wide>
            {t("confirm.submit")}
          </Button>
        </PostForm>
      </SmallPage>
    );
  }
  const title = t(state === "done" ? "confirm.done.title" : "reset.over.title");
  const text = state === "taken" ? t("confirm.taken", { email: link?.email ?? "" }) : null;
  return (
    <SmallPage title={title} text={text ?? t(state === "done" ? "confirm.done" : "confirm.over")}>
      <Link to="/account/profile" className={buttonClass()}>
        {t("confirm.profile")}
      </Link>
    </SmallPage>
  );
}
