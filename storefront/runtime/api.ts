import type { paths } from "#storefront/runtime/api-types.ts";

/** Calls of the shop's own API, typed by its document (`npm run client` writes the types). */

type Method = "get" | "post" | "put" | "delete";
type BodyOf<Call> = Call extends { requestBody?: { content: { "application/json": infer Body } } } ? Body : undefined;
type PathOf<Call> = Call extends { parameters: { path: infer Path } } ? Path : undefined;
type Good<Answers> = { [Status in keyof Answers]: Status extends 200 | 201 | 202 ? Answers[Status] : never };
type DataOf<Call> = Call extends { responses: infer Answers }
  ? Good<Answers>[keyof Answers] extends infer Answer
    ? Answer extends { content: { "application/json": infer Data } }
      ? Data
      : never
    : never
  : never;

/** The status, and what was answered: `data` when it went well, `problem` otherwise. */
export type Answered<Data> = { status: number; data?: Data; problem?: ApiProblem };

/** `errors` names the fields that are wrong; a problem may say more, as "available" says how many pieces there are. */
export type ApiProblem = { title?: string; code?: string; errors?: Record<string, string>; available?: number };
type Sent<Call> = {
  path?: PathOf<Call>;
  body?: BodyOf<Call>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

let token: string | undefined;

/** Throws when nobody answers, and when the signal says so. Mutations carry the session's token, fetched once per page life unless the caller has one. */
export async function callApi<
  M extends Method,
  P extends { [K in keyof paths]: paths[K] extends Record<M, unknown> ? K : never }[keyof paths],
>(
  method: M,
  path: P,
  { path: parts, body, headers = {}, signal }: Sent<paths[P][M & keyof paths[P]]> = {},
): Promise<Answered<DataOf<paths[P][M & keyof paths[P]]>>> {
  const address = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String((parts as Record<string, unknown> | undefined)?.[name])),
  );
  const sent: Record<string, string> = { ...headers };
  if (body !== undefined) sent["content-type"] = "application/json";
  if (method !== "get") sent["csrf-token"] ??= token ??= (await callApi("get", "/api/csrf")).data?.token ?? "";
  const init = { method: method.toUpperCase(), headers: sent, body: JSON.stringify(body), signal };
  const answer = await fetch(address, init);
  if (answer.status === 403) token = undefined;
  const said = await answer.json().catch(() => undefined);
  return { status: answer.status, ...(answer.ok ? { data: said } : { problem: said ?? {} }) };
}
