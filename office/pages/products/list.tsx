import { Link } from "@tanstack/react-router";
import { PlusIcon } from "../../components/icons.tsx";
import { List } from "../../components/list/list.tsx";
import type { Chosen, ListOf } from "../../components/list/types.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { send } from "../../runtime/api.ts";
import { pictureUrl } from "../../runtime/pictures.ts";
import { useMay } from "../../runtime/session.ts";
import { loadProducts, type ProductRow } from "./load.ts";

const atOnce = 50;

/** One request for up to fifty products. */
const showAll = (isVisible: boolean) => async (chosen: Chosen) => {
  if (!("ids" in chosen)) return;
  const products = chosen.ids.map((id) => ({ id: Number(id), is_visible: isVisible }));
  for (let from = 0; from < products.length; from += atOnce)
    await send("PUT", "/catalog/products", { products: products.slice(from, from + atOnce) });
};

const list: ListOf<ProductRow> = {
  name: "products",
  load: loadProducts,
  isSearchable: true,
  id: ({ id }) => String(id),
  title: ({ name }) => name,
  path: ({ id }) => `/products/${id}`,
  columns: [
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
    { id: "kind", label: "kind", cell: ({ kind }) => kind },
    { id: "brand", label: "brand", isOptional: true, cell: ({ brand }) => brand },
    {
      id: "status",
      label: "status",
      cell: ({ isVisible, availability }, { say }) => (
        <span className={isVisible ? (availability === "disabled" ? "tag tag-bad" : "tag tag-good") : "tag"}>
          {say(isVisible ? availability : "hidden")}
        </span>
      ),
    },
    {
      id: "stock",
      label: "stock",
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
    { id: "variants", label: "variants", isNumeric: true, cell: ({ variants }) => variants },
    {
      id: "price",
      label: "price",
      isNumeric: true,
      cell: ({ price }, { formats }) => (price ? formats.money(price.amount, price.currency) : "–"),
    },
  ],
};

export function ProductsPage() {
  const say = useText();
  const mayWrite = useMay("catalogue:write");
  const [writing] = [mayWrite ? { ...list, bulk } : list];
  return (
    <Page
      name={say("products")}
      permission="catalogue:read"
      actions={
        mayWrite && (
          <Link to="/products/new" className="button button-main">
            <PlusIcon size={16} /> {say("newProduct")}
          </Link>
        )
      }
    >
      <List list={writing} />
    </Page>
  );
}

const bulk = [
  { id: "show", label: "show" as const, run: showAll(true) },
  { id: "hide", label: "hide" as const, run: showAll(false) },
];
