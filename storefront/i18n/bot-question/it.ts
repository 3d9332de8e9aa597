import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "question.label": "Quanto fa {left} più {right}?",
  "question.hint": "La somma in cifre, per favore. I robot arrivano di rado fin qui.",
  "question.wrong": "Non era quella, o è passato troppo tempo. Eccone un’altra.",
  "number.2": "due",
  "number.3": "tre",
  "number.4": "quattro",
  "number.5": "cinque",
  "number.6": "sei",
  "number.7": "sette",
  "number.8": "otto",
  "number.9": "nove",
} satisfies TextsLike<typeof en>;
