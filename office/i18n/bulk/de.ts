import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  bulkTitle: { one: "{count} Produkt ändern", other: "{count} Produkte ändern" },
  bulkTitleMany: "Alle passenden ändern",
  bulkWhat: "Was geändert wird",
  bulkSale: "Aktionspreise mit Zeitraum",
  bulkEndSales: "Aktionen beenden",
  bulkAddCategories: "In Kategorien aufnehmen",
  bulkRemoveCategories: "Aus Kategorien nehmen",
  bulkPriceLists: "Preislisten",
  bulkHow: "Wie",
  bulkRound: "Endet auf",
  bulkNotRounded: "Wie berechnet",
  bulkAsItIs: "Unverändert",
  bulkLook: "Änderungen ansehen",
  bulkNothing: "Es würde sich nichts ändern.",
  bulkFirst: "Die ersten {shown} von {count}:",
} satisfies TextsLike<typeof en>;
