import { isSameSecret, signatureOf } from "#platform/signed-key.ts";
import { isObject } from "./params.ts";
import { invalid } from "./problem.ts";

/** The filter of a sync. It is stored in the token. */
export type SyncFilter = { contentType?: string; locale?: string; since?: string; types?: string[] };

/**
 * The events after one number up to another, of these types. Between pages, also how many of the total were returned.
 * Events written while a client reads pages come after `until` and are returned by the next sync.
 */
export type SyncState = {
  filter: SyncFilter;
  types: readonly string[];
  after: number;
  until: number;
  given: number;
  total: number;
};

/** Where the next sync starts. */
export type SyncMark = { filter: SyncFilter; after: number };

type Tokens = { page: SyncState; sync: SyncMark };

const sign = (text: string, secret: string) => signatureOf(text, `sync:${secret}`).toString("base64url");

/**
 * Writes an opaque, signed token. The signature ensures that a returned token was issued by this service, in any
 * process.
 */
export function writeToken<Kind extends keyof Tokens>(kind: Kind, state: Tokens[Kind], secret: string): string {
  const text = Buffer.from(JSON.stringify([kind, state])).toString("base64url");
  return `${text}.${sign(text, secret)}`;
}

export function readToken<Kind extends keyof Tokens>(kind: Kind, token: string, secret: string): Tokens[Kind] {
  const [text = "", signature = ""] = token.split(".");
  const name = kind === "page" ? "pagination_token" : "sync_token";
  if (!isSameSecret(signature, sign(text, secret))) throw invalid(name, "is not valid");
  const [kindGiven, state] = JSON.parse(Buffer.from(text, "base64url").toString());
  if (kindGiven !== kind || !isObject(state)) throw invalid(name, "is not valid");
  return state as Tokens[Kind];
}
