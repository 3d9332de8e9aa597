import { Type } from "typebox";
import type { TranslationDefinition } from "#commerce/aftersales/translations/definition.ts";

/**
 * The definition of DeepL: its settings, each with its line of .env.example. Messages name a wrong key setting, and
 * never show its value.
 */
export const deeplDefinition: TranslationDefinition = {
  name: "deepl",
  settings: {
    DEEPL_API_KEY: Type.String({ default: "", description: "of DeepL's API; those of its free plan end with :fx" }),
    DEEPL_API_HOST: Type.String({
      default: "",
      pattern: "^(https?://[^/\\s]+)?$",
      description:
        "another host that speaks DeepL's protocol; empty: https://api-free.deepl.com for free keys, else https://api.deepl.com",
    }),
    DEEPL_TIMEOUT_MS: Type.Integer({
      default: 5000,
      minimum: 100,
      maximum: 30_000,
      description: "how long a translation may take; after that the reader is told to try later",
    }),
  },
  problems: ({ DEEPL_API_KEY: key }) =>
    /^[\x21-\x7e]{8,200}$/.test(String(key ?? ""))
      ? []
      : ["DEEPL_API_KEY must be set (8 characters or more) when TRANSLATION_SERVICE=deepl"],
  async open(values) {
    const { makeDeepl } = await import("./deepl.ts");
    return makeDeepl({
      apiKey: String(values.DEEPL_API_KEY),
      apiHost: String(values.DEEPL_API_HOST ?? ""),
      timeout: Number(values.DEEPL_TIMEOUT_MS),
    });
  },
};
