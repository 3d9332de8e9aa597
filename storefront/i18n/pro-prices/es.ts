import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "example.title": "Por ejemplo",
  "example.shop": "En la tienda",
  "example.pro": "Para profesionales",
  "pro.saving": "Pro: {percent} menos",
  "example.saved": "Ahorras",
} satisfies TextsLike<typeof en>;
