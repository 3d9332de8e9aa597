import { useText } from "#shop/frame/shop.tsx";
import { Breadcrumbs } from "#shop/parts/breadcrumbs.tsx";
import { ContentArticle } from "#shop/parts/content-article.tsx";
import { PostCards } from "#shop/parts/journal-list.tsx";
import type { BlogPostProps } from "./data.ts";

export default function BlogPost({ author, card, more, ...props }: BlogPostProps) {
  const t = useText();
  const above = (
    <>
      <Breadcrumbs crumbs={[{ title: t("blog.title"), path: "/blog" }]} />
      <p className="label">
        {card.category && `${card.category} · `}
        <time dateTime={card.date}>{card.day}</time>
        {author && ` · ${t("blog.by", { name: author })}`}
      </p>
    </>
  );
  return (
    <ContentArticle {...props} above={above}>
      {more.length > 0 && (
        <section>
          <div className="section-head">
            <h2 className="display section-title">{t("blog.more")}</h2>
          </div>
          <PostCards posts={more} />
        </section>
      )}
    </ContentArticle>
  );
}
