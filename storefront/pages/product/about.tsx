import { renderToStaticMarkup } from "react-dom/server";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import { type Shop, ShopProvider, useText } from "#storefront/app/shop.tsx";
import type { ProductView } from "./product-view.ts";

type Props = Pick<ProductView["product"], "description" | "features" | "sku" | "kind"> & {
  /** The facts in the table, in the visitor's language. */
  facts: { id: string; label: string; value: string }[];
};

/**
 * The product's description and its facts as a table, as markup, so that browsers receive neither a component nor the
 * facts themselves.
 */
export const aboutMarkup = (props: Props, shop: Shop): string =>
  renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <About {...props} />
    </ShopProvider>,
  );

function About({ description, features = [], facts, sku, kind }: Props) {
  const t = useText();
  // For gift cards, a table with only the article number is left out.
  const hasFacts = facts.length > 0 || kind !== giftCardKind;
  return (
    <section className="section wrap about apart" aria-labelledby="about">
      <div>
        <h2 id="about" className="label section-eyebrow">
          {t("catalogue.about")}
        </h2>
        <p className="about-text">{description}</p>
        {features.length > 0 && (
          <ul className="about-features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      {hasFacts && (
        <dl className="facts">
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t("specs.sku")}</dt>
            <dd className="numbers">{sku}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
