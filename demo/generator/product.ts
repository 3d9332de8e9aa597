import type { ProductInput } from "#commerce/catalog/products/product-input.ts";
import { toCatalogue } from "#demo/catalogue/import.ts";
import { products } from "#demo/catalogue/products.ts";
import { chance } from "#demo/chance.ts";
import { everywhere } from "#demo/languages.ts";
import type { DemoProduct } from "#demo/shapes.ts";
import { modelName, nounOf } from "./names.ts";

/**
 * Generates any number of products, each a variation of one of the demo world: with its kind, pictures and facts, but
 * another name, prices, colours, sizes and stock. Product number n is always the same. Pure.
 */

const most = ({ colours, sizes }: DemoProduct): number => colours.length * Math.max(1, sizes.length);
const [large, small] = [products.filter((one) => most(one) >= 6), products.filter((one) => most(one) < 6)];

/** The generated product number `index`, from 0. On average a product has a little more than eight variants. */
export function generatedProduct(index: number): ProductInput {
  const luck = (topic: string, limit: number) => chance(`${topic} ${index}`, limit);
  const bases = luck("size of range", 16) === 0 ? small : large;
  const base = bases[luck("base", bases.length)] as DemoProduct;
  const name = [modelName(index), nounOf(base)].filter(Boolean).join(" ");
  const wanted = 6 + luck("variants", 10);
  const sizes = some(base.sizes, Math.max(2, Math.min(4, Math.round(wanted / 2))), luck("sizes", 100));
  const colours = some(base.colours, Math.ceil(wanted / Math.max(1, sizes.length)), luck("colours", 100));
  const usd = pleasant((base.usd * (70 + luck("price", 80))) / 100);
  const { board } = base;
  const product: DemoProduct = {
    ...base,
    uid: `${slug(name)}-${index}`,
    title: everywhere(name),
    sizes,
    colours,
    usd,
    retailUsd: luck("sale", 5) === 0 ? pleasant(usd * 1.25) : undefined,
    flags: (["new", "redesigned", "best-seller", "coming-soon"] as const).filter((flag) => luck(flag, 18) === 0),
    stock: (["low", "sold-out-sizes", "sold-out"] as const)[luck("stock", 24)] ?? "normal",
    notIn: luck("market", 40) === 0 ? [luck("which market", 2) === 0 ? "ca" : "eu_region_1"] : [],
    ...(board && {
      board: {
        ...board,
        flex: Math.max(1, Math.min(10, board.flex + luck("flex", 5) - 2)),
        sizes: board.sizes.filter(({ size }) => sizes.includes(size)),
      },
    }),
  };
  return withPicturesOf(base, { ...toCatalogue(product), popularity: luck("popularity", 100_000) });
}

/** `count` consecutive elements of a list, continuing at the start after the end, in the list's order. */
function some<T>(list: readonly T[], count: number, start: number): T[] {
  const isChosen = (at: number) => (at - (start % list.length) + list.length) % list.length < count;
  return list.filter((_, at) => isChosen(at));
}

/** Whole dollars that end in 9, or in 4 or 9 below 20. */
const pleasant = (usd: number): number =>
  usd < 20 ? Math.max(4, Math.round(usd / 5) * 5 - 1) : Math.round(usd / 10) * 10 - 1;

const slug = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");

/** There are no pictures of the variation, so it uses those of its base product. */
function withPicturesOf(base: DemoProduct, product: ProductInput): ProductInput {
  const drawn = (id: string) => base.uid + id.slice(product.uid.length);
  return {
    ...product,
    images: product.images?.map((image) => ({ ...image, id: drawn(image.id) })),
    variants: product.variants.map((variant) => ({
      ...variant,
      ...(variant.image !== undefined && { image: drawn(variant.image) }),
    })),
  };
}
