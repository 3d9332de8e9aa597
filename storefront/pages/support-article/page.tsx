import { useText } from "#storefront/app/shop.tsx";
import { ContentArticle } from "#storefront/components/content/content-article.tsx";
import { SupportContact, SupportList } from "#storefront/components/content/support-list.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import type { SupportArticleProps } from "./data.ts";

export default function SupportArticle({ more, email, ...props }: SupportArticleProps) {
  const t = useText();
  return (
    <ContentArticle {...props} above={<Breadcrumbs crumbs={[{ title: t("support.title"), path: "/support" }]} />}>
      <SupportContact email={email} />
      <SupportList answers={more} />
    </ContentArticle>
  );
}
