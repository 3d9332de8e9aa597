/** What a text is about, so that it stands under things it fits. */
export type Topic =
  | "board"
  | "park"
  | "freeride"
  | "carving"
  | "split"
  | "small-board"
  | "boot"
  | "binding"
  | "jacket"
  | "pants"
  | "midlayer"
  | "gloves"
  | "goggles"
  | "helmet"
  | "knit"
  | "bag"
  | "care"
  | "safety";

/** A review that somebody could have written: what it is about, stars, a title, the text, and how it fits. */
export type Written = readonly [
  topic: Topic,
  rating: 1 | 2 | 3 | 4 | 5,
  title: string,
  text: string,
  fit?: "small" | "true" | "large",
];

/** A question with its answers; who answers: the shop, or the name of a buyer. */
export type Asked = readonly [topic: Topic, text: string, ...answers: (readonly [by: "shop" | string, text: string])[]];

export type ReviewLanguage = "en" | "de" | "fr" | "es" | "it";

export type Voices = { names: readonly string[]; reviews: readonly Written[]; questions: readonly Asked[] };
