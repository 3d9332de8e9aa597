import type { Rating } from "#commerce/aftersales/reviews/schema.ts";
import type { ProductDetail, ProductOption } from "#commerce/catalog/products/schema.ts";
import type { SizeSystem } from "#commerce/shared/sizes/rules.ts";
import type { BlockPicture } from "#storefront/components/blocks/block-picture.ts";
import type { Crumb } from "#storefront/components/page/breadcrumbs.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { VariantDetail } from "#storefront/components/product-facts/variant-details.ts";
import type { Choice, ShownVariant } from "./buy-box/choice.ts";

/** `sizes`: of a boot, what its size is called in every system, and how the label says it. */
export type ShownValue = ProductOption["values"][number] & {
  sizes?: Record<SizeSystem, [size: string, label: string]>;
};
export type ShownOption = Omit<ProductOption, "values"> & { label?: string; values: ShownValue[] };

/** The product in the visitor's language (its release date is written out), with what stands around it. */
export type ProductView = {
  product: Omit<ProductDetail, "variants" | "options"> & {
    tagline?: string;
    /** Of a gift card, where it is sold: the fields for whom it goes to, as markup. */
    wishes?: string;
    /** Its prices are a professional's. */
    isPro?: true;
    /** How the country's shoppers count boots; of boots alone. */
    sizeSystem?: SizeSystem;
    features?: string[];
    /** `label`: what the option is called in the visitor's language, where somebody has said so. */
    options: ShownOption[];
    variants: ShownVariant[];
  };
  /** What its pictures show, by their names, as staff say it in the visitor's language. */
  alts: Record<string, string>;
  /** What content adds: a set's pictures, a film by its media id with its type, the way to a guide to its sizes. */
  extras: { pictures: BlockPicture[]; film?: { id: string; type?: string }; sizeGuide?: string };
  /** Absolute, for those who are told of it. */
  address: string;
  /** What is chosen at first, from ?color= and ?size=. */
  choice: Choice;
  crumbs: Crumb[];
  related: CardData[];
  /** A board's chart of lengths, own details, safety, and what buyers say and ask, as markup (storefront/components/reviews/render-section.ts). */
  talk: string;
  /** What a board is for, as drawings in markup. */
  character: string;
  /** What completes it, and what it is in words and facts, as markup. */
  about: string;
  /** There is a form of what completes it in `about`. */
  hasSetup: boolean;
  /** What one may count on (delivery, return, warranty), as markup; empty: nothing is said. */
  promises: string;
  /** Links by which others are told of it, as markup. */
  share: string;
  rating?: Rating;
  /** What the merchant's own fields say of variants; absent: nothing. */
  ofVariants?: VariantDetail[];
};
