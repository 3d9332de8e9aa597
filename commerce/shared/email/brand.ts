import type { Locale } from "#commerce/shared/regions/schema.ts";
import { unnamedShop } from "#commerce/shared/store-data/shop-name.ts";

/**
 * The sender of an email (specification 3.5). It is defined in the content, which commerce cannot read, so senders
 * receive `brandOf`.
 */
export type EmailBrand = {
  name: string;
  /** The absolute address of a logo. Absent when the name is written instead. */
  logo?: string;
  /** Whether the logo is made for dark backgrounds. A logo without such a variant is shown on white. */
  isLogoDark?: boolean;
  /** The colour of buttons and links, "#rrggbb". Absent for the shop's default. */
  accent?: string;
  /** Lines of the footer: address, phone. */
  contact: readonly string[];
};

export type BrandOf = (locale: Locale) => Promise<EmailBrand>;
/** The part of a sender's services that provides the brand. */
export type BrandSource = { brandOf?: BrandOf };

export const defaultBrand: EmailBrand = { name: unnamedShop(), contact: [] };

/** Returns the brand in a locale, or the default brand when no `brandOf` is given. */
export const brandFor = ({ brandOf }: BrandSource, locale: Locale): Promise<EmailBrand> =>
  brandOf ? brandOf(locale) : Promise.resolve(defaultBrand);

/** The shop's own origin, with which links in emails begin. */
export const originOf = ({ PUBLIC_URL, PORT }: { PUBLIC_URL: string; PORT: number }): string =>
  PUBLIC_URL || `http://localhost:${PORT}`;
