import { Type } from "typebox";
import type { ProviderContext, ProviderDefinition } from "./definition.ts";
import { mollieDefinition } from "./mollie/definition.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripeDefinition } from "./stripe/definition.ts";
import { testDefinition } from "./test/definition.ts";

/**
 * Every payment provider that can be configured. To add one, create a folder here and add its definition to this list.
 */
export const providers: readonly ProviderDefinition[] = [testDefinition, stripeDefinition, mollieDefinition];

/** "test, stripe or mollie". */
const names = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(providers.map(({ name }) => name));

type Values = Readonly<Record<string, unknown>>;

const providerIn = ({ PAYMENT_PROVIDER }: Values): ProviderDefinition | undefined =>
  providers.find(({ name }) => name === PAYMENT_PROVIDER);

/**
 * The page about a payment at any provider that was ever configured; null when there is none. `values`: the current
 * settings, which tell whether payments are tests.
 */
export const paymentPage = (provider: string, reference: string, values: Values): string | null =>
  providers.find(({ name }) => name === provider)?.page?.(reference, values) ?? null;

/** The payment settings, which are part of the process configuration (server/config.ts). */
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

/** Opens the configured provider. Its client is loaded only when it is used. */
export async function openPayments(values: Values, context: ProviderContext): Promise<PaymentProvider> {
  const provider = providerIn(values) ?? testDefinition;
  return provider.open(values, context);
}
