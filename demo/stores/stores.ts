import type { StoreInput } from "#commerce/stores/schema.ts";
import { alps } from "./alps.ts";
import { europe } from "./europe.ts";
import { japan } from "./japan.ts";
import { northAmerica } from "./north-america.ts";
import { readStores } from "./read.ts";

/** Dealers and own shops in fourteen countries: invented shops in real places. */
export const demoStores: StoreInput[] = Object.entries({ ...northAmerica, ...alps, ...europe, ...japan }).flatMap(
  ([country, lines]) => readStores(country, lines),
);
