import type { Rating } from "#commerce/aftersales/reviews/schema.ts";
import type { ProductDetail, ProductOption } from "#commerce/catalog/products/schema.ts";
import type { SizeSystem } from "#commerce/shared/sizes/rules.ts";
import type { BlockPicture } from "#storefront/components/blocks/block-picture.ts";
import type { Crumb } from "#storefront/components/page/breadcrumbs.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { VariantDetail } from "#storefront/components/product-facts/variant-details.ts";
import type { Choice, ShownVariant } from "./buy-box/choice.ts";

/** `sizes`: for boots, the size in every system, each with its label. */
export type ShownValue = ProductOption["values"][number] & {
  sizes?: Record<SizeSystem, [size: string, label: string]>;
};
/** `measured`: what its sizes are measured by, "Chest". `hint`: how buyers say that it fits. */
export type ShownOption = Omit<ProductOption, "values"> & {
  label?: string;
  measured?: string | undefined;
  hint?: string | undefined;
  values: ShownValue[];
};

/** The product in the visitor's language (with its release date written out), and the other data of its page. */
export type ProductView = {
  product: Omit<ProductDetail, "variants" | "options"> & {
    tagline?: string;
    /** For gift cards that are sold here: the recipient fields, as markup. */
    recipientFields?: string;
    /** Whether its prices are those for professionals. */
    isPro?: true;
    /** The country's size system for boots; absent for other products. */
    sizeSystem?: SizeSystem;
    features?: string[];
    /** `label`: the option's name in the visitor's language, if it has been translated. */
    options: ShownOption[];
    variants: ShownVariant[];
  };
  /** Alternative texts by picture name, as staff have written them in the visitor's language. */
  alts: Record<string, string>;
  /**
   * Additions from content: the pictures of a set, a film by its media id with its type, and the path of a size guide.
   */
  extras: { pictures: BlockPicture[]; film?: { id: string; type?: string }; sizeGuide?: string };
  /** The absolute address, for sharing. */
  address: string;
  /** A gift card's amounts as custom properties, for its picture. */
  amounts: Record<string, string> | undefined;
  /** The initial choice, from ?color=, ?size= and ?amount=. */
  choice: Choice;
  crumbs: Crumb[];
  related: CardData[];
  /**
   * A board's size chart, custom fields, safety information, reviews and questions, as markup
   * (storefront/components/reviews/render-section.ts).
   */
  talk: string;
  /** The three facts that decide, as markup; an empty string when there are none. */
  brief: string;
  /** Drawings of a board's character, as markup. */
  character: string;
  /** The products that complete it, its description and its facts, as markup. */
  about: string;
  /** Whether `about` contains a form with the products that complete it. */
  hasSetup: boolean;
  /** The delivery, return and warranty information, as markup; an empty string when there is none. */
  promises: string;
  /** The links to share the page, as markup. */
  share: string;
  rating?: Rating;
  /** The merchant's custom fields of variants; absent when there are none. */
  ofVariants?: VariantDetail[];
};
