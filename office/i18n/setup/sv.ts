import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  setProducts: "Första varorna",
  setProductsText:
    "Skriv in den första, eller ta med en fil med många. En vara säljs när den har ett pris, finns i lager och är synlig.",
  setupGuide: "Ställ i ordning din butik",
  setupStepOf: "Steg {number} av {total}",
  saveGoOn: "Spara och gå vidare",
  goOn: "Gå vidare",
  finishSetup: "Slutför konfigurationen",
  skipStep: "Hoppa över just nu",
  stepBack: "Tillbaka",
  stepSkipped: "Överhoppat",
  setupOver: "Det var allt. Det som saknas står på startsidan.",
  typeProduct: "Skriv in en vara",
  bringFile: "Ta med en fil (CSV)",
  loadDemoProducts: "Hämta demovärldens varor",
  demoProductsHint:
    "Över 160 snowboards, boots, bindningar och tillbehör, med priser, bilder och texter, för att se hur butiken ser ut. Importen kan ångras.",
  makeCategories: "Skapa kategorier",
} satisfies TextsLike<typeof en>;
