import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { LinkProps } from "./data.ts";

const outcomes = {
  confirm: { title: "newsletter.confirmed.title", text: "newsletter.confirmed" },
  leave: { title: "newsletter.left.title", text: "newsletter.left" },
} as const;

export default function NewsletterLink({ csrf, act, token, state }: LinkProps) {
  const t = useText();
  if (state === "done") return <SmallPage title={t(outcomes[act].title)} text={t(outcomes[act].text)} />;
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
      <PostForm to={`/newsletter/${act}`} csrf={csrf} hidden={{ key: token }}>
        <Button type="submit" wide>
          {t(`newsletter.${act}`)}
        </Button>
      </PostForm>
    </SmallPage>
  );
}
