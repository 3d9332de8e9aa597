import type { FastifyRequest } from "fastify";
import type { Db } from "#database/tables.ts";
import { type Actor, actors } from "#platform/actor.ts";
import type { App } from "#platform/http/app.ts";
import { originOf } from "#platform/http/origin.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Answer, Call, ChangeMethod } from "./answers.ts";
import { readContentQuery } from "./delivery/content-query.ts";
import { draftEntries, type EntryRelation, entriesIn, publishedEntries } from "./delivery/filters/relation.ts";
import { type Access, accessOf, isLivePreview, type Keys } from "./delivery/keys.ts";
import { isObject, type Param, readBody, readQueryString } from "./delivery/params.ts";
import { DeliveryError, invalid, toDeliveryError, wrongManagementToken } from "./delivery/problem.ts";
import { deliveryAnswers } from "./delivery/routes.ts";
import { readFiles, type TakeFile } from "./files.ts";
import { findEnvironments } from "./management/reads.ts";
import { managementAnswers, managementChanges } from "./management/routes.ts";

/**
 * `takeFile` stores uploaded files; without it, assets are stored elsewhere. `timeLimit` is in milliseconds. `origin`
 * is the prefix of asset addresses ("https://firn.example"); without it, the origin of the request is used.
 */
export type ContentServices = {
  db: Db;
  keys: Keys;
  jobs: Pick<Jobs, "send">;
  origin?: string;
  timeLimit?: number;
  takeFile?: TakeFile;
};

/** The longest that a read may take, in milliseconds (specification 7.9: clients wait 30,000). */
const longest = 25_000;

declare module "fastify" {
  interface FastifyRequest {
    contentAccess: Access;
  }
}

/**
 * The content protocol (specification 7.9), for a scope registered at /v3 of an app that ignores trailing slashes. The
 * token decides the access: delivery and preview tokens read, a management token changes. Every read accepts GET with a
 * query string, and POST with `_method: "GET"` and the same parameters in its body.
 */
export function contentRoutes(
  app: App,
  { db, keys, jobs, origin, timeLimit = longest, takeFile }: ContentServices,
): void {
  app.decorateRequest("contentAccess", "delivery");
  app.addHook("onRequest", async (request) => {
    request.contentAccess = accessOf(request, keys);
  });

  if (takeFile) readFiles(app);

  const reads = { ...deliveryAnswers(db, keys), ...managementAnswers(db, keys) };
  const changes = managementChanges({ db, jobs, live: keys.environment, takeFile });
  for (const url of new Set([...Object.keys(reads), ...Object.keys(changes)])) {
    const answers: Record<string, Answer | undefined> = { GET: reads[url], ...changes[url] };
    app.route({
      method: ["GET", "POST", ...(["PUT", "DELETE"] as const).filter((method) => answers[method])],
      url,
      handlerTimeout: timeLimit,
      handler: async (request, reply) => {
        const method = methodOf(request);
        const answer = answers[method];
        if (!answer)
          throw new DeliveryError(405, 141, `There is no ${method} here.`, { _method: ["is not possible."] });
        const isChange = method !== "GET";
        if (isChange && request.contentAccess !== "management") throw wrongManagementToken();
        const call = await readCall(request, db, keys.environment, origin, isChange);
        const isNew = method === "POST" && isChange && /(?:types|fields|entries|assets|environments)\/?$/.test(url);
        const answered = await (isChange ? actors.run(managementOf(request), () => answer(call)) : answer(call));
        return reply
          .code(isNew ? 201 : 200)
          .header("cache-control", "no-store")
          .send(answered);
      },
    });
  }

  for (const url of ["/", "/*"]) {
    app.all(url, async (request) => {
      throw new DeliveryError(404, 404, `There is nothing at ${request.method} ${request.url.split("?")[0]}.`);
    });
  }

  app.setErrorHandler((error: Error, request, reply) => {
    const known = toDeliveryError(error);
    if (!known) request.log.error({ err: error, url: request.url }, "content delivery failed");
    const sent = known ?? new DeliveryError(500, 500, "Something went wrong on our side. Try again.");
    return reply.code(sent.status).header("cache-control", "no-store").send(sent.body);
  });
}

/** The actor for changes with the management token. The protocol names no user, so the audit log records the key. */
const managementOf = ({ ip, id }: FastifyRequest): Actor => ({
  kind: "key",
  id: null,
  name: "content management",
  address: ip,
  requestId: id,
});

/** A POST may stand for another method. With read access it must stand for GET. */
function methodOf({ method, body, contentAccess }: FastifyRequest): "GET" | ChangeMethod {
  if (method !== "POST") return method === "HEAD" ? "GET" : (method as ChangeMethod);
  const said = isObject(body) ? body._method : undefined;
  if (said === "GET") return "GET";
  if (contentAccess !== "management") {
    throw new DeliveryError(405, 141, 'A POST here says "_method": "GET" in its body.', { _method: ["is not GET."] });
  }
  if (said === undefined || said === "POST") return "POST";
  if (said === "PUT" || said === "DELETE") return said;
  throw new DeliveryError(405, 141, "There is no such _method.", { _method: ["is not GET, PUT or DELETE."] });
}

async function readCall(
  request: FastifyRequest,
  db: Db,
  live: string,
  origin: string | undefined,
  isChange: boolean,
): Promise<Call> {
  const [, search = ""] = /\?(.*)$/s.exec(request.raw.url ?? "") ?? [];
  const { contentAccess: access, headers, body } = request;
  const inAddress = readQueryString(search);
  const params = [...inAddress, ...(request.method === "POST" && !isChange ? readBody(body) : [])];
  const given = valueIn(params, "environment");
  const previews = isLivePreview(headers.live_preview ?? valueIn(params, "live_preview"), undefined);
  const isDraft = access === "preview" || (access === "management" && (previews || !given));
  const environment = !isDraft && given ? given : live;
  const entries = isDraft || isChange ? draftEntries : await entriesOf(db, live, environment);
  const accepted = isDraft ? params.filter(({ path }) => path[0] !== "environment") : params;
  return {
    access,
    isDraft,
    query: () => readContentQuery(accepted, environment, entries),
    place: { environment, origin: originOf(request, origin) },
    named: readNames(request.params as Record<string, string>),
    param: (name) => valueIn(inAddress, name),
    body,
  };
}

const valueIn = (params: readonly Param[], name: string): string | undefined =>
  params.findLast(({ path }) => path[0] === name && path.length === 1)?.value;

async function entriesOf(db: Db, live: string, environment: string): Promise<EntryRelation> {
  if (environment === live) return publishedEntries;
  if ((await findEnvironments(db)).includes(environment)) return entriesIn(environment);
  throw invalid("environment", "is not known");
}

/** A name that PostgreSQL cannot store matches nothing, like any other unknown name. */
function readNames(params: Record<string, string>): Record<string, string> {
  const clean = (text: string) => (text.includes("\0") ? "" : text.toWellFormed());
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, clean(text)]));
}
