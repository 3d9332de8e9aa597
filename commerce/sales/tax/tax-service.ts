import type { TaxAnswer, TaxQuestion } from "./schema.ts";

/**
 * A tax service (built-in/, stripe/), chosen by TAX_SERVICE. Every implementation passes tests/support/tax/contract.ts.
 * Never call one inside a transaction, because it may be remote.
 */
export interface TaxService {
  readonly name: string;
  /**
   * The taxes of a question, each rounded once; empty when the place is not known well enough yet. The same question
   * has the same answer, and costs at most one call while it is fresh. Throws TaxUnknown when the service does not
   * answer.
   */
  taxesOf(question: TaxQuestion): Promise<TaxAnswer>;
  /** Where orders are reported for the merchant's tax returns; null when nowhere. */
  readonly books: TaxBooks | null;
}

/** The service's own records of sales. Both calls may be repeated: the same reference is the same entry. */
export type TaxBooks = {
  /** Books a confirmed order by its calculation. Returns the service's id of the entry. */
  record(calculation: string, reference: string): Promise<string>;
  /** Books a refund with its tax: an amount in minor units, or everything. */
  reverse(entry: string, part: { amount: number; isWhole: boolean; reference: string }): Promise<string>;
};

/** The service does not answer, so the tax is unknown. */
export class TaxUnknown extends Error {}

/** The service will never accept this entry; the message is a short code for logs. */
export class TaxRefused extends Error {}
