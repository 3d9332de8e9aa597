import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  setProducts: "Erste Produkte",
  setProductsText:
    "Tipp das erste ein, oder bring eine Datei mit vielen. Verkauft wird ein Produkt, sobald es einen Preis hat, auf Lager und sichtbar ist.",
  setupGuide: "Richte deinen Shop ein",
  setupStepOf: "Schritt {number} von {total}",
  saveGoOn: "Speichern und weiter",
  goOn: "Weiter",
  finishSetup: "Einrichtung abschließen",
  skipStep: "Vorerst überspringen",
  stepBack: "Zurück",
  stepSkipped: "Übersprungen",
  setupOver: "Das war’s. Was noch fehlt, steht auf der Startseite.",
  typeProduct: "Produkt eintippen",
  bringFile: "Datei mitbringen (CSV)",
  loadDemoProducts: "Produkte der Demo-Welt laden",
  demoProductsHint:
    "Über 160 Snowboards, Boots, Bindungen und Zubehör, mit Preisen, Bildern und Texten, um zu sehen, wie der Shop aussieht. Der Import lässt sich rückgängig machen.",
  makeCategories: "Kategorien anlegen",
} satisfies TextsLike<typeof en>;
