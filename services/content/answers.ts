import type { ContentQuery } from "./delivery/content-query.ts";
import type { ContentEnvironment } from "./delivery/fields.ts";
import type { Access } from "./delivery/keys.ts";

/** A request to /v3, prepared for the handlers. */
export type Call = {
  access: Access;
  /**
   * True when the request reads drafts: with preview access, or with management access when it asks for a live preview
   * or names no environment.
   */
  isDraft: boolean;
  /** Parses the request's parameters. */
  query(): ContentQuery;
  place: ContentEnvironment;
  /** The named parts of the path. */
  named: Record<string, string>;
  /** Returns the value of a parameter in the query string. */
  param(name: string): string | undefined;
  body: unknown;
};

export type Answer = (call: Call) => Promise<object> | object;

/** Handlers of reads by path, such as "/assets/:uid". */
export type Answers = Record<string, Answer>;

export type ChangeMethod = "POST" | "PUT" | "DELETE";

/** Handlers of changes by path and method. */
export type Changes = Record<string, Partial<Record<ChangeMethod, Answer>>>;
