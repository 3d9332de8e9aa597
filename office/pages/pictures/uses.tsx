import { Link } from "@tanstack/react-router";
import type { PictureUse } from "#commerce/catalog/office/pictures/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";

/** Where a picture is used: in the shop's settings, stores, categories, products and content. */
export function Uses({ uses }: { uses: readonly PictureUse[] }) {
  const say = useText();
  const names = useCatalogueNames();
  return (
    <section className="card">
      <h2>{say("usedIn")}</h2>
      {uses.length === 0 ? (
        <p className="field-hint">{say("usedNowhere")}</p>
      ) : (
        <ul className="uses">
          {uses.map((use) =>
            use.kind === "shop" ? (
              <li key="shop">
                <Link to="/settings/shop" className="link">
                  {use.name || say("setShop")}
                </Link>
                <span className="list-sub">{say("shopBrand")}</span>
              </li>
            ) : use.kind === "product" ? (
              <li key={`product ${use.id}`}>
                <Link to="/products/$id" params={{ id: String(use.id) }} className="link">
                  {use.name}
                </Link>
                <span className="list-sub">{say("product")}</span>
              </li>
            ) : use.kind === "category" ? (
              <li key={`category ${use.id}`}>
                <Link to="/categories/$id" params={{ id: String(use.id) }} className="link">
                  {names.category(use)}
                </Link>
                <span className="list-sub">{say("category")}</span>
              </li>
            ) : use.kind === "store" ? (
              <li key={`store ${use.slug}`}>
                {use.name}
                <span className="list-sub">{say("pictureStore")}</span>
              </li>
            ) : (
              <li key={`${use.type} ${use.uid}`}>
                {use.name}
                <span className="list-sub">{say("contentKind", { type: use.type })}</span>
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}
