import type { MouseEvent } from "react";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { Filters } from "#storefront/components/listing/filters.tsx";
import { useListView } from "#storefront/components/listing/list-view.ts";
import { Toolbar } from "#storefront/components/listing/toolbar.tsx";
import { Paging } from "#storefront/components/page/paging.tsx";
import { PopularProducts } from "#storefront/components/product/popular-products.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { trackSearchClick } from "#storefront/components/product/track-search-click.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { TextField } from "#ui/field.tsx";
import { Empty } from "#ui/notice.tsx";
import { Findings } from "./findings.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import type { SearchView } from "./search-view.ts";
import "#ui/chip.css";
import "./search.css";

export default function Search(view: SearchView) {
  const { query, kind, kinds, cards, findings, facets, popular } = view;
  const t = useText();
  const say = useText(view.words);
  const { locale } = useShop();
  const isFound = kinds.length > 0;
  const isSale = view.sale.length > 0;
  const isNarrowable = isFound && facets.length > 0;
  const shown = useListView(view.view);
  const current = kinds.find((one) => one.kind === kind);
  const hasResults = cards.length + findings.length > 0;

  const titleOf = () => {
    if (isSale) return t("catalogue.badge-sale");
    if (!query) return t("search.title");
    return isFound ? t("search.count", { count: current?.count ?? view.count, query }) : query;
  };

  /** Finds the result that was clicked: cards carry their product, other results their document. */
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const marked = link?.closest<HTMLElement>("[data-document], [data-product]");
    const id = marked && (marked.dataset.document ?? view.documents[marked.dataset.product ?? ""]);
    if (id) trackSearchClick({ query, document_id: id, request_id: view.requestId, tags: view.tags });
  };

  return (
    <div className="wrap search-page shrinks">
      <h1 className={classes("search-title display display-form", isSale && "search-title-sale")}>{titleOf()}</h1>
      {!isSale && (
        <search>
          <form action={localePath(locale, "/search")} className="search-form stack stack-s">
            <TextField
              key={query}
              label={t("search.label")}
              type="search"
              name="q"
              defaultValue={query}
              placeholder={t("search.placeholder")}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit">{t("search.submit")}</Button>
          </form>
        </search>
      )}
      {query && isFound && (
        <p role="status" className="visually-hidden">
          {t("search.count", { count: view.count, query })}
        </p>
      )}
      <Meant meant={view.meant} />
      {isFound && !isSale && <KindTabs kinds={kinds} current={kind} />}
      {isSale && (
        <nav aria-label={t("catalogue.categories")} className="search-elsewhere search-sale">
          {view.sale.map(({ title, path, count }) => (
            <Link key={path} to={path} className="chip">
              {title} <span className="chip-count numbers">{count}</span>
            </Link>
          ))}
        </nav>
      )}
      {query && !isFound && <Empty title={t("search.none", { query })} text={t("search.none.text")} />}
      {isNarrowable && <Toolbar controls={view} />}
      {isFound && (
        <div className={isNarrowable ? "list-body" : undefined}>
          {isNarrowable && <Filters key={query} controls={view} />}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to the links inside, by whatever means they are followed */}
          <section className="search-results stack" aria-label={current?.label} onClick={onClick}>
            {cards.length > 0 && (
              <ProductGrid
                cards={cards}
                list={{ name: "search", title: t("search.title") }}
                rows={shown === "rows"}
                priority={4}
                heading="h2"
              />
            )}
            {findings.length > 0 && <Findings findings={findings} />}
            {!hasResults && <Empty title={say("catalogue.nothing-title")} text={say("catalogue.nothing-text")} />}
            <Paging paging={view.paging} />
          </section>
        </div>
      )}
      {view.categories.length > 0 && (
        <nav aria-label={t("search.elsewhere")} className="search-elsewhere">
          {view.categories.map(({ title, path }) => (
            <Link key={path} to={path} className="chip" prefetch={false}>
              {title}
            </Link>
          ))}
        </nav>
      )}
      <PopularProducts cards={popular} />
    </div>
  );
}

function Meant({ meant }: Pick<SearchView, "meant">) {
  const t = useText();
  if (!meant) return null;
  const [before, after] = t("search.meant").split("{query}");
  return (
    <p className="text-l">
      {before}
      <Link to={meant.path} className="text-link" prefetch={false}>
        {meant.query}
      </Link>
      {after}
    </p>
  );
}
