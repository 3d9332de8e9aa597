import { createHmac } from "node:crypto";
import Tokens from "@fastify/csrf";
import type { FastifyRequest } from "fastify";
import { originOf } from "#platform/http/origin.ts";

export type Csrf = {
  /** A token for this session; each call makes another one, all are good. */
  tokenFor(sessionId: string): string;
  isValid(sessionId: string | null, token: unknown): boolean;
};

/** Tokens bound to the session id and our secret, so that nothing has to be stored. */
export function makeCsrf(secret: string): Csrf {
  const tokens = new Tokens({ userInfo: true });
  const key = createHmac("sha256", secret).update("csrf").digest("base64url");
  return {
    tokenFor: (sessionId) => tokens.create(key, sessionId),
    isValid: (sessionId, token) =>
      sessionId !== null && typeof token === "string" && token.length < 200 && tokens.verify(key, token, sessionId),
  };
}

/** Whether the browser itself says that a form was sent from a page of ours. Cached pages cannot carry a token. */
export function comesFromOurPage(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site) return site === "same-origin";
  const origin = request.headers.origin;
  return origin !== undefined && origin === originOf(request);
}
