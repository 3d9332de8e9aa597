import { type TSchema, Type } from "typebox";
import type { OwnRates } from "#commerce/settings/live.ts";
import type { Db } from "#database/tables.ts";
import { stripeTaxDefinition } from "./stripe/definition.ts";
import { makeTaxTables } from "./tables/tax-tables.ts";
import type { TaxService } from "./tax-service.ts";

/** The settings of taxes, which the configuration of the process takes in (platform/config.ts). */

const named = ["tables", stripeTaxDefinition.name] as const;

export const taxSettings = {
  properties: {
    TAX_SERVICE: Type.Union(
      named.map((name) => Type.Literal(name)),
      {
        default: "tables",
        description: "tables or stripe: tables are built in, stripe is Stripe Tax and needs its key",
      },
    ),
    ...stripeTaxDefinition.settings,
  } satisfies Record<string, TSchema>,
  problems: (values: Readonly<Record<string, unknown>>): string[] =>
    values.TAX_SERVICE === stripeTaxDefinition.name ? stripeTaxDefinition.problems(values) : [],
};

/** The tax service that the configuration names. Its client is loaded only where it is used. `ownRates` count in the tables. */
export async function openTax(
  values: Readonly<Record<string, unknown>>,
  db: Db,
  ownRates: () => OwnRates,
): Promise<TaxService> {
  return values.TAX_SERVICE === stripeTaxDefinition.name
    ? stripeTaxDefinition.open(values)
    : makeTaxTables(db, ownRates);
}
