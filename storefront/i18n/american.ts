import type { Texts } from "#storefront/i18n/areas.ts";

/** What English says otherwise in the United States: their spelling. */
export const american: Partial<Texts> = {
  "cart.problem.options": "Choose a version of {name} first: color, size, whatever it comes in.",
  "catalogue.colour": "Color",
  "styletile.colours": "Colors",
  "styletile.text": "What the shop is made of: type, colors, controls.",
};
