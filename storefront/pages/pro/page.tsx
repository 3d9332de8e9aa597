import { useText } from "#storefront/app/shop.tsx";
import { ContentArticle } from "#storefront/components/content/content-article.tsx";
import type { ContentProps } from "#storefront/components/content/content-page.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import "./pro.css";

/** The professionals' part of the shop stands on ink. */
export default function Pro(props: ContentProps) {
  const t = useText();
  return (
    <div className="pro">
      <ContentArticle {...props}>
        <p className="pro-ways row">
          <Link to="/pro/signup" className={buttonClass({ kind: "signal" })}>
            {t("pro.join")}
          </Link>
          <Link to="/account/sign-in" className={buttonClass({ kind: "snow" })} prefetch={false}>
            {t("pro.signin")}
          </Link>
        </p>
      </ContentArticle>
    </div>
  );
}
