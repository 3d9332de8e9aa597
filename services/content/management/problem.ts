import { fail, type Problem, type Result } from "#platform/result.ts";
import { DeliveryError } from "#services/content/delivery/problem.ts";

/** Problem codes for changes to content. */
export type ManagementCode =
  | "unknown-entry"
  | "unknown-version"
  | "unknown-type"
  | "unknown-asset"
  | "unknown-environment"
  | "unknown-schedule"
  | "taken"
  | "conflict"
  | "in-use"
  | "invalid-entry"
  | "invalid-type"
  | "invalid";

export type ManagementProblem = Problem<ManagementCode>;
export type Outcome<T> = Result<T, ManagementProblem>;

/** Field path → errors: { "link.0.href": ["is not a text."] }. */
export type FieldErrors = Record<string, string[]>;

/** An empty set of errors. It has no prototype, because a field may be called "toString". */
export const noErrors = (): FieldErrors => Object.create(null);

const messages: Record<ManagementCode, [status: number, code: number, message: string]> = {
  "unknown-entry": [422, 141, "The requested entry doesn't exist."],
  "unknown-version": [422, 141, "The entry has no such version."],
  "unknown-type": [422, 118, "The Content Type was not found. Please try again."],
  "unknown-asset": [422, 145, "Asset was not found. Please try again."],
  "unknown-environment": [422, 141, "The Environment was not found."],
  "unknown-schedule": [422, 141, "There is nothing planned with this uid."],
  taken: [422, 119, "The uid is taken already."],
  conflict: [409, 119, "Somebody else has changed the entry meanwhile. Read it again."],
  "in-use": [422, 141, "It is still in use."],
  "invalid-entry": [422, 119, "The entry is not valid. Please enter valid values."],
  "invalid-type": [422, 115, "The Content Type is not valid. Please enter valid values."],
  invalid: [422, 141, "The request is not valid."],
};

/** A refusal with errors by field. All messages are kept. */
export const refuse = (code: ManagementCode, errors: FieldErrors = {}) =>
  fail(code, messages[code][2], {
    fields: Object.fromEntries(Object.entries(errors).map(([path, texts]) => [path, texts.join("\n")])),
  });

/** Returns the value, or throws the protocol's error (specification 8) for the routes. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const { code, message, fields = {} } = outcome.problem;
  const [status, number] = messages[code];
  const errors = Object.entries(fields).map(([path, text]) => [path, text.split("\n")]);
  throw new DeliveryError(status, number, message, Object.fromEntries(errors));
}
