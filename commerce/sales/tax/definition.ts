import type { TSchema } from "typebox";
import type { OwnRates } from "#commerce/settings/live.ts";
import type { Db } from "#database/tables.ts";
import type { TaxService } from "./tax-service.ts";

type Values = Readonly<Record<string, unknown>>;

/** What the shop gives a tax service beside its own settings. `ownRates`: the merchant's, as they are at that moment. */
export type TaxContext = { db: Db; ownRates: () => OwnRates };

/** A tax service before it is used: its name, its settings, and how it is opened with them. */
export type TaxDefinition = {
  readonly name: string;
  /** By their names in the environment; the description of each is its line in .env.example. */
  readonly settings: Readonly<Record<string, TSchema>>;
  /** What is wrong with the settings beyond their schemas. Asked of the service that is configured alone. */
  problems(values: Values): string[];
  open(values: Values, context: TaxContext): Promise<TaxService>;
};
