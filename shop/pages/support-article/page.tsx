import { useText } from "#shop/frame/shop.tsx";
import { Breadcrumbs } from "#shop/parts/breadcrumbs.tsx";
import { ContentArticle } from "#shop/parts/content-article.tsx";
import { SupportContact, SupportList } from "#shop/parts/support-list.tsx";
import type { SupportArticleProps } from "./data.ts";

export default function SupportArticle({ more, ...props }: SupportArticleProps) {
  const t = useText();
  return (
    <ContentArticle {...props} above={<Breadcrumbs crumbs={[{ title: t("support.title"), path: "/support" }]} />}>
      <SupportContact />
      <SupportList answers={more} />
    </ContentArticle>
  );
}
