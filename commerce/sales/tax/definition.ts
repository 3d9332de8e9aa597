import type { TSchema } from "typebox";
import type { OwnRates } from "#commerce/settings/live.ts";
import type { Db } from "#database/tables.ts";
import type { TaxService } from "./tax-service.ts";

type Values = Readonly<Record<string, unknown>>;

/** What the shop passes to a tax service besides its own settings. `ownRates`: the merchant's current rates. */
export type TaxContext = { db: Db; ownRates: () => OwnRates };

/** A tax service before use: its name, its settings, and how it is opened. */
export type TaxDefinition = {
  readonly name: string;
  /** Settings by their environment names; each description is its line in .env.example. */
  readonly settings: Readonly<Record<string, TSchema>>;
  /** Faults of the settings beyond their schemas. Called only for the configured service. */
  problems(values: Values): string[];
  open(values: Values, context: TaxContext): Promise<TaxService>;
};
