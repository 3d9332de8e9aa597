import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "question.label": "Hvor mye er {left} pluss {right}?",
  "question.hint": "Summen i sifre, takk. Roboter kommer sjelden så langt.",
  "question.wrong": "Det stemte ikke, eller det tok for lang tid. Her er et nytt spørsmål.",
  "number.2": "to",
  "number.3": "tre",
  "number.4": "fire",
  "number.5": "fem",
  "number.6": "seks",
  "number.7": "sju",
  "number.8": "åtte",
  "number.9": "ni",
} satisfies TextsLike<typeof en>;
