import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "group.order": "Pedir y pagar",
  "group.delivery": "Entrega",
  "group.returns": "Devoluciones y garantía",
  "group.sizes": "Tallas y ajuste",
  "group.care": "Cuidado y reparación",
  "group.account": "La cuenta y nosotros",
  "group.more": "Más respuestas",
  "way.order": "¿Dónde está mi pedido?",
  "way.return": "Hacer una devolución",
  "way.size": "Encontrar mi talla",
  find: "¿De qué se trata?",
  "find.example": "reembolso, talla de bota, DHL",
  "find.submit": "Buscar",
  nothing: "Ninguna respuesta corta tiene estas palabras. Pregúntanos y responde una persona.",
  "return.guest": "Sin cuenta",
  changed: "Última modificación: {date}",
  related: "Va con esto",
  all: "Todas las respuestas",
} satisfies TextsLike<typeof en>;
