import { createMollieClient, MollieApiError, type Payment, PaymentEmbed } from "@mollie/api-client";
import { PaymentRefused, PaymentUnclear } from "../provider.ts";

export type MollieClientOptions = {
  apiKey: string;
  /** "https://api.mollie.com" unless another is given. */
  apiHost?: string;
  /** How long a call may take in milliseconds, including the client's own retries. */
  timeout?: number;
};

type Client = ReturnType<typeof createMollieClient>;
export type MolliePayment = Payment;

/** Mollie's client with a timeout for each call, and with errors converted to those of provider.ts. */
export function openMollie({ apiKey, apiHost, timeout = 10_000 }: MollieClientOptions) {
  const client = createMollieClient({ apiKey, ...(apiHost && { apiEndpoint: `${apiHost}/v2/` }) });

  async function ask<T>(call: (client: Client) => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new PaymentUnclear("timeout")), timeout);
    });
    try {
      return await Promise.race([call(client), silence]);
    } catch (error) {
      throw explained(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ask,
    /** The current payment with its refunds and chargebacks. */
    retrieve(reference: string): Promise<MolliePayment> {
      if (!isPaymentId(reference)) throw new PaymentRefused("not-found");
      return ask(({ payments }) =>
        payments.get(reference, { embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks] }),
      );
    },
  };
}

export type Mollie = ReturnType<typeof openMollie>;

export const isPaymentId = (text: string): boolean => /^tr_\w{1,40}$/.test(text);

/**
 * Without a status it is unknown whether the request arrived. 409 means that a request is still being processed, or
 * that it is a second refund of the same amount within an hour; both may succeed later. Wrong keys and bugs are passed
 * on unchanged.
 */
function explained(error: unknown): unknown {
  if (!(error instanceof MollieApiError)) return error;
  const { statusCode: status, field } = error;
  const isUnclear = status === undefined || status === 409 || status === 429 || status >= 500;
  if (isUnclear) return new PaymentUnclear(`mollie-${status ?? "silent"}`, { cause: error });
  if (status === 401 || status === 403) return error;
  if (status === 404 || status === 410) return new PaymentRefused("not-found", { cause: error });
  return new PaymentRefused(field ? `invalid-${field.replace(/\W/g, "-")}` : "invalid-request", { cause: error });
}
