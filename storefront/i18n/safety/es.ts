import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "safety.title": "Seguridad del producto",
  "safety.manufacturer": "Fabricante",
  "safety.responsible": "Persona responsable en la Unión Europea",
  "safety.warnings": "Advertencias",
} satisfies TextsLike<typeof en>;
