/** Requests to the office's API, with the member's cookie. Mutations also send the CSRF token. */

import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import type { HistoryFact } from "#commerce/sales/orders/history/fact.ts";
import type { Reason } from "#platform/result.ts";
import type { Say } from "../i18n/text.tsx";
import { reasonWords, worded } from "./reasons.ts";

const base = "/office/api";

export type ProblemBody = {
  status: number;
  code: string;
  title: string;
  errors?: Record<string, string>;
  /** The title and errors in machine-readable form, for translation. */
  title_reason?: Reason;
  reasons?: Record<string, Reason>;
  /** In seconds, when the shop is busy. */
  retryAfter?: number;
  /** For "forbidden": the missing permission. */
  permission?: string;
  /** For "conflict": the fields that somebody else changed, their current values, and the current version. */
  fields?: string[];
  current?: Record<string, unknown>;
  /** The current values of other fields that they changed. */
  kept?: Record<string, unknown>;
  version?: number;
  /** For "count-changed": the number of rows that match now. */
  total?: number;
  /** For "changed-meanwhile": what others did. */
  meanwhile?: {
    date: string;
    made_by: string;
    note: string;
    /** For events that changed the order's state, or found it in one: that state. */
    state?: OrderDetail["status"];
    fact?: HistoryFact | null;
  }[];
};

/** An error response of the server. */
export class ApiProblem extends Error {
  readonly body: ProblemBody;

  constructor(body: ProblemBody) {
    super(body.title);
    this.body = body;
  }

  get code(): string {
    return this.body.code;
  }
}

/** What to tell of a failure: the server's words, or that it failed. */
export const messageOf = (error: unknown, say: Say): string =>
  error instanceof ApiProblem ? error.message : say("failedText");

type Query = Record<string, string | number | boolean | undefined>;

export const addressOf = (path: string, query: Query = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${base}${path}${search && `?${search}`}`;
};

let token: string | null = null;
export const keepToken = (given: string | null): void => {
  token = given;
};

async function freshToken(): Promise<string> {
  const answer = await fetch(`${base}/csrf`, { credentials: "same-origin" });
  if (!answer.ok) throw await problemOf(answer);
  token = ((await answer.json()) as { token: string }).token;
  return token;
}

/** The CSRF token, for requests made outside this file. "new" fetches another one after the known one was refused. */
export const csrfToken = async (which: "known" | "new" = "known"): Promise<string> =>
  (which === "known" && token) || freshToken();

export const get = <T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> =>
  request<T>("GET", addressOf(path, query), undefined, signal);

/**
 * Sends a change or a file. When the CSRF token is refused because its session ended, a new one is fetched and the
 * request repeated once. `key` is the idempotency key: requests with the same key count as one change. Throws
 * `ApiProblem`.
 */
export async function send<T>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  key?: string,
): Promise<T> {
  try {
    return await request<T>(method, addressOf(path), body, undefined, token ?? (await freshToken()), key);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "csrf") throw error;
    return request<T>(method, addressOf(path), body, undefined, await freshToken(), key);
  }
}

async function request<T>(
  method: string,
  url: string,
  body?: unknown,
  signal?: AbortSignal,
  csrf?: string,
  key?: string,
): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (csrf) headers["csrf-token"] = csrf;
  if (key) headers["idempotency-key"] = key;
  const isFile = body instanceof Blob;
  if (body !== undefined) headers["content-type"] = isFile ? body.type : "application/json";
  const payload = body === undefined ? null : isFile ? body : JSON.stringify(body);
  const answer = await fetch(url, {
    method,
    headers,
    body: payload,
    signal: signal ?? null,
    credentials: "same-origin",
  });
  if (!answer.ok) throw await problemOf(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** What the shop itself says (commerce/shared/reasons). */
const away = {
  title: "The shop cannot answer right now. Try again in a moment.",
  title_reason: { code: "not-right-now" },
};

export async function problemOf(answer: Response): Promise<ApiProblem> {
  const { status, statusText, headers } = answer;
  const given = (await answer.json().catch(() => null)) as Partial<ProblemBody> | null;
  // A proxy in front of the shop answers in its own form.
  const body = given ?? (status === 503 ? away : {});
  const retryAfter = Number(headers.get("retry-after"));
  return new ApiProblem({
    ...(await inOwnWords({ code: "unknown", title: statusText, ...body })),
    status,
    ...(retryAfter > 0 && { retryAfter }),
  });
}

/** Translates the title and errors into the member's language, so that components can show them as they are. */
export async function inOwnWords<T extends Omit<ProblemBody, "status">>(body: T): Promise<T> {
  const { title, errors, title_reason: whole, reasons } = body;
  if (!whole && !reasons) return body;
  const words = await reasonWords(document.documentElement.lang);
  const said = Object.entries(errors ?? {}).map(([field, why]) => [field, worded(words, why, reasons?.[field])]);
  return { ...body, title: worded(words, title, whole), ...(errors && { errors: Object.fromEntries(said) }) };
}
