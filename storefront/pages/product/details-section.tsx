import { renderToStaticMarkup } from "react-dom/server";
import type { OwnDetail } from "#storefront/components/product-facts/own-details.ts";
import type { VariantDetail } from "#storefront/components/product-facts/variant-details.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

/**
 * The merchant's custom fields for shoppers as markup, so that browsers receive neither a component nor its texts.
 * Empty when there are none.
 */
export function detailsMarkup(
  details: readonly (OwnDetail & Partial<VariantDetail>)[],
  words: AreaTexts<"own-details">,
): string {
  if (details.length === 0) return "";
  return renderToStaticMarkup(
    <section className="section wrap own-details" aria-labelledby="details">
      <h2 id="details" className="label section-eyebrow">
        {words["ownDetails.title"]}
      </h2>
      <dl className="facts">
        {details.map(({ key, label, value, href, of, variants }) => (
          <div key={`${key} ${variants?.join(" ")}`}>
            <dt>{of ? `${label} (${of})` : label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </section>,
  );
}
