import { createHmac } from "node:crypto";
import Tokens from "@fastify/csrf";
import type { FastifyRequest } from "fastify";
import { originOf } from "#platform/http/origin.ts";

export type Csrf = {
  /** Makes a token for this session. Every call returns a different token; all of them are valid. */
  tokenFor(sessionId: string): string;
  isValid(sessionId: string | null, token: unknown): boolean;
};

/** Tokens are bound to the session id and the shop's secret, so nothing is stored. */
export function makeCsrf(secret: string): Csrf {
  const tokens = new Tokens({ userInfo: true });
  const key = createHmac("sha256", secret).update("csrf").digest("base64url");
  return {
    tokenFor: (sessionId) => tokens.create(key, sessionId),
    isValid: (sessionId, token) =>
      sessionId !== null && typeof token === "string" && token.length < 200 && tokens.verify(key, token, sessionId),
  };
}

/**
 * Whether the browser states that a form was sent from one of the shop's own pages. Cached pages cannot carry a token.
 */
export function comesFromOurPage(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site) return site === "same-origin";
  const origin = request.headers.origin;
  return origin !== undefined && origin === originOf(request);
}
