import { useText } from "#storefront/app/shop.tsx";
import { ContentArticle } from "#storefront/components/articles/content-article.tsx";
import { RelatedAnswers, SupportContact } from "#storefront/components/articles/support-list.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { Ridge } from "#storefront/components/page/ridge.tsx";
import { MeasuredGuide } from "#storefront/components/size-guide/measured-guide.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { SupportArticleProps } from "./data.ts";
import "./answer-page.css";

/** Articles that lead directly to an action: a return starts from its order. */
const ofReturns: ReadonlySet<string> = new Set(["/support/returns", "/support/exchange-a-size"]);

export default function SupportArticle({
  more,
  email,
  words,
  path,
  day,
  measure,
  guide,
  ...props
}: SupportArticleProps) {
  const t = useText();
  const say = useText(words);
  const onward = (
    <>
      <RelatedAnswers answers={more} words={words} />
      <SupportContact email={email} />
    </>
  );
  const crumbs = <Breadcrumbs crumbs={[{ title: t("support.title"), path: "/support" }]} />;
  const under = (
    <>
      {day && <p className="quiet">{say("changed", { date: day })}</p>}
      {ofReturns.has(path) && (
        <p className="row">
          <Link to="/account/orders" className={buttonClass()} prefetch={false}>
            {say("way.return")}
          </Link>
          <Link to="/order-status" className={buttonClass({ kind: "outline" })} prefetch={false}>
            {say("return.guest")}
          </Link>
        </p>
      )}
    </>
  );
  if (measure && guide)
    return (
      <div className="answer-page guide-page">
        <MeasuredGuide measure={measure} blocks={props.blocks} texts={guide}>
          {(finder) => (
            <ContentArticle {...props} above={crumbs} under={finder}>
              {onward}
            </ContentArticle>
          )}
        </MeasuredGuide>
      </div>
    );
  return (
    <div className="answer-page answer-headed">
      <ContentArticle
        {...props}
        above={
          <>
            <Ridge />
            {crumbs}
          </>
        }
        under={under}
      >
        {onward}
      </ContentArticle>
    </div>
  );
}
