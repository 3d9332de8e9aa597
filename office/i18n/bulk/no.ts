import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  bulkTitle: { one: "Endre {count} produkt", other: "Endre {count} produkter" },
  bulkTitleMany: "Endre alle som passer",
  bulkWhat: "Hva som endres",
  bulkSale: "Salgspriser med datoer",
  bulkEndSales: "Avslutt salg",
  bulkAddCategories: "Legg til i kategorier",
  bulkRemoveCategories: "Ta ut av kategorier",
  bulkPriceLists: "Prislister",
  bulkHow: "Hvordan",
  bulkRound: "Slutter på",
  bulkNotRounded: "Som det blir",
  bulkAsItIs: "Uendret",
  bulkLook: "Se hva som endres",
  bulkNothing: "Ingenting ville endres.",
  bulkFirst: "De første {shown} av {count}:",
} satisfies TextsLike<typeof en>;
