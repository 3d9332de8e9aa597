import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "preferences.title": "Idioma y correo",
  "preferences.text": "Los correos sobre tus pedidos llegan siempre.",
  "preferences.language": "Idioma",
  "preferences.language.none": "Como en la tienda",
  "preferences.language.hint":
    "Para nuestros correos y, si la tienda de tu país lo habla, para las páginas tras iniciar sesión.",
  "preferences.lists": "Recibes",
  "preferences.carts": "Un recordatorio del carrito que dejé",
  "preferences.carts.hint": "Solo de los carritos en que lo pidas al pagar, o mientras recibas nuestras novedades.",
  "preferences.reviews": "Un correo que me pregunte qué opino de lo que compré",
  "preferences.submit": "Guardar",
  "preferences.saved": "Tu elección está guardada.",
  "preferences.unconfirmed": "Sigue primero el enlace del correo enviado a {email}. Después eliges aquí qué recibe.",
  "preferences.watches": "Estás esperando",
  "preferences.watches.text": "Escribimos una vez, cuando vuelva a estar disponible.",
  "preferences.watches.stop": "Dejar de esperar",
  "preferences.watches.stopped": "Ya no lo esperas.",
  "preferences.address.use.shipping": "Los paquetes llegan aquí si no digo otra cosa",
  "preferences.address.use.billing": "Las facturas se emiten a esta dirección",
  "preferences.address.for.shipping": "Los paquetes llegan aquí",
  "preferences.address.for.billing": "Las facturas llegan aquí",
  "address.fact.collect": "¿Prefieres recogerlo?",
  "address.fact.collect.text": "Las tiendas con recogida te guardan el paquete.",
  "address.fact.sent": "¿Ya está en camino?",
  "address.fact.sent.text": "Un paquete que ha salido conserva su dirección.",
  "address.fact.present": "¿Para otra persona?",
  "address.fact.present.text": "El pago acepta cualquier dirección. No hace falta guardarla aquí.",
} satisfies TextsLike<typeof en>;
