import { termsOf } from "#commerce/shared/regions/terms.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import { isDrawn } from "#storefront/components/product-facts/board-specs.ts";
import { attributeRules, shownSpecs } from "#storefront/components/product-facts/product-attributes.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";

/** The number of facts that count as a product's main features; colour and size are shown beside them. */
const most = 4;

type Line = { id: string; productId: number };

/**
 * Returns the main features by line, such as "Flex: 5, Shape: Directional twin". Null where the law of the region
 * requires no review at the button (commerce/shared/regions/terms.ts).
 */
export async function reviewOf(
  context: PrivateContext,
  lines: readonly Line[],
): Promise<Record<string, string> | null> {
  const { services, locale, region } = context;
  if (!termsOf(region).isReviewedAtButton) return null;
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const [products, rules, texts] = await Promise.all([
    services.db.selectFrom("products").select(["id", "specs"]).where("id", "in", ids).execute(),
    attributeRules(services, locale),
    textsFor({ services, locale }),
  ]);
  const features = new Map(
    products.map(({ id, specs }) => {
      const facts = shownSpecs(rules, specs).filter((spec) => !isDrawn(spec));
      const said = facts.slice(0, most).map((fact) => `${specLabel(texts, fact.id)}: ${specValue(texts, fact.value)}`);
      return [id, said.join(", ")];
    }),
  );
  return Object.fromEntries(lines.map(({ id, productId }) => [id, features.get(productId) ?? ""]));
}
