import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "finder.title": "Encuentra tu tabla",
  "finder.intro": "Cuatro preguntas. Responde las que quieras y verás qué tablas te van, y por qué.",
  "finder.riding": "¿Dónde bajas más?",
  "finder.level": "¿Qué nivel tienes?",
  "finder.weight": "Tu peso ({unit})",
  "finder.boot": "Tu talla de botas",
  "finder.any": "Elegir",
  "finder.show": "Ver mis tablas",
  "finder.about-length": "Unos {length} cm de largo",
  "finder.about-waist": "Unos {waist} cm en la cintura",
  "finder.about": "Unos {length} cm de largo, {waist} cm en la cintura",
  "finder.found": { one: "{count} tabla te va", other: "{count} tablas te van" },
  "finder.before": "Responde a una pregunta y aquí verás tus tablas.",
  "finder.none": "Ninguna tabla cumple todo eso.",
  "finder.none.text": "Deja una pregunta sin responder y habrá alguna.",
  "finder.size": "Largo {size}",
  "finder.see": "Ver la tabla",
  "finder.change": "Cambiar respuestas",
  "finder.popular": "Las más usadas",
  "finder.near": "Casi a tu medida",
  "finder.why.riding": "{riding}: {points} de 10",
  "finder.why.weight": "Para {from}–{to} {unit}. Tú: {weight}.",
  "finder.why.level": "Hecha para: {levels}",
} satisfies TextsLike<typeof en>;
