import type { ReactNode } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Toolbar } from "#storefront/components/listing/toolbar.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { PopularProducts } from "#storefront/components/product/popular-products.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { TextField } from "#ui/field.tsx";
import { Also } from "./also.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import { isNarrowable, Results } from "./results.tsx";
import { Sale } from "./sale.tsx";
import type { SearchView } from "./search-view.ts";
import "#ui/chip.css";
import "./search.css";
import "./start.css";

export default function Search(view: SearchView) {
  const { query, kind, kinds, popular } = view;
  const t = useText();
  const isFound = kinds.length > 0;
  const current = kinds.find((one) => one.kind === kind);
  if (view.sale.length > 0) return <Sale view={view} />;

  const titleOf = () => {
    if (!query) return t("search.label");
    if (!isFound) return t("search.none", { query });
    return t("search.count", { count: current?.count ?? view.count, query });
  };

  return (
    <div className={classes("wrap search-page shrinks", !isFound && "search-start")}>
      <div className="search-top">
        <h1 className="search-title display display-form">{titleOf()}</h1>
        <Field query={query} />
        {query && (
          <p role="status" className={isFound ? "visually-hidden" : "search-none"}>
            {isFound ? t("search.count", { count: view.count, query }) : t("search.none.text")}
          </p>
        )}
        <Meant meant={view.meant} />
        <Chips title={t("search.popular-queries")} links={view.questions} />
        <Chips title={t(query ? "search.elsewhere" : "search.kind-category")} links={view.categories}>
          {query && !isFound && (
            <Link to="/support/contact" className="search-ask text-link" prefetch={false}>
              {t("frame.contact")}
            </Link>
          )}
        </Chips>
      </div>
      {view.scene && (
        <Picture
          id={view.scene}
          alt=""
          sizes="(min-width: 1024px) 50vw, 100vw"
          widths={sceneWidths.slice(0, 4)}
          width={16}
          height={9}
          className="search-scene"
        />
      )}
      {isFound && <KindTabs kinds={kinds} current={kind} />}
      {isNarrowable(view) && <Toolbar controls={view} />}
      {isFound && <Results view={view} />}
      <Also also={view.also} />
      <div className="search-popular">
        <PopularProducts cards={popular} />
      </div>
    </div>
  );
}

function Field({ query }: Pick<SearchView, "query">) {
  const t = useText();
  const { locale } = useShop();
  return (
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
  );
}

/** Links to other searches or categories, behind their name. */
function Chips({ title, links, children }: { title: string; links: SearchView["questions"]; children?: ReactNode }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="search-elsewhere">
      <p className="search-chips-title" aria-hidden="true">
        {title}
      </p>
      {links.map(({ title: name, path }) => (
        <Link key={path} to={path} className="chip" prefetch={false}>
          <span className="search-chip">{name}</span>
        </Link>
      ))}
      {children}
    </nav>
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
