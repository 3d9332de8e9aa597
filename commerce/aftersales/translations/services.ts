import { Type } from "typebox";
import { deeplDefinition } from "./deepl/definition.ts";
import type { TranslationDefinition } from "./definition.ts";
import type { TranslationService } from "./translation-service.ts";

type Values = Readonly<Record<string, unknown>>;

/** Every translation service that can be configured. A new one needs a folder here and its definition in this list. */
const services: readonly TranslationDefinition[] = [deeplDefinition];
const none = "none";

const serviceIn = ({ TRANSLATION_SERVICE }: Values): TranslationDefinition | undefined =>
  services.find(({ name }) => name === TRANSLATION_SERVICE);

/** The settings of translations, which are part of the configuration of the process (server/config.ts). */
export const translationSettings = {
  properties: {
    TRANSLATION_SERVICE: Type.Union(
      [none, ...services.map(({ name }) => name)].map((name) => Type.Literal(name)),
      {
        default: none,
        description:
          "none or deepl: who translates a review that a reader asks for; none: staff alone do, in the office",
      },
    ),
    ...Object.assign({}, ...services.map(({ settings }) => settings)),
  },
  problems: (values: Values): string[] => serviceIn(values)?.problems(values) ?? [],
};

/** Opens the configured translation service; null when there is none. Its client is loaded only when it is used. */
export async function openTranslations(values: Values): Promise<TranslationService | null> {
  return (await serviceIn(values)?.open(values)) ?? null;
}
