import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "question.label": "Wie viel ist {left} plus {right}?",
  "question.hint": "Die Summe als Zahl, bitte. Roboter kommen selten so weit.",
  "question.wrong": "Das stimmt nicht, oder es hat zu lange gedauert. Hier ist eine neue Frage.",
  "number.2": "zwei",
  "number.3": "drei",
  "number.4": "vier",
  "number.5": "fünf",
  "number.6": "sechs",
  "number.7": "sieben",
  "number.8": "acht",
  "number.9": "neun",
} satisfies TextsLike<typeof en>;
