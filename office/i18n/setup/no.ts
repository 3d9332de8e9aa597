import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  setProducts: "Første varer",
  setProductsText:
    "Skriv inn den første, eller ta med en fil med mange. En vare selges når den har en pris, er på lager og er synlig.",
  setupGuide: "Sett opp butikken din",
  setupStepOf: "Trinn {number} av {total}",
  saveGoOn: "Lagre og gå videre",
  goOn: "Gå videre",
  finishSetup: "Fullfør oppsettet",
  skipStep: "Hopp over nå",
  stepBack: "Tilbake",
  stepSkipped: "Hoppet over",
  setupOver: "Det var alt. Det som mangler, står på startsiden.",
  typeProduct: "Skriv inn en vare",
  bringFile: "Ta med en fil (CSV)",
  loadDemoProducts: "Hent demoverdenens varer",
  demoProductsHint:
    "Over 160 snowboards, boots, bindinger og tilbehør, med priser, bilder og tekster, for å se hvordan butikken ser ut. Importen kan angres.",
  makeCategories: "Lag kategorier",
} satisfies TextsLike<typeof en>;
