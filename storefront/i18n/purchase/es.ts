import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "purchase.arrives": "Llega {dates}",
  "purchase.express": "Exprés: {dates}",
  "purchase.free": "Envío gratis",
  "purchase.freeFrom": "Gratis desde {amount}",
  "purchase.return": "Devolución hasta el {date}",
  "purchase.collect": {
    one: "Recogida en tienda: listo {dates}",
    other: "Recogida en una de {count} tiendas: listo {dates}",
  },
  "purchase.shelf": "Disponible en tienda",
  "purchase.shelfAll": "todas las tallas",
  "purchase.shelfSome": "{some} de {of} tallas",
  "purchase.shelfMore": { one: "y en {count} tienda más", other: "y en {count} tiendas más" },
  "purchase.setup": "Completa el equipo",
  "purchase.setupMatched": "Montaje, flex y nivel encajan. Solo eliges las tallas.",
  "purchase.setupWorn": "Hechos para llevarlos juntos. Solo eliges las tallas.",
  "purchase.total": "Todo junto",
  "purchase.kept": "Ahorras {money}.",
  "purchase.addAll": "Añadir los {all} al carrito",
  "purchase.size": "Elige talla",
  "purchase.missing": "Elige antes una talla de cada uno.",
  "purchase.sheet": "¿Qué talla?",
  "purchase.addOne": "Añadir {size} · {price}",
  "purchase.count": "{number} de {all}",
  "purchase.zoomIn": "Ampliar",
  "purchase.zoomOut": "Reducir",
  "purchase.ordered": "Pedido",
} satisfies TextsLike<typeof en>;
