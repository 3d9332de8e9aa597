import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "catalogue.filters": "Filtri",
  "catalogue.apply": "Applica",
  "catalogue.show": "Mostra i risultati ({count})",
  "catalogue.clear-all": "Cancella tutto",
  "catalogue.remove-filter": "Rimuovi il filtro: {filter}",
  "catalogue.sort": "Ordina per",
  "catalogue.sort-popular": "Più richiesti",
  "catalogue.sort-newest": "Novità",
  "catalogue.sort-price-up": "Prezzo crescente",
  "catalogue.sort-price-down": "Prezzo decrescente",
  "catalogue.sort-name": "Nome",
  "catalogue.sort-saving": "Sconto maggiore",
  "catalogue.sale-line": "La stagione scorsa. La stessa montagna.",
  "view.label": "Vista",
  "view.grid": "Griglia",
  "view.rows": "Righe",
  "catalogue.nothing-title": "Nessun risultato.",
  "catalogue.nothing-text": "A forza di filtrare è rimasta solo l’aria. Togli un filtro o due.",
  "catalogue.drop": "Senza «{filter}» ({count})",
  "catalogue.price-from-label": "Da ({currency})",
  "catalogue.price-to-label": "A ({currency})",
  "catalogue.availability": "Disponibilità",
  "catalogue.only-in-stock": "Solo disponibili",
} satisfies TextsLike<typeof en>;
