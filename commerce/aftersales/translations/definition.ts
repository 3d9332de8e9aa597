import type { TSchema } from "typebox";
import type { TranslationService } from "./translation-service.ts";

type Values = Readonly<Record<string, unknown>>;

/** A translation service before it is used: its name, its settings, and how it is opened with them. */
export type TranslationDefinition = {
  readonly name: string;
  /** By their names in the environment; the description of each is its line in .env.example. */
  readonly settings: Readonly<Record<string, TSchema>>;
  /** What is wrong with the settings beyond their schemas. Asked of the service that is configured alone. */
  problems(values: Values): string[];
  open(values: Values): Promise<TranslationService>;
};
