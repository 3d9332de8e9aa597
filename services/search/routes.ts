import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyReply } from "fastify";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import type { Problem } from "#platform/result.ts";
import { isSameSecret } from "#platform/signed-key.ts";
import { keyOf } from "#services/search/engine/request.ts";
import { countClick, readClick } from "./clicks.ts";
import { AnswerCache } from "./engine/answer-cache.ts";
import { withIndex } from "./engine/sync.ts";
import { readRequest } from "./query/read-request.ts";
import { type SearchResponse, toResponse } from "./query/response.ts";
import { run } from "./query/run.ts";
import { readSuggest, suggest } from "./suggestions/suggest.ts";

export type SearchRouteSettings = {
  db: Db;
  /** The engine's name in the path. */
  engine: string;
  /** The search key that clients send as a bearer token. */
  key: string;
};

const maxQueries = 10;
/** The size of the response cache, in characters. */
const cachedLetters = 24_000_000;
const json = "application/json; charset=utf-8";

/** A cached response: its meta, in which the request id differs each time, and the rest as text. */
type CachedResponse = { meta: SearchResponse["meta"]; rest: string };
const textOf = ({ meta, rest }: CachedResponse): string => `{"meta":${JSON.stringify(meta)},${rest}`;

type Engine = { Params: { engine: string } };

/**
 * The search protocol (specification 7.10): search, multi_search, query_suggestion and click below /{engine}, each also
 * with ".json". Register it in a scope of its own with a prefix: its errors have the protocol's shape, { errors: [text]
 * }. It authenticates by bearer key only and reads no cookie, so it needs no CSRF token.
 */
export function searchRoutes(app: App, { db, engine, key }: SearchRouteSettings): void {
  const isKey = (header = "") => isSameSecret(header, `Bearer ${key}`);

  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isKey(request.headers.authorization)) return refuse(reply, 401, ["Invalid or missing search key"]);
    const named = (request.params as { engine?: string } | undefined)?.engine;
    if (named !== undefined && named !== engine) return refuse(reply, 404, ["Could not find engine"]);
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error, url: request.url }, "search failed");
    return refuse(reply, status, [status === 500 ? "Something went wrong on our side. Try again." : error.message]);
  });
  app.setNotFoundHandler(async (_request, reply) => refuse(reply, 404, ["There is nothing at this address"]));

  const cache = new AnswerCache<CachedResponse>(cachedLetters, ({ rest }) => rest.length);

  /** Returns the response as text, from the cache when possible. */
  async function search(body: unknown): Promise<string | Problem> {
    const read = readRequest(body);
    if (!read.ok) return read.problem;
    const key = keyOf(read.value);
    return withIndex(db, async ({ state }) => {
      const known = cache.get(key, state);
      if (known) return textOf({ ...known, meta: { ...known.meta, request_id: randomUUID() } });
      const { meta, ...rest } = toResponse(read.value, await run(db, read.value), engine);
      const cached = { meta, rest: JSON.stringify(rest).slice(1) };
      cache.set(key, state, cached);
      return textOf(cached);
    });
  }

  for (const ending of ["", ".json"]) {
    app.post<Engine>(`/:engine/search${ending}`, async (request, reply) => {
      const answer = await search(request.body);
      return typeof answer === "string" ? reply.type(json).send(answer) : refuse(reply, 400, errorsOf(answer));
    });

    app.post<Engine>(`/:engine/multi_search${ending}`, async (request, reply) => {
      const queries = (request.body as { queries?: unknown } | null)?.queries;
      if (!Array.isArray(queries)) return refuse(reply, 400, ["queries must be a list of searches"]);
      if (queries.length > maxQueries) return refuse(reply, 400, [`queries must be at most ${maxQueries}`]);
      const faults = queries.map(readRequest);
      if (faults.some((read) => !read.ok)) {
        return reply.code(400).send(faults.map((read) => ({ errors: read.ok ? [] : errorsOf(read.problem) })));
      }
      return reply.type(json).send(`[${(await Promise.all(queries.map(search))).join()}]`);
    });

    app.post<Engine>(`/:engine/query_suggestion${ending}`, async (request, reply) => {
      const read = readSuggest(request.body);
      if (!read.ok) return refuse(reply, 400, errorsOf(read.problem));
      const documents = (await suggest(db, read.value)).map((suggestion) => ({ suggestion }));
      return reply.send({ results: { documents }, meta: { request_id: randomUUID() } });
    });

    app.post<Engine>(`/:engine/click${ending}`, async (request, reply) => {
      const read = readClick(request.body);
      if (!read.ok) return refuse(reply, 400, errorsOf(read.problem));
      await countClick(db, read.value);
      // Clients cache JSON answers and would not send the same click again.
      return reply.code(200).send();
    });
  }

  // The protocol has no other calls. Its clients read only "errors" from an error answer.
  app.post("/:engine/*", { schema: { hide: true } }, async (_request, reply) =>
    refuse(reply, 404, ["There is nothing at this address"]),
  );
}

const errorsOf = ({ message, detail }: Problem): string[] => (detail?.errors as string[] | undefined) ?? [message];

const refuse = (reply: FastifyReply, status: number, errors: string[]): FastifyReply =>
  reply.code(status).type(json).send({ errors });
