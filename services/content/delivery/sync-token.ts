import { isSameSecret, signatureOf } from "#platform/signed-key.ts";
import { isObject } from "./params.ts";
import { invalid } from "./problem.ts";

/** What a reader of changes wants to see; remembered in its token. */
export type SyncFilter = { contentType?: string; locale?: string; since?: string; types?: string[] };

/**
 * Events after one number up to another, of these types; between pages also how many were given of how many. What
 * changes while a reader turns pages moves behind `until`, and comes with the next sync.
 */
export type SyncState = {
  filter: SyncFilter;
  types: readonly string[];
  after: number;
  until: number;
  given: number;
  total: number;
};

/** Where the next sync begins. */
export type SyncMark = { filter: SyncFilter; after: number };

type Tokens = { page: SyncState; sync: SyncMark };

const sign = (text: string, secret: string) => signatureOf(text, `sync:${secret}`).toString("base64url");

/** Opaque for its holder, and signed: what comes back is what was given out, from any process. */
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
