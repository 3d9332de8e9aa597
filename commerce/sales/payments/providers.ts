import { Type } from "typebox";
import type { ProviderContext, ProviderDefinition } from "./definition.ts";
import { mollieDefinition } from "./mollie/definition.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripeDefinition } from "./stripe/definition.ts";
import { testDefinition } from "./test/definition.ts";

/** Every payment provider that can be configured. A new one is a folder here and its definition in this list. */
export const providers: readonly ProviderDefinition[] = [testDefinition, stripeDefinition, mollieDefinition];

/** "test, stripe or mollie". */
const names = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(providers.map(({ name }) => name));

type Values = Readonly<Record<string, unknown>>;

const providerIn = ({ PAYMENT_PROVIDER }: Values): ProviderDefinition | undefined =>
  providers.find(({ name }) => name === PAYMENT_PROVIDER);

/**
 * The page of a provider, of whatever was once configured, about a payment; null: it has none. `values`: the settings of now,
 * which tell whether payments are tests.
 */
export const paymentPage = (provider: string, reference: string, values: Values): string | null =>
  providers.find(({ name }) => name === provider)?.page?.(reference, values) ?? null;

/** The settings of payments, which the configuration of the process takes in (server/config.ts). */
export const paymentSettings = {
  properties: {
    PAYMENT_PROVIDER: Type.Union(
      providers.map(({ name }) => Type.Literal(name)),
      {
        default: testDefinition.name,
        description: `${names}: test is built in and moves no money, the others need their keys below`,
      },
    ),
    ...Object.assign({}, ...providers.map(({ settings }) => settings)),
  },
  problems: (values: Values): string[] => providerIn(values)?.problems(values) ?? [],
};

/** The provider that the configuration names. Its client is loaded only where it is used. */
export async function openPayments(values: Values, context: ProviderContext): Promise<PaymentProvider> {
  const provider = providerIn(values) ?? testDefinition;
  return provider.open(values, context);
}
