import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "preferences.title": "Språk och utskick",
  "preferences.text": "Mejl om dina beställningar kommer alltid.",
  "preferences.language": "Språk",
  "preferences.language.none": "Som i butiken",
  "preferences.language.hint": "För våra mejl och, där ditt lands butik talar det, för sidorna efter inloggningen.",
  "preferences.lists": "Du får",
  "preferences.carts": "Påminnelser om en varukorg jag lämnat",
  "preferences.carts.hint": "Bara om varukorgar där du ber om det i kassan, eller så länge du får våra nyheter.",
  "preferences.reviews": "Ett mejl som frågar vad jag tycker om det jag köpt",
  "preferences.submit": "Spara",
  "preferences.saved": "Ditt val är sparat.",
  "preferences.unconfirmed": "Följ först länken i mejlet till {email}. Sedan väljer du här vad som skickas dit.",
  "preferences.watches": "Du väntar på",
  "preferences.watches.text": "Vi skriver en gång, när det går att få igen.",
  "preferences.watches.stop": "Sluta vänta",
  "preferences.watches.stopped": "Du väntar inte längre på det.",
  "preferences.address.use.shipping": "Paket går hit om jag inte säger annat",
  "preferences.address.use.billing": "Fakturor ställs ut på den här adressen",
  "preferences.address.for.shipping": "Paket går hit",
  "preferences.address.for.billing": "Fakturor går hit",
} satisfies TextsLike<typeof en>;
