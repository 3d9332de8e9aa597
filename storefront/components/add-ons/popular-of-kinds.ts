import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { firstOfKinds } from "#storefront/components/add-ons/load-add-ons.ts";

/** Among as many of the shop's best sellers one of every kind is looked for. */
const among = 48;

/**
 * Best sellers of different kinds. `turn` 1 leaves out those of turn 0, and so on, so that the empty pages of a shop do
 * not all show the same things.
 */
export async function popularOfKinds(
  { services, region }: Pick<PageContext, "services" | "region">,
  count: number,
  turn = 0,
): Promise<ProductCard[]> {
  let rest = await cardsByTerms(services.db, region, [], among);
  for (let at = 0; at < turn; at += 1) rest = firstOfKinds(rest).slice(count);
  return firstOfKinds(rest).slice(0, count);
}
