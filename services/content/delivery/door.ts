import type { FastifyRequest } from "fastify";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http.ts";
import { type AssetPlace, listAssets, oneAsset } from "./assets.ts";
import { findEntry, listByTaxonomy, listEntries } from "./entries.ts";
import { guardKeys, type Keys } from "./keys.ts";
import { isObject, readBody, readQueryString } from "./params.ts";
import { DeliveryError, toDeliveryError } from "./problem.ts";
import { sync } from "./sync.ts";
import { listTaxonomies, listTerms, oneTaxonomy, oneTerm } from "./taxonomies.ts";
import { listGlobalFields, listTypes, oneGlobalField, oneType } from "./types.ts";
import { readWish, type Wish } from "./wish.ts";

/** `origin` goes before the addresses of assets ("https://firn.example"); without it, what the request was sent to. */
export type DeliveryParts = { db: Db; keys: Keys; origin?: string };

type Call = { wish: Wish; place: AssetPlace; named: Record<string, string> };
type Answer = (call: Call) => Promise<object>;

/**
 * The content delivery protocol (specification 7.9), for a scope registered at /v3 of an app that ignores trailing
 * slashes. Every path takes GET with a query string and POST with `_method: "GET"` and the same in its body.
 */
export function contentDoor(app: App, { db, keys, origin }: DeliveryParts): void {
  const { environment, deliveryToken } = keys;
  guardKeys(app, keys);

  const paths: Record<string, Answer> = {
    "/content_types": ({ wish }) => listTypes(db, environment, wish),
    "/content_types/:type": ({ wish, named }) => oneType(db, named.type ?? "", wish),
    "/content_types/:type/entries": ({ wish, named }) => listEntries(db, environment, named.type ?? "", wish),
    "/content_types/:type/entries/:uid": ({ wish, named }) =>
      findEntry(db, environment, named.type ?? "", named.uid ?? "", wish),
    "/assets": ({ wish, place }) => listAssets(db, place, wish),
    "/assets/:uid": ({ wish, place, named }) => oneAsset(db, place, named.uid ?? "", wish),
    "/sync": ({ wish, place }) => sync(db, place, deliveryToken, wish),
    "/stacks/sync": ({ wish, place }) => sync(db, place, deliveryToken, wish),
    "/taxonomies": ({ wish }) => listTaxonomies(db, wish),
    "/taxonomies/entries": ({ wish }) => listByTaxonomy(db, environment, wish),
    "/taxonomies/:uid": ({ named }) => oneTaxonomy(db, named.uid ?? ""),
    "/taxonomies/:uid/terms": ({ wish, named }) => listTerms(db, named.uid ?? "", wish),
    "/taxonomies/:uid/terms/:term": ({ named }) => oneTerm(db, named.uid ?? "", named.term ?? ""),
    "/global_fields": ({ wish }) => listGlobalFields(db, wish),
    "/global_fields/:uid": ({ named }) => oneGlobalField(db, named.uid ?? ""),
    "/environments": async () => ({ environments: [{ uid: environment, name: environment }] }),
    "/environments/:name": async ({ named }) => {
      if (named.name !== environment) throw new DeliveryError(422, 141, "The Environment was not found.");
      return { environment: { uid: environment, name: environment } };
    },
  };

  for (const [url, answer] of Object.entries(paths)) {
    app.route({
      method: ["GET", "POST"],
      url,
      handler: async (request, reply) =>
        reply.header("cache-control", "no-store").send(await answer(readCall(request, environment, origin))),
    });
  }

  app.all("/*", async (request) => {
    throw new DeliveryError(404, 404, `There is nothing at ${request.method} ${request.url.split("?")[0]}.`);
  });

  app.setErrorHandler((error: Error, request, reply) => {
    const known = toDeliveryError(error);
    if (!known) request.log.error({ err: error, url: request.url }, "content delivery failed");
    const sent = known ?? new DeliveryError(500, 500, "Something went wrong on our side. Try again.");
    return reply.code(sent.status).header("cache-control", "no-store").send(sent.body);
  });
}

function readCall(request: FastifyRequest, environment: string, origin?: string): Call {
  const [, search = ""] = /\?(.*)$/s.exec(request.raw.url ?? "") ?? [];
  if (request.method === "POST" && !(isObject(request.body) && request.body._method === "GET")) {
    throw new DeliveryError(405, 141, 'A POST here says "_method": "GET" in its body.', { _method: ["is not GET."] });
  }
  const params = [...readQueryString(search), ...(request.method === "POST" ? readBody(request.body) : [])];
  return {
    wish: readWish(params, environment),
    place: { environment, origin: origin || `${request.protocol}://${request.host}` },
    named: readNames(request.params as Record<string, string>),
  };
}

/** A name that PostgreSQL cannot hold names nothing, like any other that does not exist. */
function readNames(params: Record<string, string>): Record<string, string> {
  const clean = (text: string) => (text.includes("\0") ? "" : text.toWellFormed());
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, clean(text)]));
}
