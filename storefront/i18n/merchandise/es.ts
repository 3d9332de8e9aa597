import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "product.enlarge": "Ampliar imagen {number}",
  "product.share": "Compartir",
  "product.share-on": "Compartir en {network}",
  "product.share-email": "Compartir por correo",
  "product.size-guide": "Guía de tallas",
  "product.viewed": "Visto recientemente",
  "compare.title": "Comparar tablas",
  "compare.this": "Comparar",
  "compare.open": "Comparar {count}",
  "compare.clear": "Vaciar",
  "add-ons.title": "Combina bien",
  "add-ons.add": "Añadir",
  "add-ons.options": "Elegir opciones",
  "add-ons.matched": "Talla a juego preseleccionada",
  "consent.again": "Opciones de privacidad",
} satisfies TextsLike<typeof en>;
