import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { FlexScale } from "#storefront/components/product-drawings/scales.tsx";
import { isDrawn } from "#storefront/components/product-facts/board-specs.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { ProductView } from "./product-view.ts";

type Props = Pick<ProductView["product"], "description" | "specs" | "sku"> & {
  /** How stiff it is, of things that are no boards: those have drawings of their own. */
  flex?: number;
};

/** The product in words, and its facts as a table. */
export const About = cacheMarkup("about", function Facts({ description, specs, sku, flex }: Props) {
  const { texts } = useShop();
  const t = useText();
  const facts = specs.filter((spec) => !isDrawn(spec));
  return (
    <section className="section wrap about apart" aria-labelledby="about">
      <div>
        <h2 id="about" className="label section-eyebrow">
          {t("catalogue.about")}
        </h2>
        <p className="about-text">{description}</p>
        {flex && (
          <div className="about-flex">
            <p className="label section-eyebrow">{t("specs.flex")}</p>
            <FlexScale flex={flex} />
          </div>
        )}
      </div>
      <dl className="facts">
        {facts.map(({ id, value }) => (
          <div key={id}>
            <dt>{specLabel(texts, id)}</dt>
            <dd>{specValue(texts, value)}</dd>
          </div>
        ))}
        <div>
          <dt>{t("specs.sku")}</dt>
          <dd className="numbers">{sku}</dd>
        </div>
      </dl>
    </section>
  );
});
