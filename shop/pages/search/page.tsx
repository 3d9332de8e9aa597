import { Link } from "#shop/frame/link.tsx";
import { localePath, useShop, useText } from "#shop/frame/shop.tsx";
import { ProductGrid } from "#shop/parts/product-grid.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Empty } from "#ui/notice.tsx";
import type { SearchProps } from "./data.ts";
import "./search.css";

export default function Search({ query, total, cards, page, pages, popular }: SearchProps) {
  const t = useText();
  const { locale } = useShop();
  return (
    <div className="wrap search">
      <h1 className="display search-title">{t("search.title")}</h1>
      <search>
        <form action={localePath(locale, "/search")} className="search-form">
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
      {query && total > 0 && (
        <p role="status" className="search-count">
          {t(total === 1 ? "search.count.one" : "search.count.other", { count: total, query })}
        </p>
      )}
      {query && total === 0 && <Empty title={t("search.none", { query })} text={t("search.none.text")} />}
      {cards.length > 0 && <ProductGrid cards={cards} priority={4} heading="h2" />}
      {page < pages && (
        <p>
          <Link
            to={`/search?${new URLSearchParams({ q: query, page: String(page + 1) })}`}
            className={buttonClass({ kind: "outline" })}
          >
            {t("search.more")}
          </Link>
        </p>
      )}
      {popular.length > 0 && (
        <section>
          <h2 className="display search-popular">{t("search.popular")}</h2>
          <ProductGrid cards={popular} />
        </section>
      )}
    </div>
  );
}
