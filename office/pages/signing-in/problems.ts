import type { Say } from "../../i18n/text.tsx";
import { ApiProblem } from "../../runtime/api.ts";

/** The message for a refused sign-in, in the member's language. Null without an error. */
export function sayProblem(error: unknown, say: Say): string | null {
  if (error === null || error === undefined) return null;
  if (!(error instanceof ApiProblem)) return say("failedText");
  if (error.code === "wrong-credentials") return say("wrongCredentials");
  if (error.code === "passkey-required") return say("passkeyRequired");
  if (error.body.status === 429) return say("tooManyTries");
  return error.body.status >= 500 ? say("failedText") : error.message;
}
