import type { Locale } from "#commerce/shared/regions/schema.ts";

/** Who an email is from (specification 3.5). Content says so, which commerce cannot read: senders are given `brandOf`. */
export type EmailBrand = {
  name: string;
  /** Absolute address of a picture; absent where the name is written. */
  logo?: string;
  /** Whether the picture is one for dark grounds; a logo without such a variant stands on white. */
  isLogoDark?: boolean;
  /** Of buttons and links, "#rrggbb"; absent: the shop's own. */
  accent?: string;
  /** Lines at the foot: address, phone. */
  contact: readonly string[];
};

export type BrandOf = (locale: Locale) => Promise<EmailBrand>;
/** The part of a sender's services that knows the brand. */
export type BrandSource = { brandOf?: BrandOf };

export const defaultBrand: EmailBrand = { name: "Firn", contact: [] };

/** The brand in a locale; the default one where no `brandOf` is given. */
export const brandFor = ({ brandOf }: BrandSource, locale: Locale): Promise<EmailBrand> =>
  brandOf ? brandOf(locale) : Promise.resolve(defaultBrand);

/** The shop's own origin, which links in emails begin with. */
export const originOf = ({ PUBLIC_URL, PORT }: { PUBLIC_URL: string; PORT: number }): string =>
  PUBLIC_URL || `http://localhost:${PORT}`;
