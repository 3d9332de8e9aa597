import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  customers: "Clientes",
  customerName: "Nombre",
  country: "País",
  group: "Grupo",
  spent: "Gastado",
  since: "Cliente desde",
  addresses: "Direcciones",
  noAddresses: "No hay ninguna dirección guardada.",
  noOrders: "Todavía no hay pedidos.",
  consent: "Consentimientos",
  noLetters: "No ha aceptado ningún correo.",
  agreedAt: "Aceptado {time}",
  leftAt: "Baja {time}",
  unconfirmedLetter: "Solicitado, sin confirmar",
  emailConfirmed: "Correo confirmado",
} satisfies TextsLike<typeof en>;
