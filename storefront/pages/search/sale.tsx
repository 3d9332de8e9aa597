import { useText } from "#storefront/app/shop.tsx";
import { CategoryHead } from "#storefront/components/category/category-head.tsx";
import { CategoryChips } from "#storefront/components/category/chips.tsx";
import { Toolbar } from "#storefront/components/listing/toolbar.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { StoryTile } from "#storefront/pages/category/story-tile.tsx";
import { Results } from "./results.tsx";
import type { SearchView } from "./search-view.ts";

/** As among the products of a category. */
const storyAfter = 6;

/** Everything that is reduced, which is what the search finds for the word on the badge: it looks like a category. */
export function Sale({ view }: { view: SearchView }) {
  const t = useText();
  const say = useText(view.words);
  const between =
    view.story && view.cards.length > storyAfter ? { [storyAfter]: <StoryTile story={view.story} /> } : {};
  const chips = view.sale.map((part) => ({ ...part, current: false }));
  return (
    <div className="wrap">
      <CategoryHead
        crumbs={[]}
        title={t("catalogue.badge-sale")}
        total={view.total}
        isOnSale
        intro={[say("catalogue.sale-line")]}
      />
      <div className="list-top">
        <CategoryChips chips={chips} />
        <Toolbar controls={view} />
        {view.cards.length > 0 && <PriceTerms all />}
      </div>
      <Results view={view} isBare between={between} />
    </div>
  );
}
