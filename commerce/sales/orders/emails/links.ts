import type { Order } from "#commerce/sales/orders/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";

export type OrderEmailLinks = {
  /** Absolute addresses: the order's page, where it is followed, called off and returned; and the support pages. */
  order: string;
  support: string;
  /** Where the right of withdrawal is explained, for those who have it. */
  withdrawal?: string;
  /** Absolute address of a picture by its media id; without it the email has no pictures. */
  picture?: (mediaId: string) => string;
  /** Where invoices are paid to, line by line. */
  bank?: readonly string[];
};

/** The locale in which an order's amounts, days and countries are written. */
export const intlOf = ({ country }: Pick<Order, "country">, language: Language): string =>
  country.length === 2 ? `${language}-${country.toUpperCase()}` : language;
