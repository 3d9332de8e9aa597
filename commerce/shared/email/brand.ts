import type { Locale } from "#commerce/shared/regions/schema.ts";

/** Whose letters these are (specification 3.5). Content says so, which is read in server/: senders are given the way to it. */
export type LetterBrand = {
  name: string;
  /** Absolute address of a picture; absent where the name is written. */
  logo?: string;
  /** Lines at the foot: address, phone. */
  contact: readonly string[];
};

export type BrandOf = (locale: Locale) => Promise<LetterBrand>;
/** What a sender's services hold of it. */
export type BrandSource = { brandOf?: BrandOf };

export const defaultBrand: LetterBrand = { name: "Firn", contact: [] };

/** The brand in a locale; the shop's own where nothing else is composed in. */
export const brandFor = ({ brandOf }: BrandSource, locale: Locale): Promise<LetterBrand> =>
  brandOf ? brandOf(locale) : Promise.resolve(defaultBrand);

/** How a letter without markup ends. */
export const signature = ({ name, contact }: LetterBrand): string => [name, ...contact].join("\n");
