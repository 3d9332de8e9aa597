import type { FastifyRequest } from "fastify";
import { isSameSecret } from "#platform/signed-key.ts";
import { unknownStack, wrongManagementToken, wrongPreviewToken, wrongToken } from "./problem.ts";

/**
 * Who may do what: the stack's key, the delivery token and the environment that it reads, and the tokens for drafts and for
 * changes. Without one of the last two nobody may.
 */
export type Keys = {
  apiKey: string;
  deliveryToken: string;
  environment: string;
  previewToken?: string;
  managementToken?: string;
};

/** delivery: what is published; preview: drafts too; management: changes too. */
export type Access = "delivery" | "preview" | "management";

/** What a request may do by its headers. Throws a DeliveryError when it may do nothing. */
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

/** Clients that are told of no preview say "init", or nothing. */
export function isLivePreview(header: unknown, query: unknown): boolean {
  const hash = header ?? (query as { live_preview?: unknown } | undefined)?.live_preview;
  return typeof hash === "string" && hash !== "" && hash !== "init";
}

/** Whether a client knows the key; nobody knows one that is not set. */
export const isSame = (given: unknown, wanted: string | undefined): boolean =>
  Boolean(wanted) && typeof given === "string" && isSameSecret(given, wanted ?? "");
