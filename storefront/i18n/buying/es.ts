import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "total.beforeTax": "Total antes de impuestos",
  "total.taxLater": "El impuesto se suma con tu dirección.",
  "giftCard.fold": "Usar una tarjeta regalo",
  "help.ask": "¿Preguntas? Escríbenos",
  "help.returns": "Cómo devolver",
  "help.secure": "Viaja cifrado. Nunca guardamos números de tarjeta.",
  "help.title": "Ayuda con este pedido",
  "done.arrives": "Llega {dates}.",
  "done.open": "Abrir el pedido",
  "account.title": "Guarda este pedido: elige una contraseña",
  "account.text": "Lo demás ya lo sabemos: tu nombre, {email} y este pedido.",
  "account.submit": "Abrir la cuenta",
  "account.done": "Tu cuenta está abierta, y este pedido está en ella.",
  "account.taken": "Ya hay una cuenta con esta dirección. {link}, y el próximo pedido quedará en ella.",
  "account.signIn": "Inicia sesión",
} satisfies TextsLike<typeof en>;
