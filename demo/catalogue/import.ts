import type { ProductInput, VariantInput } from "#commerce/catalog/products/product-input.ts";
import { chance } from "#demo/chance.ts";
import type { DemoProduct } from "#demo/shapes.ts";
import { attributesOf, specsOf } from "./facts.ts";
import { faceValue, pricesOf } from "./pricing.ts";
import { lawOf } from "./safety.ts";
import { mediaId, viewsOf } from "./views.ts";

/** "10.5" stays, "156W" → "156w", "S/M" → "s-m": the size in addresses and as a filter. */
export const sizeCode = (label: string): string => label.toLowerCase().replace(/[^a-z0-9.]+/g, "-");

const skuPart = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9.]+/g, "-");

/** A demo product as a merchant would import it. */
export function toCatalogue(product: DemoProduct): ProductInput {
  const { uid, kind, colours, flags = [] } = product;
  const views = viewsOf(product);
  const isComing = flags.includes("coming-soon");
  return {
    uid,
    sku: `FRN-${skuPart(uid)}`,
    kind,
    name: product.title.en,
    description: product.description.en,
    availability: isComing ? "preorder" : "available",
    ...(isComing && { releaseDate: "2027-02-01" }),
    isNew: flags.includes("new"),
    isRedesigned: flags.includes("redesigned"),
    isBestSeller: flags.includes("best-seller"),
    ...lawOf(product),
    specs: specsOf(product),
    attributes: attributesOf(product),
    images: colours.flatMap(({ id: colour }) => views.map((view) => ({ id: mediaId(uid, colour, view), colour }))),
    popularity: popularityOf(product),
    categories: product.categories,
    options: [
      {
        name: "Color",
        kind: "swatch",
        values: colours.map(({ id, name, palette }) => ({ code: id, label: name.en, hexColours: palette.slice(0, 1) })),
      },
      ...(product.sizes.length > 0
        ? [
            {
              name: "Size",
              kind: "rectangles" as const,
              values: product.sizes.map((label) => ({ code: sizeCode(label), label })),
            },
          ]
        : []),
    ],
    variants: variantsOf(product),
  };
}

/** A gift card as a merchant would import it: an amount to choose, nothing to count. */
export function toGiftCard(product: DemoProduct): ProductInput {
  const { uid, amounts = [], colours } = product;
  const [colour = ""] = colours.map(({ id }) => id);
  const [mainView = ""] = viewsOf(product);
  return {
    ...toCatalogue(product),
    kind: "gift-card",
    inventoryTracking: "none",
    // Found by those who look for it; no list of goods begins with it.
    popularity: 1,
    images: viewsOf(product).map((view) => ({ id: mediaId(uid, colour, view) })),
    options: [
      {
        name: "Amount",
        kind: "rectangles",
        values: amounts.map((amount) => ({ code: String(amount), label: String(amount) })),
      },
    ],
    variants: amounts.map((amount) => ({
      sku: `FRN-GIFT-${amount}`,
      values: [String(amount)],
      image: mediaId(uid, colour, mainView),
      prices: faceValue(amount),
    })),
  };
}

function variantsOf(product: DemoProduct): VariantInput[] {
  const { uid, sizes } = product;
  const prices = pricesOf(product);
  const [mainView = ""] = viewsOf(product);
  return product.colours.flatMap(({ id: colour }) =>
    (sizes.length > 0 ? sizes : [null]).map((size) => ({
      sku: ["FRN", uid, colour, ...(size === null ? [] : [size])].map(skuPart).join("-"),
      values: size === null ? [colour] : [colour, sizeCode(size)],
      image: mediaId(uid, colour, mainView),
      prices,
      stock: stockOf(product, `${uid} ${colour} ${size}`),
    })),
  );
}

/** Pieces of one variant; the product's `stock` decides (demo/shapes.ts). */
function stockOf({ stock = "normal" }: DemoProduct, variant: string): number {
  const plenty = 6 + chance(variant, 55);
  if (stock === "sold-out") return 0;
  if (stock === "low" && chance(`low ${variant}`, 2) === 0) return 1 + chance(variant, 8);
  if (stock === "sold-out-sizes" && chance(`gone ${variant}`, 3) === 0) return 0;
  return plenty;
}

/** Best sellers lead the lists, then what is new, then the rest in an order of its own. */
const popularityOf = ({ uid, flags = [] }: DemoProduct): number =>
  chance(`popularity ${uid}`, 1000) + (flags.includes("best-seller") ? 2000 : 0) + (flags.includes("new") ? 500 : 0);
