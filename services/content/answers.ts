import type { ContentQuery } from "./delivery/content-query.ts";
import type { Place } from "./delivery/fields.ts";
import type { Access } from "./delivery/keys.ts";

/** A request at /v3 as the answers see it. */
export type Call = {
  access: Access;
  /** Whether drafts are meant: by those who may see them and name no environment. */
  isDraft: boolean;
  /** What a read asks for. */
  query(): ContentQuery;
  place: Place;
  /** Parts of the address. */
  named: Record<string, string>;
  /** A parameter of the address. */
  param(name: string): string | undefined;
  body: unknown;
};

export type Answer = (call: Call) => Promise<object> | object;

/** Answers by address, "/assets/:uid". */
export type Answers = Record<string, Answer>;

export type ChangeMethod = "POST" | "PUT" | "DELETE";

/** Changes by address and method. */
export type Changes = Record<string, Partial<Record<ChangeMethod, Answer>>>;
