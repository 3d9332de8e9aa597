import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "restore.title": "Tu carrito",
  "restore.text": "Esto es lo que dejaste. Con un clic está en el carrito de este navegador, a los precios de hoy.",
  "restore.submit": "Ponerlo en mi carrito",
  "restore.pieces": "{count} × {name}",
  "restore.over.title": "Este carrito ya no existe",
  "restore.over": "Se ha convertido en un pedido o se ha vaciado desde entonces. Las estanterías siguen llenas.",
  "restore.home": "Echar un vistazo",
  "restore.some": {
    one: "Ya no queda todo. En el carrito: {added} de {count} artículo.",
    other: "Ya no queda todo. En el carrito: {added} de {count} artículos.",
  },
  "restore.cart": "Ir al carrito",
  "reminders.title": "No más mensajes sobre carritos",
  "reminders.text": "Ya no te escribimos cuando algo se queda en tu carrito.",
  "reminders.submit": "No más mensajes como este",
  "reminders.done": "Hecho. No habrá más mensajes sobre carritos abandonados.",
} satisfies TextsLike<typeof en>;
