/**
 * A service that translates what buyers write (deepl/), chosen by TRANSLATION_SERVICE. Every implementation passes
 * tests/support/translations/contract.ts. Never call it inside a transaction, because it runs on another machine.
 */
export interface TranslationService {
  /** Its name as readers and staff see it next to a translation: "DeepL". */
  readonly name: string;
  /**
   * Returns each text in the other language, in the order of `texts`. Throws TranslationUnavailable when the service
   * does not provide it now.
   */
  translate(request: TranslationRequest): Promise<string[]>;
}

/** Languages are the shop's own, as ISO 639-1: "no". */
export type TranslationRequest = { from: string; to: string; texts: readonly string[] };

/** There is no translation now; the message is a short code for logs. */
export class TranslationUnavailable extends Error {}
