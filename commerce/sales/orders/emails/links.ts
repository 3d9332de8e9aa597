import type { Order } from "#commerce/sales/orders/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";

export type OrderEmailLinks = {
  /** Absolute addresses: the order's page, with tracking, cancellation and returns, and the support pages. */
  order: string;
  support: string;
  /** The page that explains the right of withdrawal, for buyers who have it. */
  withdrawal?: string;
  /** Returns the absolute address of a picture by its media id; without it the email has no pictures. */
  picture?: (mediaId: string) => string;
  /** The bank details for invoices, line by line. */
  bank?: readonly string[];
};

/** The locale in which an order's amounts, days and countries are formatted. */
export const intlOf = ({ country }: Pick<Order, "country">, language: Language): string =>
  country.length === 2 ? `${language}-${country.toUpperCase()}` : language;
