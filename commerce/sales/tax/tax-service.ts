import type { TaxAnswer, TaxQuestion } from "./schema.ts";

/**
 * A tax service (built-in/, stripe/), chosen by TAX_SERVICE. Every implementation passes tests/support/tax/contract.ts.
 * Never call one inside a transaction: it may be on another machine.
 */
export interface TaxService {
  readonly name: string;
  /**
   * The taxes of what is asked about, each rounded once; none where the place is not known well enough yet. The same question
   * has the same answer, and costs one call at most while it is fresh. Throws TaxUnknown when the service does not answer.
   */
  taxesOf(question: TaxQuestion): Promise<TaxAnswer>;
  /** Where orders are reported for the merchant's returns; null: nowhere. */
  readonly books: TaxBooks | null;
}

/** The service's own records of what was sold. Both calls may be repeated: the same reference is the same entry. */
export type TaxBooks = {
  /** Books an order that stands, by its calculation. Answers the service's id of the entry. */
  record(calculation: string, reference: string): Promise<string>;
  /** Books what went back of it, with its tax: an amount in minor units, or everything. */
  reverse(entry: string, part: { amount: number; isWhole: boolean; reference: string }): Promise<string>;
};

/** The service does not answer now: nobody knows the tax. */
export class TaxUnknown extends Error {}

/** The service will never take this entry; the message is a short word for logs. */
export class TaxRefused extends Error {}
