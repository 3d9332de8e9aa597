import type { ReactNode } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { CategoryGroupLinks } from "#storefront/components/blocks/category-group.tsx";
import { CategoryHead } from "#storefront/components/category/category-head.tsx";
import { CategoryChips } from "#storefront/components/category/chips.tsx";
import { Filters } from "#storefront/components/listing/filters.tsx";
import { useListView } from "#storefront/components/listing/list-view.ts";
import { Toolbar } from "#storefront/components/listing/toolbar.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Paging } from "#storefront/components/page/paging.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Empty } from "#ui/notice.tsx";
import { AdviceLine, AdviceTile } from "./advice.tsx";
import type { CategoryPage } from "./category-view.ts";
import { StoryTile } from "./story-tile.tsx";
import "./category.css";

/** After this many cards the picture begins in the second row of four, and fills a row of three or two. */
const storyAfter = 6;

/** What helps to choose stands after the last product, and beside the list while there are further pages. */
const isAtEnd = ({ cards: { length }, paging }: CategoryPage) => length >= 4 && !paging.next;

/** Places the story among the products, and what helps to choose after the last one, where it fills the row. */
function tilesAmong(view: CategoryPage): Record<number, ReactNode> {
  const { story, ending } = view;
  const { length } = view.cards;
  return {
    ...(story && length > storyAfter && { [storyAfter]: <StoryTile story={story} /> }),
    ...(ending && isAtEnd(view) && { [length]: <StoryTile story={ending} after={length} /> }),
  };
}

export default function Category(view: CategoryPage) {
  const { title, hero, path, groups, cards, paging } = view;
  const advice = isAtEnd(view) ? undefined : view.ending;
  const shown = useListView(view.view);
  // Groups of one line continue the line of chips.
  const chipGroups = view.chips.length > 0 ? groups.filter(({ layout }) => layout.includes("row")) : [];
  return (
    <div className="wrap">
      <CategoryHead {...view} />
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
      {advice && <AdviceLine advice={advice} />}
      <div className="list-body">
        <Filters key={path} controls={view}>
          {advice && <AdviceTile advice={advice} />}
        </Filters>
        <div>
          {cards.length > 0 ? (
            <ProductGrid
              cards={cards}
              list={{ name: path.slice(1), title }}
              rows={shown === "rows"}
              priority={4}
              heading="h2"
              isBare
              between={tilesAmong(view)}
            />
          ) : (
            <Nothing view={view} />
          )}
          <Paging paging={paging} />
        </div>
      </div>
    </div>
  );
}

/** When nothing matches: which filter to drop, and the products that this finds. */
function Nothing({ view: { words, clear, nearest, hidden, path, title } }: { view: CategoryPage }) {
  const say = useText(words);
  return (
    <div className="stack">
      <Empty title={say("catalogue.nothing-title")} text={say("catalogue.nothing-text")}>
        {nearest && (
          <Link to={nearest.path} className={buttonClass()} prefetch={false}>
            {say("catalogue.drop", { filter: nearest.label, count: nearest.count })}
          </Link>
        )}
        <Link to={clear} className={buttonClass({ kind: "outline" })} prefetch={false}>
          {say("catalogue.clear-all")}
        </Link>
      </Empty>
      {hidden.length > 0 && <ProductGrid cards={hidden} list={{ name: path.slice(1), title }} heading="h3" isBare />}
    </div>
  );
}
