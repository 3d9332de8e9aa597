import type { TSchema } from "typebox";
import type { TranslationService } from "./translation-service.ts";

type Values = Readonly<Record<string, unknown>>;

/** The definition of a translation service: its name, its settings, and the function that opens it with them. */
export type TranslationDefinition = {
  readonly name: string;
  /** By their names in the environment; each description is the setting's line in .env.example. */
  readonly settings: Readonly<Record<string, TSchema>>;
  /** What is wrong with the settings beyond their schemas. Called for the configured service only. */
  problems(values: Values): string[];
  open(values: Values): Promise<TranslationService>;
};
