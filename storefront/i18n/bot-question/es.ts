import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "question.label": "¿Cuánto es {left} más {right}?",
  "question.hint": "La suma en cifras, por favor. Los robots rara vez llegan hasta aquí.",
  "question.wrong": "No era eso, o ha pasado demasiado tiempo. Aquí tienes otra.",
  "number.2": "dos",
  "number.3": "tres",
  "number.4": "cuatro",
  "number.5": "cinco",
  "number.6": "seis",
  "number.7": "siete",
  "number.8": "ocho",
  "number.9": "nueve",
} satisfies TextsLike<typeof en>;
