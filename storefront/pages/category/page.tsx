import type { ReactNode } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { CategoryGroupLinks } from "#storefront/components/category/category-group.tsx";
import { Filters } from "#storefront/components/listing/filters.tsx";
import { useListView } from "#storefront/components/listing/list-view.ts";
import { Toolbar } from "#storefront/components/listing/toolbar.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { Paging } from "#storefront/components/page/paging.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Empty } from "#ui/notice.tsx";
import type { CategoryPage } from "./category-view.ts";
import { CategoryChips } from "./chips.tsx";
import { StoryTile } from "./story-tile.tsx";
import "./category.css";

/** After this many cards the picture begins in the second row of four, and fills a row of three or two. */
const storyAfter = 6;

/**
 * Places the story among the products of a plain list, or at the end of a list of reduced products, where it fills the
 * last row.
 */
function storyAmong({ story, cards: { length }, isOnSale, paging }: CategoryPage): Record<number, ReactNode> {
  if (!story) return {};
  if (!isOnSale) return length > storyAfter ? { [storyAfter]: <StoryTile story={story} /> } : {};
  const isAll = length >= 4 && !paging.next && !paging.previous;
  return isAll ? { [length]: <StoryTile story={story} after={length} /> } : {};
}

export default function Category(view: CategoryPage) {
  const { title, intro, hero, path, total, crumbs, groups, cards, paging } = view;
  const t = useText();
  const say = useText(view.words);
  const shown = useListView(view.view);
  // Groups of one line continue the line of chips.
  const chipGroups = view.chips.length > 0 ? groups.filter(({ layout }) => layout.includes("row")) : [];
  return (
    <div className="wrap">
      <header className="category-head stack stack-m">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={classes("category-title display-2 display", view.isOnSale && "category-title-sale")}>
          {title}
          <span className="category-count numbers" title={t("catalogue.products", { count: total })}>
            {total}
          </span>
        </h1>
        {intro.map((line) => (
          <p key={line} className="category-intro">
            {line}
          </p>
        ))}
      </header>
      {hero && (
        <Picture
          id={hero}
          alt=""
          sizes="100vw"
          widths={sceneWidths}
          width={16}
          height={6}
          priority
          className="category-hero"
        />
      )}
      <p role="status" className="visually-hidden">
        {t("catalogue.products", { count: total })}
      </p>
      {groups
        .filter((group) => !chipGroups.includes(group))
        .map(({ title, ...group }) => (
          <div key={title} className="below-m">
            <CategoryGroupLinks heading={title || undefined} {...group} />
          </div>
        ))}
      <div className="list-top">
        <CategoryChips chips={view.chips} groups={chipGroups} />
        <Toolbar controls={view} />
        {cards.length > 0 && <PriceTerms all />}
      </div>
      <div className="list-body">
        <Filters key={path} controls={view} />
        <div>
          {cards.length > 0 ? (
            <ProductGrid
              cards={cards}
              list={{ name: path.slice(1), title }}
              rows={shown === "rows"}
              priority={4}
              heading="h2"
              isBare
              between={storyAmong(view)}
            />
          ) : (
            <Empty title={say("catalogue.nothing-title")} text={say("catalogue.nothing-text")}>
              <Link to={path} className={buttonClass({ kind: "outline" })}>
                {say("catalogue.clear-all")}
              </Link>
            </Empty>
          )}
          <Paging paging={paging} />
        </div>
      </div>
    </div>
  );
}
