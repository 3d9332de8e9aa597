/**
 * A service that translates what buyers write (deepl/), chosen by TRANSLATION_SERVICE. Every implementation passes
 * tests/support/translations/contract.ts. Never call one inside a transaction: it is on another machine.
 */
export interface TranslationService {
  /** Its own name, as readers and staff are told where a translation comes from: "DeepL". */
  readonly name: string;
  /** Each text in the other language, in the order of `texts`. Throws TranslationUnavailable when the service does not give it now. */
  translate(request: TranslationRequest): Promise<string[]>;
}

/** Languages are ISO 639-1, of the shop's own: "no". */
export type TranslationRequest = { from: string; to: string; texts: readonly string[] };

/** There is no translation now; the message is a short word for logs. */
export class TranslationUnavailable extends Error {}
