import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** What English says otherwise in the United States: their spelling. */
export const american: Partial<Texts> = {
  "cart.problem.options": "Choose a version of {name} first: color, size, whatever it comes in.",
  "catalogue.colour": "Color",
  "styletile.colours": "Colors",
  "styletile.text": "What the shop is made of: type, colors, controls.",
};

type Reader = Pick<Locale, "language"> & Partial<Pick<Locale, "country">>;

export const isAmerican = ({ language, country }: Reader): boolean => language === "en" && country === "us";

/** A name out of content, which has one English for all countries, as this reader spells it: "Grey" is "Gray" in the US. Pure. */
export const spelled = (name: string, reader: Reader): string =>
  isAmerican(reader) ? name.replace(/\b([Gg])rey\b/g, "$1ray") : name;
