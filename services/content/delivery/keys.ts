import type { FastifyRequest } from "fastify";
import { isSameSecret } from "#platform/signed-key.ts";
import { unknownStack, wrongManagementToken, wrongPreviewToken, wrongToken } from "./problem.ts";

/**
 * Access keys: the stack's key, the delivery token with its environment, and the tokens for drafts and for changes.
 * When one of the last two is missing, that access is disabled.
 */
export type Keys = {
  apiKey: string;
  deliveryToken: string;
  environment: string;
  previewToken?: string;
  managementToken?: string;
};

/** delivery: published content; preview: also drafts; management: also changes. */
export type Access = "delivery" | "preview" | "management";

/** Returns the access that a request's headers give. Throws a DeliveryError when they give none. */
export function accessOf({ headers, query }: FastifyRequest, keys: Keys): Access {
  if (!isSame(headers.api_key, keys.apiKey)) throw unknownStack();
  if (isSame(headers.authorization, keys.managementToken)) return "management";
  if (isLivePreview(headers.live_preview, query)) {
    if (isSame(headers.preview_token, keys.previewToken)) return "preview";
    if (headers.preview_token !== undefined) throw wrongPreviewToken();
  }
  if (isSame(headers.access_token, keys.deliveryToken)) return "delivery";
  throw headers.authorization === undefined ? wrongToken() : wrongManagementToken();
}

/** Clients that use no preview send "init" or nothing. */
export function isLivePreview(header: unknown, query: unknown): boolean {
  const hash = header ?? (query as { live_preview?: unknown } | undefined)?.live_preview;
  return typeof hash === "string" && hash !== "" && hash !== "init";
}

/** Whether a client sent the right key. Always false when the key is not set. */
export const isSame = (given: unknown, wanted: string | undefined): boolean =>
  Boolean(wanted) && typeof given === "string" && isSameSecret(given, wanted ?? "");
