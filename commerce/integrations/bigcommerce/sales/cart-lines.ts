import type { PricedProduct } from "#commerce/catalog/api/rest.ts";
import type { Variant } from "#commerce/catalog/products/schema.ts";
import type { ReadProducts } from "#commerce/integrations/bigcommerce/catalog/catalog.ts";
import type { BcVariant, Page } from "#commerce/integrations/bigcommerce/catalog/shapes.ts";
import type { BigCommerceHttp } from "#commerce/integrations/bigcommerce/http.ts";
import type { LineInput } from "#commerce/sales/cart/actions.ts";
import { type CartProblem, cartProblem } from "#commerce/sales/cart/problems.ts";
import { type Cart, maxLines, maxQuantity } from "#commerce/sales/cart/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { type Failure, ok, type Result } from "#platform/result.ts";

/** Lines as /v3/carts expects them: a variant always comes with its product. */
export type FullLine = { product_id: number; variant_id: number; quantity: number };

const isId = (id: number | null | undefined) => id == null || (Number.isInteger(id) && id > 0 && id <= 2_147_483_647);

export function hindranceOf(lines: readonly LineInput[]): Failure<CartProblem> | null {
  if (lines.length > maxLines) return cartProblem("too-many-lines");
  for (const [index, { quantity, productId, variantId }] of lines.entries()) {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
      return cartProblem("bad-quantity", { index });
    const isNamed = productId != null || variantId != null;
    if (!isNamed || !isId(productId) || !isId(variantId)) return cartProblem("variant-not-found", { index });
  }
  return null;
}

type AdapterServices = { http: BigCommerceHttp; catalogue: { read: ReadProducts } };

/**
 * Looks up the lines and checks them as our own cart does: the variant exists and belongs to the product (or is its
 * only one), the region sells it, and there is enough stock in addition to what `cart` already contains. The store
 * checks again, but answers with text for people only, so the problem codes for clients are determined here.
 */
export async function completeLines(
  { http, catalogue }: AdapterServices,
  region: PriceRegion,
  lines: readonly LineInput[],
  cart: Cart | null,
  isNow: boolean,
): Promise<Result<FullLine[], CartProblem>> {
  const hindrance = hindranceOf(lines);
  if (hindrance) return hindrance;
  const loose = lines.flatMap(({ productId, variantId }) =>
    productId == null && variantId != null ? [variantId] : [],
  );
  const owners = await ownersOf(http, loose);
  const productOf = (line: LineInput) => line.productId ?? owners.get(line.variantId ?? 0) ?? 0;
  const productIds = [...new Set(lines.map(productOf).filter((id) => id > 0))];
  const products = new Map((await catalogue.read(productIds, region, isNow)).map((product) => [product.id, product]));

  const pieces = new Map((cart?.lines ?? []).map((line) => [line.variantId, line.quantity]));
  const full: FullLine[] = [];
  for (const [index, line] of lines.entries()) {
    const product = products.get(productOf(line));
    if (!product)
      return cartProblem((await exists(http, line, owners)) ? "not-sold-here" : "variant-not-found", { index });
    const variant = chosen(product, line);
    if (!variant) return cartProblem("variant-not-found", { index });
    const wanted = (pieces.get(variant.id) ?? 0) + line.quantity;
    const short = shortage(variant, wanted, index);
    if (short) return short;
    pieces.set(variant.id, wanted);
    full.push({ product_id: product.id, variant_id: variant.id, quantity: line.quantity });
  }
  return pieces.size > maxLines ? cartProblem("too-many-lines") : ok(full);
}

/** Returns why this many pieces of a variant cannot be ordered. Null when they can. */
export function shortage(variant: Variant, wanted: number, index?: number): Failure<CartProblem> | null {
  const about = index === undefined ? {} : { index };
  const { available } = variant;
  if (available !== undefined && available < wanted) return cartProblem("not-enough-stock", { ...about, available });
  if (!variant.isPurchasable) return cartProblem("not-purchasable", about);
  return wanted > maxQuantity ? cartProblem("bad-quantity", about) : null;
}

const chosen = ({ variants }: PricedProduct, { variantId }: LineInput): Variant | undefined =>
  variantId == null ? (variants.length === 1 ? variants[0] : undefined) : variants.find(({ id }) => id === variantId);

/** Variant id → product id. */
async function ownersOf(http: BigCommerceHttp, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const query = { "id:in": variantIds.join(","), include_fields: "product_id", limit: maxLines };
  const page = await http.read<Page<Pick<BcVariant, "id" | "product_id">>>("/v3/catalog/variants", query);
  return new Map((page?.data ?? []).map(({ id, product_id }) => [id, product_id]));
}

/**
 * Whether the store has the product at all, in another channel or currency. Called only when the region does not sell
 * it.
 */
async function exists(http: BigCommerceHttp, line: LineInput, owners: Map<number, number>): Promise<boolean> {
  if (line.variantId != null && owners.has(line.variantId)) return true;
  if (line.productId == null) return false;
  const path = `/v3/catalog/products/${line.productId}${line.variantId == null ? "" : `/variants/${line.variantId}`}`;
  return (await http.read(path, { include_fields: "id" })) !== null;
}
