import { setTimeout as sleep } from "node:timers/promises";
import { BackendUnavailable } from "#commerce/integrations/backend/backend.ts";
import { Budget, numberIn } from "./budget.ts";
import type { BigCommerceSettings } from "./settings.ts";

export type Query = Record<string, string | number | boolean | undefined>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

/** An answer that the store gave on purpose: anything from 200 to 499 except 401, 403 and 429. Null without a body. */
export type Answer<T> = { status: number; body: T | null };

export type Refusal = { status: number; title?: string; type?: string; errors?: Record<string, string> };

export type HttpLimits = {
  /** Milliseconds for one try, and the most that is waited between two. */
  timeout: number;
  longestPause: number;
  /** Tries of a call that may be repeated. */
  tries: number;
  /** First pause before a repetition; each further one is twice as long. */
  firstPause: number;
  /** Milliseconds for taking a payment, which banks may take their time for. */
  payment: number;
};

export const defaultLimits: HttpLimits = {
  timeout: 8000,
  longestPause: 3000,
  tries: 3,
  firstPause: 200,
  payment: 30_000,
};

export type Clock = { now(): number; sleep(milliseconds: number): Promise<unknown> };

const realClock: Clock = { now: Date.now, sleep };

/** After so many failures in a row nothing is asked for a while: visitors get their answer at once, and the store a rest. */
const failuresBeforeRest = 5;
const rest = 5000;

/** A POST may have had its effect although its answer was lost, so only the others are sent again. */
const mayRepeat = (method: Method) => method !== "POST";

export type BigCommerceHttp = {
  call<T>(method: Method, path: string, options?: { query?: Query; body?: object }): Promise<Answer<T & Refusal>>;
  /** The body; null for 204 and for anything the store refuses (404, 422, …). */
  read<T>(path: string, query?: Query): Promise<T | null>;
};

/**
 * Talks to one store; `path` begins with /v2 or /v3. Throws a BackendUnavailable when the store cannot be reached, fails
 * (5xx), wants us to wait longer than a visitor would (429), or does not know our token (401, 403).
 */
export function openHttp(
  settings: BigCommerceSettings,
  limits: HttpLimits = defaultLimits,
  clock = realClock,
): BigCommerceHttp {
  const budget = new Budget(clock.now);
  let failures = 0;
  let restUntil = 0;

  const fail = (what: string, cause?: unknown): BackendUnavailable => {
    failures += 1;
    if (failures >= failuresBeforeRest) restUntil = clock.now() + rest;
    return new BackendUnavailable(`BigCommerce ${what}`, rest / 1000, cause);
  };

  async function wait(): Promise<void> {
    for (let pause = budget.take(); pause > 0; pause = budget.take()) {
      if (pause > limits.longestPause)
        throw new BackendUnavailable("BigCommerce's rate limit is used up", pause / 1000);
      await clock.sleep(pause);
    }
  }

  async function once(method: Method, url: string, body: string | undefined): Promise<Response> {
    await wait();
    const headers = {
      accept: "application/json",
      "x-auth-token": settings.token,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const signal = AbortSignal.timeout(limits.timeout);
    try {
      const response = await fetch(url, {
        method,
        headers,
        signal,
        redirect: "error",
        ...(body !== undefined && { body }),
      });
      budget.note(response.headers);
      return response;
    } catch (error) {
      budget.lost();
      throw error;
    }
  }

  async function call<T>(
    method: Method,
    path: string,
    { query = {}, body }: { query?: Query; body?: object } = {},
  ): Promise<Answer<T & Refusal>> {
    if (clock.now() < restUntil)
      throw new BackendUnavailable("BigCommerce is not answering", (restUntil - clock.now()) / 1000);
    const url = addressOf(settings.base, path, query);
    const sent = body === undefined ? undefined : JSON.stringify(body);
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= limits.tries;
      let problem: BackendUnavailable;
      try {
        const response = await once(method, url, sent);
        const { status } = response;
        // Refused before anything was done: even a POST may be sent again.
        if (status === 429) {
          const pause = numberIn(response.headers, "x-rate-limit-time-reset-ms") ?? limits.firstPause;
          await response.body?.cancel();
          budget.exhaust(pause);
          if (isLast || pause > limits.longestPause)
            throw new BackendUnavailable("BigCommerce's rate limit is used up", pause / 1000);
          continue;
        }
        if (status < 500 && status !== 401 && status !== 403) {
          const text = await response.text();
          failures = 0;
          return { status, body: text === "" ? null : (JSON.parse(text) as T & Refusal) };
        }
        await response.body?.cancel();
        problem = fail(`answered ${method} ${path} with ${status}`);
        if (status < 500) throw problem;
      } catch (error) {
        if (error instanceof BackendUnavailable) throw error;
        problem = fail(`did not answer ${method} ${path}`, error);
      }
      if (isLast || !mayRepeat(method) || clock.now() < restUntil) throw problem;
      await clock.sleep(limits.firstPause * 2 ** (attempt - 1));
    }
  }

  return {
    call,
    async read<T>(path: string, query?: Query) {
      const { status, body } = await call<T>("GET", path, query && { query });
      return status === 200 ? body : null;
    },
  };
}

function addressOf(base: string, path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  return params.size > 0 ? `${base}${path}?${params}` : base + path;
}
