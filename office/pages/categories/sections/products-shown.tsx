import { Link } from "@tanstack/react-router";
import type { Static } from "typebox";
import type { CategoryProduct, CategoryProducts } from "#commerce/catalog/categories/office-schema.ts";
import { CloseIcon, UpIcon } from "../../../components/icons.tsx";
import { Skeleton } from "../../../components/states.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { pictureUrl } from "../../../runtime/pictures.ts";
import { useMay } from "../../../runtime/session.ts";

const origins: Record<CategoryProduct["by"], Key> = { hand: "pickedByHand", rule: "foundByRule", below: "fromBelow" };

type Props = {
  found: Static<typeof CategoryProducts> | undefined;
  page: number;
  perPage: number;
  setPage: (page: number) => void;
  first: readonly number[];
  putFirst: (id: number) => void;
  takeOut: (id: number) => void;
};

/** A page of the category's products, in the order shown to a market's shoppers. */
export function ProductsShown({ found, page, perPage, setPage, first, putFirst, takeOut }: Props) {
  const say = useText();
  const mayWrite = useMay("catalogue:write");
  if (!found) return <Skeleton lines={5} />;
  const { data, meta } = found;
  const last = Math.max(1, Math.ceil(meta.total / perPage));
  return (
    <div>
      <h3 className="field-label">{say("asShown")}</h3>
      <p role="status" className="field-hint">
        {say("listTotal", { count: meta.total })}
      </p>
      <ol className="category-products" aria-label={say("asShown")} start={(page - 1) * perPage + 1}>
        {data.map(({ id, name, sku, image, by }) => (
          <li key={id}>
            {image ? <img src={pictureUrl(image, 72)} alt="" loading="lazy" /> : <span className="no-picture" />}
            <span className="category-product">
              <Link to="/products/$id" params={{ id: String(id) }} className="list-link">
                {name}
              </Link>
              <span className="list-sub">{sku}</span>
            </span>
            <span className="tag">{say(origins[by])}</span>
            {mayWrite && (
              <span className="category-product-do">
                {!first.includes(id) && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={say("putFirst", { name })}
                    title={say("putFirst", { name })}
                    onClick={() => putFirst(id)}
                  >
                    <UpIcon size={16} />
                  </button>
                )}
                {by === "hand" && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={say("takeOut", { name })}
                    title={say("takeOut", { name })}
                    onClick={() => takeOut(id)}
                  >
                    <CloseIcon size={16} />
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {last > 1 && (
        <div className="category-picture-do">
          <button type="button" className="button" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {say("previousPage")}
          </button>
          <button type="button" className="button" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {say("nextPage")}
          </button>
        </div>
      )}
    </div>
  );
}
