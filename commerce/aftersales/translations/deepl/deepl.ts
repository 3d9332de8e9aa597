import { Type } from "typebox";
import { Value } from "typebox/value";
import {
  type TranslationRequest,
  type TranslationService,
  TranslationUnavailable,
} from "#commerce/aftersales/translations/translation-service.ts";

export type DeeplOptions = {
  apiKey: string;
  /** By default DeepL's own host, which depends on the plan of the key. */
  apiHost?: string;
  /** The timeout of a call, in milliseconds. */
  timeout: number;
};

const hosts = { free: "https://api-free.deepl.com", paid: "https://api.deepl.com" } as const;

/** Languages for which DeepL's code is not ISO 639-1. For translations into English it needs a variant. */
const sources: Readonly<Record<string, string>> = { no: "NB" };
const targets: Readonly<Record<string, string>> = { ...sources, en: "EN-US" };

const Answer = Type.Object({ translations: Type.Array(Type.Object({ text: Type.String() })) });

/** DeepL over its HTTP API (https://developers.deepl.com/docs/api-reference/translate). */
export function makeDeepl({ apiKey, apiHost, timeout }: DeeplOptions): TranslationService {
  const host = apiHost || (apiKey.endsWith(":fx") ? hosts.free : hosts.paid);
  return {
    name: "DeepL",
    async translate({ from, to, texts }: TranslationRequest) {
      const request = {
        method: "POST",
        headers: { authorization: `DeepL-Auth-Key ${apiKey}`, "content-type": "application/json" },
        body: JSON.stringify({
          text: texts,
          source_lang: sources[from] ?? from.toUpperCase(),
          target_lang: targets[to] ?? to.toUpperCase(),
        }),
        redirect: "error" as const,
        signal: AbortSignal.timeout(timeout),
      };
      try {
        const answer = await fetch(`${host}/v2/translate`, request);
        // 403: wrong key; 429: too many calls at once; 456: the quota of the plan is used up.
        if (!answer.ok) throw new TranslationUnavailable(`deepl-${answer.status}`);
        return textsIn(await answer.json(), texts.length);
      } catch (error) {
        if (error instanceof TranslationUnavailable) throw error;
        throw new TranslationUnavailable("deepl-silent", { cause: error });
      }
    },
  };
}

function textsIn(answer: unknown, count: number): string[] {
  if (!Value.Check(Answer, answer) || answer.translations.length !== count)
    throw new TranslationUnavailable("deepl-strange");
  return answer.translations.map(({ text }) => text);
}
