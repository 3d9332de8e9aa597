import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useState } from "react";
import type { Change } from "#commerce/catalog/office/bulk.ts";
import type { ProductRow } from "#commerce/catalog/office/list-schema.ts";
import { type PriceRegion, shoppingRegions } from "#commerce/shared/regions/schema.ts";
import type { BulkRequest } from "../../components/bulk/start.ts";
import { PlusIcon } from "../../components/icons.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import type { ListSearch } from "../../components/list/search.ts";
import type { Column, Filter, ListOf } from "../../components/list/types.ts";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";
import { marketName, priceRegions } from "../../runtime/markets.ts";
import { pictureUrl } from "../../runtime/pictures.ts";
import { useMay } from "../../runtime/session.ts";
import { inBin } from "./bin.tsx";
import { productBulk } from "./bulk/actions.ts";
import { countProducts, filterOf, loadProducts, readsOn } from "./load.ts";

const ChangeDialog = lazy(() =>
  import("./bulk/change-dialog.tsx").then(({ ChangeDialog: default_ }) => ({ default: default_ })),
);

const states = {
  visible: "tag tag-good",
  hidden: "tag",
  preorder: "tag tag-info",
  disabled: "tag tag-bad",
  deleted: "tag tag-bad",
} as const satisfies Partial<Record<Key, string>>;
type State = keyof typeof states;

const columnsWith = (names: ReturnType<typeof useCatalogueNames>): Column<ProductRow>[] => [
  {
    id: "name",
    label: "productName",
    sort: "name",
    cell: ({ name, sku, image }) => (
      <span className="list-thing">
        {image && (
          <img className="list-picture" src={pictureUrl(image, 72)} alt="" width={36} height={36} loading="lazy" />
        )}
        <span>
          {name}
          <span className="list-sub">{sku}</span>
        </span>
      </span>
    ),
  },
  { id: "brand", label: "brand", sort: "brand", isOptional: true, cell: ({ brand }) => brand },
  { id: "kind", label: "kind", cell: ({ kind }) => <span className="words">{names.kind(kind)}</span> },
  {
    id: "status",
    label: "status",
    cell: ({ status }, { say }) => <span className={states[status]}>{say(status)}</span>,
  },
  {
    id: "buyable",
    label: "buyableIn",
    isOptional: true,
    cell: ({ buyableIn }, { say }) =>
      buyableIn.map((market) => marketName(market as PriceRegion, say)).join(", ") || "–",
  },
  {
    id: "categories",
    label: "categories",
    isOptional: true,
    cell: ({ categories }) => categories.map(names.category).join(", "),
  },
  {
    id: "stock",
    label: "stock",
    sort: "stock",
    isNumeric: true,
    cell: ({ stock }, { say, formats }) =>
      stock === null ? (
        "–"
      ) : stock === 0 ? (
        <span className="tag tag-bad">{say("soldOut")}</span>
      ) : (
        formats.number(stock)
      ),
  },
  { id: "variants", label: "variants", isNumeric: true, cell: ({ variantCount }) => variantCount },
  ...shoppingRegions.map(
    (market, place): Column<ProductRow> => ({
      id: `price-${market}`,
      label: ({ us: "priceUs", ca: "priceCa", eu_region_1: "priceEu" } as const)[market],
      sort: `price:${market}`,
      isNumeric: true,
      isOptional: place > 0,
      cell: ({ prices }, { formats }) => {
        const price = prices.find(({ region }) => region === market);
        return price ? formats.money(price.price, price.currency) : "–";
      },
    }),
  ),
  {
    id: "changed",
    label: "changedAt",
    sort: "changed",
    isOptional: true,
    cell: ({ changedAt }, { formats }) => formats.moment(changedAt),
  },
];

const filters: Filter[] = [
  {
    name: "status",
    label: "status",
    options: ({ say }) => (Object.keys(states) as State[]).map((state) => [state, say(state)] as const),
  },
  {
    name: "stock",
    label: "stock",
    options: ({ say }) => [
      ["out", say("soldOut")],
      ["low", say("lowStock")],
    ],
  },
  {
    name: "missing_price",
    label: "missingPrice",
    options: ({ say }) => priceRegions.map((market) => [market, marketName(market, say)] as const),
  },
];

type Category = { id: number; name: string; parentId: number | null };

export function ProductsPage() {
  const say = useText();
  const mayRead = useMay("catalogue:read");
  const mayWrite = useMay("catalogue:write");
  const [changing, setChanging] = useState<BulkRequest<Change> | null>(null);
  const search = useSearch({ strict: false }) as ListSearch;
  const isBin = search.status === "deleted";
  const { data } = useQuery({
    queryKey: ["category-names"],
    queryFn: ({ signal }) => get<{ data: Category[] }>("/staff/categories", {}, signal),
    enabled: mayRead,
  });
  const names = useCatalogueNames();
  const list = useMemo((): ListOf<ProductRow> => {
    const all = data?.data ?? [];
    const columns = columnsWith(names);
    const nameOf = (one: Category) => {
      const parent = all.find(({ id }) => id === one.parentId);
      return parent ? `${names.category(parent)} / ${names.category(one)}` : names.category(one);
    };
    const category: Filter = {
      name: "category",
      label: "category",
      options: () => all.map((one) => [String(one.id), nameOf(one)] as const),
    };
    return {
      name: "products",
      load: loadProducts,
      count: countProducts,
      readsOn,
      isSearchable: true,
      id: ({ id }) => String(id),
      title: ({ name }) => name,
      path: ({ id }) => `/products/${id}`,
      columns,
      filters: [category, ...filters],
      ...(mayWrite && { bulk: productBulk(setChanging) }),
      ...(isBin && inBin(columns, mayWrite)),
    };
  }, [data, names, mayWrite, isBin]);
  const actions = (
    <>
      <Link to="/prices" className="button">
        {say("prices")}
      </Link>
      <Link to="/products" search={{ status: "deleted" }} className="button">
        {say("bin")}
      </Link>
      <ExportLink path="/staff/products/export" query={filterOf(search)} />
      {mayWrite && (
        <Link to="/products/new" className="button button-main">
          <PlusIcon size={16} /> {say("newProduct")}
        </Link>
      )}
    </>
  );
  return (
    <Page
      name={say(isBin ? "bin" : "products")}
      permission="catalogue:read"
      above={isBin && <Link to="/products">{say("products")}</Link>}
      actions={isBin ? <ExportLink path="/staff/products/export" query={filterOf(search)} /> : actions}
    >
      <List key={list.name} list={list} />
      {changing && (
        <Suspense>
          <ChangeDialog {...changing} onClose={() => setChanging(null)} />
        </Suspense>
      )}
    </Page>
  );
}
