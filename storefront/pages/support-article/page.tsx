import { useText } from "#storefront/app/shop.tsx";
import { ContentArticle } from "#storefront/components/content/content-article.tsx";
import { RelatedAnswers, SupportContact } from "#storefront/components/content/support-list.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import type { SupportArticleProps } from "./data.ts";

export default function SupportArticle({ more, email, words, ...props }: SupportArticleProps) {
  const t = useText();
  const beside = (
    <>
      <RelatedAnswers answers={more} words={words} />
      <SupportContact email={email} />
    </>
  );
  const above = <Breadcrumbs crumbs={[{ title: t("support.title"), path: "/support" }]} />;
  return <ContentArticle {...props} above={above} beside={beside} />;
}
