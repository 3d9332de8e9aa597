import type { ProductInput, VariantInput } from "#commerce/catalog/products/product-input.ts";
import { chance } from "#demo/chance.ts";
import type { DemoProduct } from "#demo/shapes.ts";
import { attributesOf, specsOf } from "./facts.ts";
import { faceValue, pricesOf } from "./pricing.ts";
import { lawOf } from "./safety.ts";
import { mediaId, viewsOf } from "./views.ts";

/** The code of a size in addresses and filters: "10.5" stays, "156W" → "156w", "S/M" → "s-m". */
export const sizeCode = (label: string): string => label.toLowerCase().replace(/[^a-z0-9.]+/g, "-");

const skuPart = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9.]+/g, "-");

/** Converts a demo product to the form of a merchant's import. */
export function toCatalogue(product: DemoProduct): ProductInput {
  const { uid, kind, colours, flags = [] } = product;
  const views = viewsOf(product);
  const isComing = flags.includes("coming-soon");
  return {
    uid,
    sku: `FRN-${skuPart(uid)}`,
    kind,
    brand: "Firn",
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

/** Converts a gift card to the form of a merchant's import: its faces and amounts as options, and no stock. */
export function toGiftCard(product: DemoProduct): ProductInput {
  const { uid, amounts = [], colours } = product;
  const [first] = colours;
  const [mainView = "", ...further] = viewsOf(product);
  const whole = toCatalogue(product);
  const [faces] = whole.options;
  return {
    ...whole,
    kind: "gift-card",
    inventoryTracking: "none",
    // The lowest popularity: a gift card can be found by search, but does not appear first in lists.
    popularity: 1,
    // Each face by itself. The scene with the envelope is drawn with the first one.
    images: colours.flatMap(({ id: colour }) =>
      [mainView, ...(colour === first?.id ? further : [])].map((view) => ({ id: mediaId(uid, colour, view), colour })),
    ),
    options: [
      ...(faces ? [faces] : []),
      {
        name: "Amount",
        kind: "rectangles",
        values: amounts.map((amount) => ({ code: String(amount), label: String(amount) })),
      },
    ],
    variants: colours.flatMap(({ id: colour }) =>
      amounts.map((amount) => ({
        sku: `FRN-GIFT-${skuPart(colour)}-${amount}`,
        values: [colour, String(amount)],
        image: mediaId(uid, colour, mainView),
        prices: faceValue(amount),
      })),
    ),
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

/** The stock of one variant, as given by the product's `stock` (demo/shapes.ts). */
function stockOf({ stock = "normal" }: DemoProduct, variant: string): number {
  const plenty = 6 + chance(variant, 55);
  if (stock === "sold-out") return 0;
  if (stock === "low" && chance(`low ${variant}`, 2) === 0) return 1 + chance(variant, 8);
  if (stock === "sold-out-sizes" && chance(`gone ${variant}`, 3) === 0) return 0;
  return plenty;
}

/**
 * Best sellers come first in lists. New products rank higher than others on average. Otherwise the order is
 * pseudo-random but fixed, by uid.
 */
const popularityOf = ({ uid, flags = [] }: DemoProduct): number =>
  chance(`popularity ${uid}`, 1000) + (flags.includes("best-seller") ? 2000 : 0) + (flags.includes("new") ? 500 : 0);
