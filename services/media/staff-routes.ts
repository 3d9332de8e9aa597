import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import {
  addMaster,
  addSet,
  type Changes,
  changeAsset,
  dropAsset,
  type MediaProblem,
  type MediaServices,
} from "./actions.ts";
import { findAsset, listAssets } from "./reads.ts";
import { Asset, AssetId, Kind, PointOfInterest, SetItem, type Asset as StoredAsset, Thumb } from "./schema.ts";

const statuses: Record<MediaProblem["code"], number> = {
  "asset-not-found": 404,
  exists: 409,
  invalid: 422,
  unreadable: 422,
  "too-large": 413,
  "unsupported-type": 415,
};

const Title = Type.String({ maxLength: 300 });
const Description = Type.String({ maxLength: 2000 });
const Alt = Type.Record(Type.String({ pattern: "^[a-z]{2}$" }), Type.String({ maxLength: 500 }), {
  additionalProperties: false,
});
const Alias = Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$" });
const closed = { additionalProperties: false };
const Items = Type.Array(SetItem, { minItems: 1, maxItems: 200 });

const UploadQuery = Type.Object({
  id: AssetId,
  alias: Type.Optional(Alias),
  title: Type.Optional(Title),
  description: Type.Optional(Description),
  poi: Type.Optional(
    Type.String({ pattern: "^(0|1|0?\\.\\d+)(,(0|1|0?\\.\\d+)){1,3}$", description: "x,y or x,y,w,h" }),
  ),
  poster: Type.Optional(AssetId),
  replace: Type.Optional(Type.Boolean()),
  kind: Type.Optional(
    Type.Union([Type.Literal("image"), Type.Literal("video"), Type.Literal("document")], {
      description: "Refuses what is something else",
    }),
  ),
});
const SetBody = Type.Object(
  {
    id: AssetId,
    alias: Type.Optional(Alias),
    title: Type.Optional(Title),
    items: Items,
    description: Type.Optional(Description),
    replace: Type.Optional(Type.Boolean()),
  },
  closed,
);
const Patch = Type.Partial(
  Type.Object({
    title: Title,
    description: Description,
    alt: Alt,
    items: Items,
    thumbs: Type.Array(Thumb, { maxItems: 100 }),
    pointOfInterest: Type.Union([PointOfInterest, Type.Null()]),
    poster: Type.Union([AssetId, Type.Null()]),
  }),
  { ...closed, minProperties: 1 },
);
const ByKey = Type.Object({ kind: Kind, id: Type.String({ maxLength: 120 }) });
const InAlias = Type.Object({ alias: Type.Optional(Alias) });
const ListQuery = Type.Object({
  kind: Kind,
  alias: Type.Optional(Alias),
  after: Type.Optional(Type.String({ maxLength: 120 })),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
});
const One = Type.Object({ data: Asset, meta: Type.Object({}) });
const Many = Type.Object({
  data: Type.Array(Asset),
  meta: Type.Object({ next: Type.Union([Type.String(), Type.Null()], { description: "`after` of the next page" }) }),
});

type LibraryServices = MediaServices & { alias: string };
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

const shown = ({ file: _file, deletedAt: _deletedAt, ground: _ground, updatedAt, ...asset }: StoredAsset) => ({
  ...asset,
  updatedAt: updatedAt.toISOString(),
});
const one = (asset: StoredAsset) => ({ data: shown(asset), meta: {} });
const refuse = (reply: FastifyReply, problem: MediaProblem) => sendProblem(reply, statuses[problem.code], problem);

/**
 * Media routes below /api/media (specification 7.12), for staff with the scope media:write. `guard` refuses everyone
 * else.
 */
export function mediaRoutes(app: App, services: LibraryServices, guard: Guard): void {
  const { db } = services;
  const tags = ["media"];
  const onRequest = [guard, noStore];
  const keyOf = (params: { kind: StoredAsset["kind"]; id: string }, query: { alias?: string }) => ({
    ...params,
    alias: query.alias ?? services.alias,
  });

  // Masters are not read into memory: the handler reads the stream.
  app.addContentTypeParser(/^(?:image|video)\/|^application\/(?:octet-stream|pdf)/, (_request, body, done) =>
    done(null, body),
  );

  const uploading = { schema: { tags, querystring: UploadQuery, response: { 201: One } }, onRequest };
  app.post("/", uploading, async (request, reply) => {
    const { id, alias = services.alias, title, description, poi, poster, replace = false, kind } = request.query;
    const { body } = request;
    if (!(body instanceof Readable)) {
      const message = "Send the file itself, with its content type: image/…, video/mp4 or application/pdf.";
      return refuse(reply, { code: "unsupported-type", message, fields: { "content-type": "must be that of a file" } });
    }
    const [x = 0, y = 0, w = 0, h = 0] = poi?.split(",").map(Number) ?? [];
    const changes: Changes = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(poi !== undefined && { pointOfInterest: { x, y, w, h } }),
      ...(poster !== undefined && { poster }),
    };
    const added = await addMaster(services, {
      alias,
      id,
      body,
      mayReplace: replace,
      ...(kind && { kind }),
      ...changes,
    });
    return added.ok ? reply.code(201).send(one(added.value)) : refuse(reply, added.problem);
  });

  const adding = { schema: { tags, body: SetBody, response: { 201: One } }, onRequest };
  app.post("/sets", adding, async ({ body }, reply) => {
    const { alias = services.alias, replace = false, ...set } = body;
    const added = await addSet(services, { ...set, alias, mayReplace: replace });
    return added.ok ? reply.code(201).send(one(added.value)) : refuse(reply, added.problem);
  });

  const listing = { schema: { tags, querystring: ListQuery, response: { 200: Many } }, onRequest };
  app.get("/", listing, async ({ query }) => {
    const { kind, alias = services.alias, after = "", limit } = query;
    const assets = await listAssets(db, { kind, alias, after, limit: limit + 1 });
    const next = assets.length > limit ? (assets[limit - 1]?.id ?? null) : null;
    return { data: assets.slice(0, limit).map(shown), meta: { next } };
  });

  const keyed = { tags, params: ByKey, querystring: InAlias };
  app.get("/:kind/:id", { schema: { ...keyed, response: { 200: One } }, onRequest }, async (request, reply) => {
    const asset = await findAsset(db, keyOf(request.params, request.query));
    return asset ? one(asset) : refuse(reply, { code: "asset-not-found", message: "There is no such asset." });
  });

  const changing = { schema: { ...keyed, body: Patch, response: { 200: One } }, onRequest };
  app.patch("/:kind/:id", changing, async (request, reply) => {
    const changed = await changeAsset(services, keyOf(request.params, request.query), request.body);
    return changed.ok ? one(changed.value) : refuse(reply, changed.problem);
  });

  app.delete("/:kind/:id", { schema: keyed, onRequest }, async (request, reply) => {
    const dropped = await dropAsset(services, keyOf(request.params, request.query));
    return dropped.ok ? reply.code(204).send() : refuse(reply, dropped.problem);
  });
}
