import type { TextsLike } from "#commerce/shared/texts/rules.ts";

/**
 * All texts of the shop by area; the folder of that name holds the eight languages. Browsers load the display texts, or
 * the light ones, which are a part of them. Texts of other areas come with the props of the pages that use them.
 */
type Areas = {
  display: typeof import("./display/en.ts");
  light: typeof import("./light/en.ts");
  accessibility: typeof import("./accessibility/en.ts");
  purchase: typeof import("./purchase/en.ts");
  purpose: typeof import("./purpose/en.ts");
  "form-notes": typeof import("./form-notes/en.ts");
  "board-finder": typeof import("./board-finder/en.ts");
  "bot-question": typeof import("./bot-question/en.ts");
  answers: typeof import("./answers/en.ts");
  buying: typeof import("./buying/en.ts");
  cards: typeof import("./cards/en.ts");
  codes: typeof import("./codes/en.ts");
  comparing: typeof import("./comparing/en.ts");
  consent: typeof import("./consent/en.ts");
  countries: typeof import("./countries/en.ts");
  extras: typeof import("./extras/en.ts");
  "own-details": typeof import("./own-details/en.ts");
  overview: typeof import("./overview/en.ts");
  "own-orders": typeof import("./own-orders/en.ts");
  passkeys: typeof import("./passkeys/en.ts");
  paying: typeof import("./paying/en.ts");
  password: typeof import("./password/en.ts");
  preferences: typeof import("./preferences/en.ts");
  prices: typeof import("./prices/en.ts");
  "pro-prices": typeof import("./pro-prices/en.ts");
  "pro-applications": typeof import("./pro-applications/en.ts");
  reminders: typeof import("./reminders/en.ts");
  reviews: typeof import("./reviews/en.ts");
  "saved-cards": typeof import("./saved-cards/en.ts");
  safety: typeof import("./safety/en.ts");
  listing: typeof import("./listing/en.ts");
  search: typeof import("./search/en.ts");
  "size-guide": typeof import("./size-guide/en.ts");
  specs: typeof import("./specs/en.ts");
  stores: typeof import("./stores/en.ts");
  styletile: typeof import("./styletile/en.ts");
  unsaved: typeof import("./unsaved/en.ts");
  viewed: typeof import("./viewed/en.ts");
  wishlist: typeof import("./wishlist/en.ts");
  withdrawal: typeof import("./withdrawal/en.ts");
};

export type Area = keyof Areas;
export type AreaKey<A extends Area> = keyof Areas[A]["default"];
export type AreaTexts<A extends Area> = TextsLike<Areas[A]["default"]>;

/** The display texts (specification 3.7), which content can override. */
export type Texts = AreaTexts<"display">;
export type TextKey = AreaKey<"display">;

/** A sentence for the visitor: a text's key, and the values for its placeholders. */
export type Message<A extends Area = "display"> = { key: AreaKey<A>; values?: Record<string, string | number> };
