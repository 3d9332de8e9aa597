import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  title: "Pedido {number}",
  heading: "Paga la diferencia",
  text: "Tu cambio cuesta {amount} más. Te guardamos los artículos hasta el {until}; después te devolvemos el importe de lo que enviaste.",
  items: "Lo que recibes",
  pay: "Pagar {amount}",
  declined: "El banco ha dicho que no y no se ha cobrado nada. Revisa los números o prueba con otra tarjeta.",
  unclear: "El pago se está comprobando. No se cobra nada dos veces.",
  over: "Este cambio ha terminado",
  "over.text": "Ya no se puede pagar. Te devolvemos el importe de lo que enviaste.",
  support: "Ayuda",
} satisfies TextsLike<typeof en>;
