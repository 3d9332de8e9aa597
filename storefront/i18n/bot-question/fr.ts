import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "question.label": "Combien font {left} plus {right} ?",
  "question.hint": "La somme en chiffres, s’il te plaît. Les robots arrivent rarement jusqu’ici.",
  "question.wrong": "Ce n’est pas ça, ou le délai est passé. En voici une autre.",
  "number.2": "deux",
  "number.3": "trois",
  "number.4": "quatre",
  "number.5": "cinq",
  "number.6": "six",
  "number.7": "sept",
  "number.8": "huit",
  "number.9": "neuf",
} satisfies TextsLike<typeof en>;
