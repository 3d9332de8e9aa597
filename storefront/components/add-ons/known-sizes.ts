import { bindingSize } from "#commerce/shared/sizes/rules.ts";

/** Which size of an add-on a shopper takes, where that is clear from what they bought, are buying, or measured. Pure. */

/** Something bought or in the cart. `rider`: "men", "women" or "kids", where the product is made for some. */
export type SizedItem = { kind: string; size: string; rider?: string | undefined };

/** `boot` is an EU size, `board` a length in centimetres. */
export type KnownSizes = { boot?: string | undefined; board?: number | undefined; worn: readonly SizedItem[] };

/** Kinds that come in the same sizes for the same person. */
const alike: Readonly<Record<string, string>> = {
  jacket: "clothing",
  pants: "clothing",
  midlayer: "clothing",
  gloves: "gloves",
  helmet: "helmet",
  protection: "protection",
};

/** Of several things of a kind the first one counts, so those in the cart come before those of earlier orders. */
export function knownSizes(things: readonly SizedItem[]): KnownSizes {
  const board = Number.parseInt(things.find(({ kind }) => kind === "snowboard")?.size ?? "", 10);
  return {
    boot: things.find(({ kind }) => kind === "boot")?.size,
    board: board > 0 ? board : undefined,
    worn: things.filter(({ kind }) => alike[kind]),
  };
}

const isSame = (one = "all", other = "all"): boolean => one === other || one === "all" || other === "all";

/** "42-44" holds 43. */
function holds(range: string, value: number): boolean {
  const [, from, to] = /^(\d+)[-–](\d+)$/.exec(range) ?? [];
  return Number(from) <= value && value <= Number(to);
}

/** Returns one of the product's sizes: its only one, or the one that fits. Null when that is not clear. */
export function sizeFor(
  { kind, rider }: Omit<SizedItem, "size">,
  sizes: readonly string[],
  known: KnownSizes,
): string | null {
  const [only, second] = sizes;
  if (only !== undefined && second === undefined) return only;
  const fits = (size: string | null | undefined) => (size && sizes.includes(size) ? size : null);
  if (kind === "boot") return fits(known.boot);
  if (kind === "binding") return known.boot ? fits(bindingSize(known.boot)) : null;
  const measure = kind === "socks" ? Number(known.boot) : known.board;
  const ranged = measure ? sizes.find((size) => holds(size, measure)) : undefined;
  const group = alike[kind];
  const same = known.worn.find((thing) => group && alike[thing.kind] === group && isSame(thing.rider, rider));
  return ranged ?? fits(same?.size);
}

type SizedOffer = {
  card: { kind: string };
  rider?: string;
  variants: readonly { id: number; size?: string }[];
};

/** Returns the first variant in the size that the shopper takes, or null when that is not clear. */
export function variantFor({ card, rider, variants }: SizedOffer, known: KnownSizes): number | null {
  const sizes = [...new Set(variants.flatMap(({ size }) => size ?? []))];
  if (sizes.length === 0) return variants[0]?.id ?? null;
  const size = sizeFor({ kind: card.kind, rider }, sizes, known);
  return variants.find((variant) => variant.size === size)?.id ?? null;
}
