import { LRUCache } from "lru-cache";
import Stripe from "stripe";
import type { TaxAnswer, TaxQuestion } from "#commerce/sales/tax/schema.ts";
import { TaxRefused, type TaxService, TaxUnknown } from "#commerce/sales/tax/tax-service.ts";
import { stripeHost } from "#commerce/shared/stripe/host.ts";
import { isPlaced, linesOf, toParams } from "./rules.ts";

export type StripeTaxOptions = {
  secretKey: string;
  /** Stripe's tax codes ("txcd_…") of goods and of delivery. */
  goodsCode: string;
  shippingCode: string;
  /** "https://api.stripe.com" unless another is given. */
  apiHost?: string;
  /** How long a call may take in milliseconds; it is tried twice. */
  timeout: number;
};

/** How many answers are cached, and for how long. A checkout asks again at every step, mostly the same question. */
const mostAnswers = 1000;
const freshMs = 10 * 60 * 1000;

/** Stripe Tax: a calculation for a checkout, a transaction for a confirmed order, a reversal for a refund. */
export function makeStripeTax(options: StripeTaxOptions): TaxService {
  const { secretKey, apiHost, timeout } = options;
  const { tax } = new Stripe(secretKey, { ...stripeHost(apiHost), timeout, maxNetworkRetries: 1, telemetry: false });
  const answers = new LRUCache<string, Promise<TaxAnswer>>({ max: mostAnswers, ttl: freshMs });

  async function calculate(question: TaxQuestion): Promise<TaxAnswer> {
    const calculation = await tax.calculations.create(toParams(question, options)).catch(unknown);
    return { lines: linesOf(calculation), ...(calculation.id && { calculation: calculation.id }) };
  }

  return {
    name: "stripe",
    async taxesOf(question) {
      if (!isPlaced(question)) return { lines: [] };
      const key = JSON.stringify(question);
      const known = answers.get(key);
      if (known) return known;
      const answer = calculate(question);
      answers.set(key, answer);
      // Failed questions are asked again.
      answer.catch(() => answers.delete(key));
      return answer;
    },
    books: {
      async record(calculation, reference) {
        const call = tax.transactions.createFromCalculation({ calculation, reference }, { idempotencyKey: reference });
        return (await call.catch(refused)).id;
      },
      async reverse(entry, { amount, isWhole, reference }) {
        const part = isWhole ? { mode: "full" as const } : { mode: "partial" as const, flat_amount: -amount };
        const params = { original_transaction: entry, reference, ...part };
        const call = tax.transactions.createReversal(params, { idempotencyKey: reference });
        return (await call.catch(refused)).id;
      },
    },
  };
}

/** Any error from Stripe means that the taxes are unknown; a wrong key is logged. */
function unknown(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  throw new TaxUnknown(error.code ?? error.type, { cause: error });
}

/** A definite refusal of a booking; unanswered bookings are tried again. */
function refused(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const isNo = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
  if (isNo) throw new TaxRefused(error.code ?? "invalid-request", { cause: error });
  throw new TaxUnknown(error.code ?? error.type, { cause: error });
}
