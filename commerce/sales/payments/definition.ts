import type { Static, TObject, TProperties, TSchema } from "typebox";
import type { Db } from "#database/tables.ts";
import type { PaymentProvider } from "./provider.ts";

/** What the shop passes to a provider besides the provider's own settings. */
export type ProviderContext = {
  db: Db;
  /** Signs values that the provider must send back. */
  secret: string;
  /** The shop's public address; "" when it is not set. */
  publicUrl: string;
};

type Values = Readonly<Record<string, unknown>>;

/** A payment provider before use: its name, its settings, and how it is opened. */
export type ProviderDefinition = {
  readonly name: string;
  /** Settings by their environment names; each description is its line in .env.example. */
  readonly settings: Readonly<Record<string, TSchema>>;
  /** Faults of the settings beyond their schemas. Called only for the configured provider. */
  problems(values: Values): string[];
  /** The address of the provider's own page about a payment, for staff; absent when it has none. */
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

/** Settings are typed inside the definition. Outside they are values by name, checked against the schemas at start. */
export const defineProvider = <const Settings extends TProperties>(
  definition: Definition<Settings>,
): ProviderDefinition => definition as unknown as ProviderDefinition;
