import { Type } from "typebox";
import { taxTablesDefinition } from "./built-in/definition.ts";
import type { TaxContext, TaxDefinition } from "./definition.ts";
import { stripeTaxDefinition } from "./stripe/definition.ts";
import type { TaxService } from "./tax-service.ts";

type Values = Readonly<Record<string, unknown>>;

/** Every tax service that can be configured. To add one, create a folder here and add its definition to this list. */
const services: readonly TaxDefinition[] = [taxTablesDefinition, stripeTaxDefinition];

/** "tables or stripe". */
const names = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(services.map(({ name }) => name));

const serviceIn = ({ TAX_SERVICE }: Values): TaxDefinition | undefined =>
  services.find(({ name }) => name === TAX_SERVICE);

/** The tax settings, which are part of the process configuration (server/config.ts). */
export const taxSettings = {
  properties: {
    TAX_SERVICE: Type.Union(
      services.map(({ name }) => Type.Literal(name)),
      {
        default: taxTablesDefinition.name,
        description: `${names}: tables are built in, the others need their keys below`,
      },
    ),
    ...Object.assign({}, ...services.map(({ settings }) => settings)),
  },
  problems: (values: Values): string[] => serviceIn(values)?.problems(values) ?? [],
};

/** Opens the configured tax service. Its client is loaded only when it is used. */
export async function openTax(values: Values, context: TaxContext): Promise<TaxService> {
  const service = serviceIn(values) ?? taxTablesDefinition;
  return service.open(values, context);
}
