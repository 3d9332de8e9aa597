import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "gain.orders": "Pedidos, paquetes y facturas en un solo sitio",
  "gain.wishlist": "Una lista de deseos que te sigue",
  "gain.returns": "Devoluciones sin buscar números",
  "letters.latest": "Lo último del diario",
  "gift.none": "¿Aún no tienes tarjeta?",
  "gift.give": "Regala una",
  "order.where": "Está en el asunto de cada correo sobre el pedido.",
  "hours.in": "{hours} en {city}",
} satisfies TextsLike<typeof en>;
