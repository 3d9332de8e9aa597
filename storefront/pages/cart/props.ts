import type { Savings } from "#commerce/sales/promotions/schema.ts";
import type { AllowanceView } from "#storefront/components/account/allowance.ts";
import type { AddOn } from "#storefront/components/add-ons/load-add-ons.ts";
import type { CartShipping } from "#storefront/components/cart/free-shipping.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { AreaKey, AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type CartLineView = {
  id: string;
  productId: number;
  variantId: number;
  uid: string;
  title: string;
  image?: string;
  options: { name: string; label: string }[];
  sku: string;
  /** The quantity in the cart, or the one that was typed and refused. */
  quantity: number;
  /** Whether the quantity is not available, or not valid. */
  isRefused: boolean;
  /** Whether the quantity is the one just typed. */
  isTyped: boolean;
  /** In minor units, as all amounts here. */
  unitPrice: number;
  /** Such as "20,00 €/100 g · 200,00 €/kg", where the law requires unit prices. */
  perUnit?: string;
  /** The recipients of gift cards, as text. */
  recipients?: string[];
  retailPrice?: number;
  seenPrice?: number;
  total: number;
  problem?: Message;
};

export type CartProps = {
  csrf: string;
  /** Media id of the picture of an empty cart; an empty string when there is none. */
  scene: string;
  /** False when the shop shows its products in the visitor's country without selling them. */
  sells: boolean;
  /** The name of the visitor's country. It is made on the server, because browsers may spell it differently. */
  country: string;
  currency: string;
  lines: CartLineView[];
  count: number;
  subtotal: number;
  shipping: CartShipping | null;
  /** Such as "Arrives Tue, Dec 1 – Thu, Dec 3", by the usual shipping method; an empty string when it is not known. */
  arrives: string;
  /** The discounts, and the codes that do not apply at the moment; `codeWords` has the texts for codes. */
  savings: Savings;
  codeWords: AreaTexts<"codes">;
  /** A code that was typed and refused, with the reason. */
  refusedCode: { typed: string; key: AreaKey<"codes">; values?: Record<string, string | number> } | null;
  allowance: AllowanceView | null;
  /** Lines whose quantity was reduced when an earlier cart was merged into this one. */
  capped: { variantId: number; name: string; wanted: number; quantity: number }[];
  taxIncluded: boolean;
  /** "Total before tax", where the tax is only known with the address. */
  beforeTax?: string;
  /** For an empty cart: popular products. */
  popular: CardData[];
  /** Add-ons for the products in the cart, and products similar to the last one. */
  addOns: AddOn[];
  recommended: CardData[];
  /** The problem with the last change, and the path where it can be fixed. */
  problem: (Message & { to?: string }) | null;
  /** The order just placed from the visitor's last cart, for shoppers who return to an empty one. */
  ordered: { number: number; path: string } | null;
};
