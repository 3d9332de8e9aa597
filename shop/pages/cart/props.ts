import type { Message } from "#shop/parts/message.ts";

export type CartLineView = {
  id: string;
  uid: string;
  title: string;
  image?: string;
  options: { name: string; label: string }[];
  sku: string;
  /** Pieces in the cart, or what was typed and refused. */
  quantity: number;
  /** Minor units, as all amounts here. */
  unitPrice: number;
  retailPrice?: number;
  seenPrice?: number;
  total: number;
  problem?: Message;
};

/** How far it is to free shipping, and what shipping costs until then. */
export type CartShipping = { isFree: boolean; from: number | null; freeFrom: number | null; missing: number };

export type CartProps = {
  csrf: string;
  /** False where the shop shows, and does not sell. */
  sells: boolean;
  currency: string;
  lines: CartLineView[];
  count: number;
  subtotal: number;
  shipping: CartShipping | null;
  taxIncluded: boolean;
  /** What went wrong with the last try, and where to put it right. */
  problem: (Message & { to?: string }) | null;
};
