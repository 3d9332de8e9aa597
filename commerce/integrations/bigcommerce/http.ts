import { setTimeout as sleep } from "node:timers/promises";
import { BackendUnavailable } from "#commerce/integrations/backend/backend.ts";
import { Budget, numberIn } from "./budget.ts";
import type { BigCommerceSettings } from "./settings.ts";

export type Query = Record<string, string | number | boolean | undefined>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * A deliberate answer of the store: any status from 200 to 499 except 401, 403 and 429. The body is null when there is
 * none.
 */
export type Answer<T> = { status: number; body: T | null };

export type Refusal = { status: number; title?: string; type?: string; errors?: Record<string, string> };

export type HttpLimits = {
  /** Milliseconds for one attempt, and the longest pause between two. */
  timeout: number;
  longestPause: number;
  /** The number of attempts for a call that may be repeated. */
  tries: number;
  /** The first pause before a repetition. Each further one is twice as long. */
  firstPause: number;
  /** Milliseconds for taking a payment, which can take longer because of the bank. */
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

/**
 * After this many failures in a row, no calls are made for a while. Visitors get an answer at once, and the store is
 * not loaded further.
 */
const failuresBeforeRest = 5;
const rest = 5000;

/** A POST may have taken effect although its answer was lost, so only the other methods are repeated. */
const mayRepeat = (method: Method) => method !== "POST";

export type BigCommerceHttp = {
  call<T>(method: Method, path: string, options?: { query?: Query; body?: object }): Promise<Answer<T & Refusal>>;
  /** Returns the body. Null for 204 and for anything that the store refuses (404, 422, …). */
  read<T>(path: string, query?: Query): Promise<T | null>;
};

/**
 * Makes calls to one store; `path` begins with /v2 or /v3. Throws BackendUnavailable when the store cannot be reached,
 * fails (5xx), asks for a wait longer than `longestPause` (429), or does not accept our token (401, 403).
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
        // The call was refused before it had any effect, so even a POST may be repeated.
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
