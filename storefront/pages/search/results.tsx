import type { MouseEvent, ReactNode } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Filters } from "#storefront/components/listing/filters.tsx";
import { useListView } from "#storefront/components/listing/list-view.ts";
import { Paging } from "#storefront/components/page/paging.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { trackSearchClick } from "#storefront/components/product/track-search-click.ts";
import { Empty } from "#ui/notice.tsx";
import { Findings } from "./findings.tsx";
import type { SearchView } from "./search-view.ts";

/** Whether the results have filters, which then stand beside them. */
export const isNarrowable = ({ kinds, facets }: SearchView): boolean => kinds.length > 0 && facets.length > 0;

type InsertedBlocks = Record<number, ReactNode>;

/**
 * One page of results. `isBare`: the terms of the prices stand elsewhere on the page. `between`: what stands among the
 * products, by the number of products before it.
 */
export function Results({ view, isBare, between }: { view: SearchView; isBare?: boolean; between?: InsertedBlocks }) {
  const { query, kind, kinds, cards, findings } = view;
  const t = useText();
  const say = useText(view.words);
  const shown = useListView(view.view);
  const hasResults = cards.length + findings.length > 0;

  /** Finds the result that was clicked: cards carry their product, other results their document. */
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const marked = link?.closest<HTMLElement>("[data-document], [data-product]");
    const id = marked && (marked.dataset.document ?? view.documents[marked.dataset.product ?? ""]);
    if (id) trackSearchClick({ query, document_id: id, request_id: view.requestId, tags: view.tags });
  };

  return (
    <div className={isNarrowable(view) ? "list-body" : undefined}>
      {isNarrowable(view) && <Filters key={query} controls={view} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to the links inside, by whatever means they are followed */}
      <section
        className="search-results stack"
        aria-label={kinds.find((one) => one.kind === kind)?.label}
        onClick={onClick}
      >
        {cards.length > 0 && (
          <ProductGrid
            cards={cards}
            list={{ name: "search", title: t("search.title") }}
            rows={shown === "rows"}
            priority={4}
            heading="h2"
            isBare={isBare}
            between={between}
          />
        )}
        {findings.length > 0 && <Findings findings={findings} />}
        {!hasResults && <Empty title={say("catalogue.nothing-title")} text={say("catalogue.nothing-text")} />}
        <Paging paging={view.paging} />
      </section>
    </div>
  );
}
