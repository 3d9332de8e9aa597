import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "preferences.title": "Språk og utsendelser",
  "preferences.text": "E-poster om bestillingene dine kommer alltid.",
  "preferences.language": "Språk",
  "preferences.language.none": "Som i butikken",
  "preferences.language.hint": "For e-postene våre og, der landets butikk snakker det, for sidene etter innlogging.",
  "preferences.lists": "Du får",
  "preferences.carts": "Påminnelser om en handlekurv jeg forlot",
  "preferences.carts.hint": "Bare om handlekurver der du ber om det i kassen, eller så lenge du får nyhetene våre.",
  "preferences.reviews": "En e-post som spør hva jeg synes om det jeg kjøpte",
  "preferences.submit": "Lagre",
  "preferences.saved": "Valget ditt er lagret.",
  "preferences.unconfirmed": "Følg først lenken i e-posten til {email}. Deretter velger du her hva som sendes dit.",
  "preferences.watches": "Du venter på",
  "preferences.watches.text": "Vi skriver én gang, når det er å få igjen.",
  "preferences.watches.stop": "Slutt å vente",
  "preferences.watches.stopped": "Du venter ikke på det lenger.",
  "preferences.address.use.shipping": "Pakker går hit hvis jeg ikke sier noe annet",
  "preferences.address.use.billing": "Fakturaer stiles til denne adressen",
  "preferences.address.for.shipping": "Pakker går hit",
  "preferences.address.for.billing": "Fakturaer går hit",
} satisfies TextsLike<typeof en>;
