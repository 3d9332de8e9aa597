import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import {
  binPicture,
  changePicture,
  type LibraryProblem,
  type LibraryServices,
  noPicture,
  restorePicture,
} from "./actions.ts";
import { findUses, pictures } from "./reads.ts";
import { ByName, MergedPicture, OneWithUses, PictureChange, PicturePage, PictureQuery } from "./schema.ts";

/** Sends a problem of the library with its status. */
export const refuse = (reply: FastifyReply, problem: LibraryProblem) =>
  sendProblem(reply, problem.code === "asset-not-found" ? 404 : problem.code === "conflict" ? 409 : 422, problem);

/**
 * The office's library of pictures: find, describe, crop, move to the bin and restore. Files are uploaded with POST
 * /media.
 */
export function pictureRoutes(app: App, services: LibraryServices): void {
  const { db, alias } = services;
  const onRequest = [staffOnly(db, { read: "media:read", write: "media:write" }), noStore];

  const listing = { schema: { querystring: PictureQuery, response: { 200: PicturePage } }, onRequest };
  app.get("/staff/pictures", listing, async ({ query }) => {
    const { rows, ...counted } = await pictures.list(db, alias, query);
    return { data: rows, meta: { ...counted, page: query.page, limit: query.limit } };
  });

  const reading = { schema: { params: ByName, response: { 200: OneWithUses } }, onRequest };
  app.get("/staff/pictures/:id", reading, async ({ params: { id } }, reply) => {
    const [picture, uses] = await Promise.all([pictures.find(db, alias, id), findUses(db, alias, id)]);
    return picture ? { data: { ...picture, uses }, meta: {} } : refuse(reply, noPicture.problem);
  });

  const changing = { schema: { params: ByName, body: PictureChange, response: { 200: MergedPicture } }, onRequest };
  app.patch("/staff/pictures/:id", changing, async ({ params: { id }, body }, reply) => {
    const changed = await changePicture(services, id, body);
    if (!changed.ok) return refuse(reply, changed.problem);
    const { picture, merged } = changed.value;
    return { data: picture, meta: merged.length > 0 ? { merged } : {} };
  });

  const moving = { schema: { params: ByName, response: { 204: Type.Null() } }, onRequest };
  app.post("/staff/pictures/:id/bin", moving, async ({ params: { id } }, reply) => {
    const done = await binPicture(services, id);
    return done.ok ? reply.code(204).send(null) : refuse(reply, done.problem);
  });
  app.post("/staff/pictures/:id/restore", moving, async ({ params: { id } }, reply) => {
    const done = await restorePicture(services, id);
    return done.ok ? reply.code(204).send(null) : refuse(reply, done.problem);
  });
}
