import { useText } from "#storefront/app/shop.tsx";
import { ContentArticle } from "#storefront/components/content/content-article.tsx";
import type { ContentProps } from "#storefront/components/content/content-page.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";

/** The page for instructors, with the ways to the professional prices. */
export default function Instructors(props: ContentProps) {
  const t = useText();
  return (
    <ContentArticle
      {...props}
      under={
        <p className="row">
          <Link to="/pro/signup" className={buttonClass({ kind: "signal" })}>
            {t("pro.join")}
          </Link>
          <Link to="/account/sign-in" className={buttonClass({ kind: "outline" })} prefetch={false}>
            {t("pro.signin")}
          </Link>
        </p>
      }
    />
  );
}
