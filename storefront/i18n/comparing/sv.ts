import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Bara skillnader",
  differs: "skiljer sig",
  pick: "Välj en",
  add: "Lägg till",
  remove: "Ta bort",
  start: "Tre att börja med",
  "start.own": "Senast visade brädor",
  most: "Orange: det högsta värdet på raden.",
  unsure: "Osäker? Hitta din bräda",
} satisfies TextsLike<typeof en>;
