import { useShop, useText } from "#storefront/app/shop.tsx";
import { ContentArticle } from "#storefront/components/articles/content-article.tsx";
import { PostCards } from "#storefront/components/blocks/post-cards.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { BlogPostProps } from "./data.ts";

export default function BlogPost({ author, rider, minutes, card, more, ...props }: BlogPostProps) {
  const t = useText();
  const { brand } = useShop();
  const by = author && t("blog.by", { name: author });
  const above = (
    <>
      <Breadcrumbs crumbs={[{ title: t("blog.title"), path: "/blog" }]} />
      <p className="label post-label">
        {card.category && <span>{card.category}</span>}
        <span>
          <time dateTime={card.date}>{card.day}</time>
        </span>
        {by && <span>{rider ? <Link to={rider}>{by}</Link> : by}</span>}
        <span>{t("blog.minutes", { count: minutes })}</span>
      </p>
    </>
  );
  return (
    <div className="post-page">
      <ContentArticle {...props} above={above} mentions>
        {author && rider && (
          <p className="article-end">
            <Link to={rider} className="text-link">
              {t("blog.rider", { name: author, brand })} <ArrowIcon size={18} />
            </Link>
          </p>
        )}
        {more.length > 0 && (
          <section>
            <div className="section-head">
              <h2 className="display display-3">{t("blog.more")}</h2>
            </div>
            <PostCards posts={more} />
          </section>
        )}
      </ContentArticle>
    </div>
  );
}
