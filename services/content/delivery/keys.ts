import { createHash, timingSafeEqual } from "node:crypto";
import type { App } from "#platform/http.ts";
import { unknownStack, wrongToken } from "./problem.ts";

/** Who may read: the stack's key, the delivery token, and the environment that the token is for. */
export type Keys = { apiKey: string; deliveryToken: string; environment: string };

/** Lets through only requests with both keys in their headers. */
export function guardKeys(app: App, { apiKey, deliveryToken }: Keys): void {
  app.addHook("onRequest", async ({ headers }) => {
    if (!isSame(headers.api_key, apiKey)) throw unknownStack();
    if (!isSame(headers.access_token, deliveryToken)) throw wrongToken();
  });
}

/** Compares digests, so that the time it takes says nothing about the key. */
function isSame(given: string | string[] | undefined, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return typeof given === "string" && timingSafeEqual(digest(given), digest(wanted));
}
