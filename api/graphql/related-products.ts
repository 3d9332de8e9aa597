import { findProductKeys } from "#commerce/catalog/products/related-products.ts";
import { idIn } from "#platform/ids.ts";
import { badInput, type Caller, contentLocaleFor, maxProducts, regionFor } from "./caller.ts";
import { findProducts } from "./products.ts";

type Args = {
  uids?: string[] | null;
  ids?: string[] | null;
  locale: string;
  bcRegion: string;
  includeVariantRetailPrice?: boolean | null;
};

/**
 * relatedProducts (specification 7.9): the products of the content uids, then those of the commerce ids, each once and
 * in the requested order. Unknown ones are left out.
 */
export async function relatedProducts(_root: unknown, args: Args, caller: Caller) {
  const uids = args.uids ?? [];
  const ids = args.ids ?? [];
  if (uids.length + ids.length > maxProducts)
    throw badInput(uids.length > 0 ? "uids" : "ids", `must not name more than ${maxProducts} products at a time.`);
  const region = await regionFor(caller, args.bcRegion);
  const named = await uidsOf(caller, ids);
  return findProducts(caller, [...new Set([...uids, ...named])], {
    locale: contentLocaleFor(args.locale),
    region,
    includeVariantRetailPrice: args.includeVariantRetailPrice ?? false,
  });
}

async function uidsOf({ db }: Caller, texts: readonly string[]): Promise<string[]> {
  const ids = texts.flatMap((text) => idIn(text.trim()) || []);
  const keys = new Map((await findProductKeys(db, { ids })).map(({ id, uid }) => [id, uid]));
  return ids.flatMap((id) => keys.get(id) ?? []);
}
