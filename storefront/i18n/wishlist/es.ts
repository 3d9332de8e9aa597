import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "wish.title": "Lista de deseos",
  "wish.shared": "Una lista de deseos",
  "wish.empty": "Aún no cuelga nada.",
  "wish.empty.text": "El corazón de un producto lo guarda aquí.",
  "wish.signin": "Inicia sesión y recupera tu lista",
  "wish.guest": "Se queda en este navegador. Inicia sesión para conservarla.",
  "wish.cart": "Añadir al carrito",
  "wish.share": "Enlace para enseñarla",
  "wish.share.text": "Quien tenga este enlace ve la lista y nada más de ti.",
  "wish.full": {
    one: "La lista está llena: cabe {count} producto.",
    other: "La lista está llena: caben {count} productos.",
  },
  "wish.missing": "Ese producto ya no existe.",
} satisfies TextsLike<typeof en>;
