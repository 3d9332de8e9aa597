import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  setProducts: "Primi prodotti",
  setProductsText:
    "Scrivi il primo, o porta un file con molti. Un prodotto si vende quando ha un prezzo, è disponibile ed è visibile.",
  setupGuide: "Configura il tuo negozio",
  setupStepOf: "Passo {number} di {total}",
  saveGoOn: "Salva e continua",
  goOn: "Continua",
  finishSetup: "Concludi la configurazione",
  skipStep: "Salta per ora",
  stepBack: "Indietro",
  stepSkipped: "Saltato",
  setupOver: "Tutto qui. Quello che manca ancora è sulla pagina iniziale.",
  typeProduct: "Scrivi un prodotto",
  bringFile: "Porta un file (CSV)",
  loadDemoProducts: "Carica i prodotti del mondo demo",
  demoProductsHint:
    "Più di 160 snowboard, scarponi, attacchi e accessori, con prezzi, immagini e testi, per vedere che aspetto ha il negozio. L’importazione si può annullare.",
  makeCategories: "Crea le categorie",
} satisfies TextsLike<typeof en>;
