import { useText } from "#storefront/app/shop.tsx";
import { ContentArticle } from "#storefront/components/content/content-article.tsx";
import { PostCards } from "#storefront/components/content/journal-list.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
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
    <ContentArticle {...props} above={above} mentions>
      {more.length > 0 && (
        <section>
          <div className="section-head">
            <h2 className="display display-3">{t("blog.more")}</h2>
          </div>
          <PostCards posts={more} />
        </section>
      )}
    </ContentArticle>
  );
}
