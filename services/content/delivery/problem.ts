/** Errors in the protocol's own shape, including its error numbers. */

export type ErrorBody = { error_message: string; error_code: number; errors: Record<string, string[]> };

export class DeliveryError extends Error {
  status: number;
  code: number;
  errors: Record<string, string[]>;

  constructor(status: number, code: number, message: string, errors: Record<string, string[]> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  get body(): ErrorBody {
    return { error_message: this.message, error_code: this.code, errors: this.errors };
  }
}

/** A 422 error for an invalid parameter or part of a filter. It names the field. */
export const invalid = (field: string, text: string): DeliveryError =>
  new DeliveryError(422, 141, `The parameter ${field} is not valid: it ${text}.`, { [field]: [text] });

export const unknownEntry = () =>
  new DeliveryError(422, 141, "The requested entry doesn't exist.", { uid: ["is not valid."] });

export const unknownType = (uid: string) =>
  new DeliveryError(422, 118, `The Content Type '${uid}' was not found. Please try again.`, { uid: ["is not valid."] });

export const unknownField = () =>
  new DeliveryError(422, 118, "The Global Field was not found. Please try again.", { uid: ["is not valid."] });

export const unknownAsset = () =>
  new DeliveryError(422, 145, "Asset was not found. Please try again.", { uid: ["is not valid."] });

export const unknownTaxonomy = () =>
  new DeliveryError(404, 404, "The taxonomy or term was not found. Please try again.", { uid: ["is not valid."] });

export const unknownStack = () =>
  new DeliveryError(412, 109, "We can't find that Stack. Please try again.", { api_key: ["is not valid."] });

/** Hosted services answer 401 to a wrong token, but delivery-sdk 5 then retries three times and loses the message. */
export const wrongToken = () =>
  new DeliveryError(403, 105, "The delivery token is not valid. Please try again.", {
    access_token: ["is not valid."],
  });

export const wrongPreviewToken = () =>
  new DeliveryError(403, 105, "The preview token is not valid. Please try again.", {
    preview_token: ["is not valid."],
  });

export const wrongManagementToken = () =>
  new DeliveryError(403, 105, "The management token is not valid. Please try again.", {
    authorization: ["is not valid."],
  });

/**
 * Returns the protocol error for any thrown error, or null for an internal failure. Some requests are refused by the
 * database only: an invalid regular expression, a query that takes too long, a number out of range.
 */
export function toDeliveryError(
  error: Error & { code?: string; statusCode?: number; field?: string },
): DeliveryError | null {
  if (error instanceof DeliveryError) return error;
  if (error instanceof RangeError) return invalid("query", "is nested too deeply");
  if (error.code === "57014") return invalid("query", "takes too long");
  if (error.code === "2201B") return invalid("$regex", "is not a regular expression");
  if (/^invalid memory alloc/.test(error.message)) return invalid("query", "needs too much memory");
  if (/^(22|54)/.test(error.code ?? "")) return invalid("query", "holds a value that cannot be compared");
  const isLost = /^(57P0|08|53)/.test(error.code ?? "") || /Connection terminated/.test(error.message);
  if (isLost || error.statusCode === 503)
    return new DeliveryError(503, 503, "The content cannot be read just now. Try again.");
  const status = error.statusCode ?? 500;
  const errors = error.field ? { [error.field]: [error.message] } : {};
  return status >= 400 && status < 500 ? new DeliveryError(status, 141, error.message, errors) : null;
}
