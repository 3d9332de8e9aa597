import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "question.label": "Hur mycket är {left} plus {right}?",
  "question.hint": "Summan i siffror, tack. Robotar kommer sällan så här långt.",
  "question.wrong": "Det stämde inte, eller så tog det för lång tid. Här är en ny fråga.",
  "number.2": "två",
  "number.3": "tre",
  "number.4": "fyra",
  "number.5": "fem",
  "number.6": "sex",
  "number.7": "sju",
  "number.8": "åtta",
  "number.9": "nio",
} satisfies TextsLike<typeof en>;
