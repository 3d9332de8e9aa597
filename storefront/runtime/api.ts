import type { ApiCalls } from "#storefront/runtime/api-calls.ts";

/** Calls the shop's own API, typed by the schemas of its routes (api-calls.ts). */

/** The status and the body: `data` on success, `problem` otherwise. */
export type ApiAnswer<Data> = { status: number; data?: Data; problem?: ApiProblem };

/**
 * `errors` contains messages by invalid field. A problem may have further fields, such as "available", the number of
 * units in stock.
 */
export type ApiProblem = { title?: string; code?: string; errors?: Record<string, string>; available?: number };
type CallOptions = {
  path?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};
/** What a call additionally needs: the parameters of its path and its body, if any. */
type OptionsOf<Call> = Omit<CallOptions, "path" | "body"> & Omit<Call, "data">;

type DataOf<Call> = Call extends { data: infer Data } ? Data : never;

let token: string | undefined;

/**
 * Makes an API call. Throws when there is no response, and when the signal aborts. Mutations send the session's CSRF
 * token, which is fetched once per document unless the caller passes one.
 */
export async function callApi<M extends keyof ApiCalls, P extends keyof ApiCalls[M] & string>(
  method: M,
  path: P,
  ...[options]: Record<never, never> extends OptionsOf<ApiCalls[M][P]>
    ? [OptionsOf<ApiCalls[M][P]>?]
    : [OptionsOf<ApiCalls[M][P]>]
): Promise<ApiAnswer<DataOf<ApiCalls[M][P]>>> {
  const { path: parameters = {}, body, headers = {}, signal }: CallOptions = options ?? {};
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters[name])));
  const sent: Record<string, string> = { ...headers };
  if (body !== undefined) sent["content-type"] = "application/json";
  if (method !== "get") sent["csrf-token"] ??= token ??= (await callApi("get", "/api/csrf")).data?.token ?? "";
  const init = { method: method.toUpperCase(), headers: sent, body: JSON.stringify(body), signal };
  const answer = await fetch(address, init);
  if (answer.status === 403) token = undefined;
  const said = await answer.json().catch(() => undefined);
  return { status: answer.status, ...(answer.ok ? { data: said } : { problem: said ?? {} }) };
}
