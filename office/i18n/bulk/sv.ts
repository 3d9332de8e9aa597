import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  bulkTitle: { one: "Ändra {count} produkt", other: "Ändra {count} produkter" },
  bulkTitleMany: "Ändra alla som matchar",
  bulkWhat: "Vad som ändras",
  bulkSale: "Reapriser med datum",
  bulkEndSales: "Avsluta rea",
  bulkAddCategories: "Lägg till i kategorier",
  bulkRemoveCategories: "Ta ur kategorier",
  bulkPriceLists: "Prislistor",
  bulkHow: "Hur",
  bulkRound: "Slutar på",
  bulkNotRounded: "Som det blir",
  bulkAsItIs: "Oförändrat",
  bulkLook: "Se vad som ändras",
  bulkNothing: "Inget skulle ändras.",
  bulkFirst: "De första {shown} av {count}:",
} satisfies TextsLike<typeof en>;
