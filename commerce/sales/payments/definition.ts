import type { Static, TObject, TProperties, TSchema } from "typebox";
import type { Db } from "#database/tables.ts";
import type { PaymentProvider } from "./provider.ts";

/** What the shop gives a provider beside its own settings. */
export type ProviderContext = {
  db: Db;
  /** Signs what the provider has to bring back to us. */
  secret: string;
  /** Where the shop is reached from outside; "" where nobody has said. */
  publicUrl: string;
};

type Values = Readonly<Record<string, unknown>>;

/** A payment provider before it is used: its name, its settings, and how it is opened with them. */
export type ProviderDefinition = {
  readonly name: string;
  /** By their names in the environment; the description of each is its line in .env.example. */
  readonly settings: Readonly<Record<string, TSchema>>;
  /** What is wrong with the settings beyond their schemas. Asked of the provider that is configured alone. */
  problems(values: Values): string[];
  /** The address of the provider's own page about a payment, for staff; absent: it has none. */
  page?(reference: string, values: Values): string;
  open(values: Values, context: ProviderContext): Promise<PaymentProvider>;
};

type Definition<Settings extends TProperties> = {
  name: string;
  settings: Settings;
  page?(reference: string, values: Partial<Static<TObject<Settings>>>): string;
  problems(values: Static<TObject<Settings>> & { PUBLIC_URL: string }): string[];
  open(values: Static<TObject<Settings>>, context: ProviderContext): Promise<PaymentProvider>;
};

/** Settings are typed within the definition; to others they are values by name, checked against the schemas at start. */
export const defineProvider = <const Settings extends TProperties>(
  definition: Definition<Settings>,
): ProviderDefinition => definition as unknown as ProviderDefinition;
