import { useText } from "#storefront/app/shop.tsx";
import { ContentArticle } from "#storefront/components/content/content-article.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { ProProps } from "./data.ts";
import "./pro.css";

/** The professionals' part of the shop stands on ink. */
export default function Pro({ isPro, ...props }: ProProps) {
  const t = useText();
  return (
    <div className="pro">
      <ContentArticle
        {...props}
        under={
          <p className="row above-s">
            {isPro ? (
              <Link to="/account" className={buttonClass({ kind: "signal" })} prefetch={false}>
                {t("account.title.plain")}
              </Link>
            ) : (
              <>
                <Link to="/pro/signup" className={buttonClass({ kind: "signal" })}>
                  {t("pro.join")}
                </Link>
                <Link to="/account/sign-in" className={buttonClass({ kind: "snow" })} prefetch={false}>
                  {t("pro.signin")}
                </Link>
              </>
            )}
          </p>
        }
      />
    </div>
  );
}
