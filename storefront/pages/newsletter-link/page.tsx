import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { LinkProps } from "./props.ts";

const done = {
  confirm: { title: "newsletter.confirmed.title", text: "newsletter.confirmed" },
  leave: { title: "newsletter.left.title", text: "newsletter.left" },
} as const;

export default function NewsletterLink({ csrf, act, token, state }: LinkProps) {
  const t = useText();
  const { locale } = useShop();
  if (state === "done") return <SmallPage title={t(done[act].title)} text={t(done[act].text)} />;
  if (state === "stale") {
    return (
      <SmallPage title={t(`newsletter.${act}.title`)} text={t("newsletter.stale")}>
        <Link to="/newsletter" className={buttonClass({ kind: "outline" })}>
          {t("newsletter.submit")}
        </Link>
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t(`newsletter.${act}.title`)} text={t(`newsletter.${act}.text`)}>
      <PostForm csrf={csrf} action={localePath(locale, `/newsletter/${act}`)}>
        <input type="hidden" name="key" value={token} />
        <Button type="submit" wide>
          {t(`newsletter.${act}`)}
        </Button>
      </PostForm>
    </SmallPage>
  );
}
