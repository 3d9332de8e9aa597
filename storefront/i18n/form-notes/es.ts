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
  "topic.label": "¿De qué se trata?",
  "topic.choose": "Elige",
  "topic.order": "Un pedido o un paquete",
  "topic.back": "Una devolución o un cambio",
  "topic.warranty": "Algo que se rompió",
  "topic.goods": "La elección de un producto o una talla",
  "topic.other": "Otra cosa",
} satisfies TextsLike<typeof en>;
