import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "find.label": "Buscar un país",
  "find.submit": "Buscar",
  "find.none": "No hay ningún país con ese nombre. Prueba con el idioma o la moneda.",
  "find.example": "España, Japón …",
} satisfies TextsLike<typeof en>;
