import type { VariantDetail } from "#storefront/components/product-facts/variant-details.ts";
import { type Choice, matching } from "./buy-box/choice.ts";
import type { ProductView } from "./product-view.ts";

type Props = { details: readonly VariantDetail[]; product: ProductView["product"]; choice: Choice };

/**
 * The merchant's custom fields that all variants matching the choice have in common. The details further down list
 * those of all variants, also without scripts.
 */
export default function VariantFacts({ details, product, choice }: Props) {
  const left = matching(product, choice);
  const said = details.filter(({ variants }) => left.every(({ id }) => variants.includes(id)));
  if (left.length === 0 || said.length === 0) return null;
  return (
    <dl className="facts own-facts" aria-live="polite">
      {said.map(({ key, label, value, href }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
