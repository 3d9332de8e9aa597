import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "catalogue.filters": "Filtre",
  "catalogue.apply": "Bruk",
  "catalogue.show": "Vis treff ({count})",
  "catalogue.clear-all": "Fjern alle",
  "catalogue.remove-filter": "Fjern filter: {filter}",
  "catalogue.sort": "Sorter",
  "catalogue.sort-popular": "Populære",
  "catalogue.sort-newest": "Nyest",
  "catalogue.sort-price-up": "Laveste pris",
  "catalogue.sort-price-down": "Høyeste pris",
  "catalogue.sort-name": "Navn",
  "catalogue.sort-saving": "Størst avslag",
  "catalogue.sale-line": "Forrige sesong. Samme fjell.",
  "view.label": "Visning",
  "view.grid": "Rutenett",
  "view.rows": "Rader",
  "catalogue.nothing-title": "Ingenting passer.",
  "catalogue.nothing-text": "Du har filtrert deg ned til løse lufta. Ta bort et filter eller to.",
  "catalogue.drop": "Uten «{filter}» ({count})",
  "catalogue.price-from-label": "Fra ({currency})",
  "catalogue.price-to-label": "Til ({currency})",
  "catalogue.availability": "Tilgjengelighet",
  "catalogue.only-in-stock": "Bare på lager",
} satisfies TextsLike<typeof en>;
