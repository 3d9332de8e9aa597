import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  title: "Ordine {number}",
  heading: "Paga la differenza",
  text: "Il cambio costa {amount} in più. Teniamo gli articoli da parte fino al {until}; dopo rimborsiamo ciò che hai restituito.",
  items: "Che cosa ricevi",
  pay: "Paga {amount}",
  declined: "La banca ha rifiutato e non è stato addebitato nulla. Controlla i numeri o prova un’altra carta.",
  unclear: "Il pagamento è in corso di verifica. Nulla viene addebitato due volte.",
  over: "Questo cambio è terminato",
  "over.text": "Non può più essere pagato. Ciò che hai restituito viene rimborsato.",
  support: "Aiuto",
} satisfies TextsLike<typeof en>;
