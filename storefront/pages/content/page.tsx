import { ContentArticle } from "#storefront/components/content/content-article.tsx";
import type { ContentProps } from "#storefront/components/content/content-page.ts";

export default function ContentPage(props: ContentProps) {
  return <ContentArticle {...props} />;
}
