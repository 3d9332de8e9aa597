import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type CachePolicy, cachePolicies, defaultLimits, type HostSettings } from "./http-settings.ts";

/** Requests a path with parameters and returns its JSON. Throws when there is no valid answer. */
export type FetchJson = (path: string, params: Record<string, string>) => Promise<unknown>;

const retried = new Set([408, 429]);

/**
 * Sends requests to the service with a time limit for each attempt, and retries after 408 and 429 (specification 9.3).
 */
export function makeAsk(settings: HostSettings): FetchJson {
  const { host, apiKey, deliveryToken, environment, preview } = settings;
  const { timeout, retryLimit, retryDelay } = { ...defaultLimits, ...settings };
  const headers: Record<string, string> = preview
    ? { api_key: apiKey, preview_token: preview.token, live_preview: preview.hash }
    : { api_key: apiKey, access_token: deliveryToken };
  const fixed: Record<string, string> = preview ? { live_preview: preview.hash } : { environment };
  return async (path, params) => {
    const url = `${host}/v3/${path}?${new URLSearchParams({ ...params, ...fixed })}`;
    for (let tries = 0; ; tries++) {
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
      if (answer.ok) return answer.json();
      const text = await answer.text();
      if (!retried.has(answer.status) || tries >= retryLimit) throw new RefusedError(answer.status, text);
      await wait(retryDelay);
    }
  };
}

/** The service answered with an error: its message, code and status (specification 8). */
export class RefusedError extends Error {
  status: number;
  code: number | undefined;

  constructor(status: number, body: string) {
    const said = readErrorBody(body);
    super(said.error_message ?? `Request failed with status code ${status}`);
    this.status = status;
    this.code = said.error_code;
  }
}

function readErrorBody(body: string): { error_message?: string; error_code?: number } {
  try {
    const said: unknown = JSON.parse(body);
    return typeof said === "object" && said !== null ? said : {};
  } catch {
    return {};
  }
}

export type Cache<Value extends object> = {
  /** Returns the value under `key` according to the policy: from memory, or loaded by `load`. */
  read(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
};

/**
 * A cache with the five policies of specification 9.3. Concurrent requests for the same key share one load. `onFailure`
 * receives the errors of background requests.
 */
export function makeCache<Value extends object>(
  policy: CachePolicy,
  onFailure: (error: unknown) => void,
): Cache<Value> {
  const cached = new LRUCache<string, Value>({ max: 5000 });
  const loading = new Map<string, Promise<Value>>();
  let clears = 0;

  function network(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = loading.get(key);
    if (known) return known;
    const before = clears;
    const request = load()
      .then((value) => {
        if (policy !== cachePolicies.ignoreCache && before === clears) cached.set(key, value);
        return value;
      })
      .finally(() => {
        if (loading.get(key) === request) loading.delete(key);
      });
    loading.set(key, request);
    return request;
  }

  return {
    async read(key, load) {
      const before = cached.get(key);
      switch (policy) {
        case cachePolicies.cacheElseNetwork:
          return before ?? network(key, load);
        case cachePolicies.networkElseCache:
          return network(key, load).catch((error) => {
            if (!before) throw error;
            onFailure(error);
            return before;
          });
        case cachePolicies.cacheThenNetwork:
          if (!before) return network(key, load);
          network(key, load).catch(onFailure);
          return before;
        default:
          return network(key, load);
      }
    },
    clear() {
      clears += 1;
      loading.clear();
      // This policy needs old values when the network fails; the other policies must not return them again.
      if (policy !== cachePolicies.networkElseCache) cached.clear();
    },
  };
}
