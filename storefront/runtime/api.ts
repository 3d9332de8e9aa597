import type { ApiCalls } from "#storefront/runtime/api-calls.ts";

/** Calls of the shop's own API, typed by the schemas of its routes (api-calls.ts). */

/** The status, and what was answered: `data` when it went well, `problem` otherwise. */
export type ApiAnswer<Data> = { status: number; data?: Data; problem?: ApiProblem };

/** `errors` names the fields that are wrong; a problem may say more, as "available" says how many pieces there are. */
export type ApiProblem = { title?: string; code?: string; errors?: Record<string, string>; available?: number };
type CallOptions = {
  path?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};
/** What a call must be given besides: its path's parameters and its body, where it has some. */
type OptionsOf<Call> = Omit<CallOptions, "path" | "body"> & Omit<Call, "data">;

type DataOf<Call> = Call extends { data: infer Data } ? Data : never;

let token: string | undefined;

/** Throws when nobody answers, and when the signal says so. Mutations carry the session's token, fetched once per page life unless the caller has one. */
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
