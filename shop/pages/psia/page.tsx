import { ContentArticle } from "#shop/parts/content-article.tsx";
import type { ContentProps } from "#shop/parts/content-page.ts";

export default function ContentPage(props: ContentProps) {
  return <ContentArticle {...props} />;
}
