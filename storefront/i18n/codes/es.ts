import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "coupon.label": "Código de descuento",
  "coupon.add": "Aplicar",
  "coupon.remove": "Quitar {code}",
  "coupon.after": "Con descuentos",
  "coupon.later": "cuenta al pagar",
  "code.missing": "Falta el código.",
  "coupon.unknown": "No conocemos este código. ¿Están bien todas las letras?",
  "coupon.not-yet": "Este código todavía no vale.",
  "coupon.ended": "Este código ha caducado.",
  "coupon.region": "Este código no vale en tu región.",
  "coupon.group": "Este código es para otros clientes.",
  "coupon.minimum": "Este código vale a partir de un importe mayor: faltan {amount}.",
  "coupon.nothing": "Este código no es para nada de tu cesta.",
  "coupon.used-up": "Este código está agotado.",
  "coupon.used-by-you": "Ya has usado este código.",
  "coupon.not-with-others": "Este código no se puede combinar, y lo que tienes ahorra más.",
  "coupon.tooMany": {
    one: "Una cesta admite {count} código. Quita uno primero.",
    other: "Una cesta admite {count} códigos. Quita uno primero.",
  },
  "coupon.tries": {
    one: "Demasiados códigos erróneos. Inténtalo de nuevo en {minutes} minuto.",
    other: "Demasiados códigos erróneos. Inténtalo de nuevo en {minutes} minutos.",
  },
  "giftCard.title": "Tarjeta regalo",
  "giftCard.label": "Código de la tarjeta regalo",
  "giftCard.hint": "16 letras y cifras, en el correo.",
  "giftCard.add": "Usar",
  "giftCard.remove": "Quitar la tarjeta •••• {card}",
  "giftCard.unknown": "No conocemos esta tarjeta regalo. ¿Están bien todas las letras?",
  "giftCard.ended": "Esta tarjeta regalo ha caducado.",
  "giftCard.empty": "No queda nada en esta tarjeta regalo.",
  "giftCard.currency": "Esta tarjeta regalo está en otra moneda.",
  "giftCard.gift-cards-only":
    "Las tarjetas regalo no se pueden pagar con una tarjeta regalo, y en tu cesta no hay nada más.",
  "giftCard.tooMany": {
    one: "Un pedido admite {count} tarjeta regalo. Quita una primero.",
    other: "Un pedido admite {count} tarjetas regalo. Quita una primero.",
  },
  "giftCard.covered": "Tu tarjeta regalo lo paga todo. No hace falta otra tarjeta.",
} satisfies TextsLike<typeof en>;
