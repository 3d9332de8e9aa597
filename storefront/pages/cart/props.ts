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
  /** Pieces in the cart, or what was typed and refused. */
  quantity: number;
  /** Whether it cannot be had: more than there are, or no number of pieces. */
  isRefused: boolean;
  /** Whether it is what was just typed. */
  isTyped: boolean;
  /** Minor units, as all amounts here. */
  unitPrice: number;
  /** "20,00 €/100 g · 200,00 €/kg", where the law asks for it. */
  perUnit?: string;
  /** Whom gift cards go to, in words. */
  recipients?: string[];
  retailPrice?: number;
  seenPrice?: number;
  total: number;
  problem?: Message;
};

export type CartProps = {
  csrf: string;
  /** Media id of the picture of an empty cart, "" for none. */
  scene: string;
  /** False where the shop shows, and does not sell. */
  sells: boolean;
  /** The visitor's country in words, made on the server: browsers may spell it otherwise. */
  country: string;
  currency: string;
  lines: CartLineView[];
  count: number;
  subtotal: number;
  shipping: CartShipping | null;
  /** What codes take off, and which do not count now, with the words for it. */
  savings: Savings;
  codeWords: AreaTexts<"codes">;
  /** A code that was typed and refused, and why. */
  refusedCode: { typed: string; key: AreaKey<"codes">; values?: Record<string, string | number> } | null;
  allowance: AllowanceView | null;
  /** What did not fit when an earlier cart was taken in. */
  capped: { variantId: number; name: string; wanted: number; quantity: number }[];
  taxIncluded: boolean;
  /** For an empty cart: what others put in theirs. */
  popular: CardData[];
  /** What goes well with the cart, and what else is like the last thing in it. */
  addOns: AddOn[];
  recommended: CardData[];
  /** What went wrong with the last try, and where to put it right. */
  problem: (Message & { to?: string }) | null;
  /** The order that the visitor's last cart has just become, for who comes back to an empty one. */
  ordered: { number: number; path: string } | null;
};
