import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { staffOfMember } from "#commerce/staff/permissions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { memberOnly, sessionAt } from "../sign-in/office-session.ts";
import { choicesOf, countUnread, listNotices, markRead, saveChoices } from "./reads.ts";
import { kindsOf } from "./rules.ts";
import { Choices, ChoicesBody, Notices, NoticesQuery, ReadBody, Unread } from "./schema.ts";

/** A member's notices; paths are below /office/api. Members see what their permissions and markets allow. */
export function noticeRoutes(app: App, { db }: { db: Db }): void {
  const own = { config: { isOfMembers: true }, onRequest: memberOnly };
  const viewerOf = (request: FastifyRequest) => staffOfMember(sessionAt(request).member);

  const listing = { ...own, schema: { querystring: NoticesQuery, response: { 200: Notices } } };
  app.get("/notices", listing, async (request) => {
    const { page, limit } = request.query;
    const viewer = viewerOf(request);
    const [data, unread] = await Promise.all([listNotices(db, viewer, page, limit), countUnread(db, viewer)]);
    return { data, meta: { unread } };
  });

  /** Every open office requests this every few seconds. */
  app.get("/notices/unread", { ...own, schema: { response: { 200: Unread } } }, async (request) => ({
    unread: await countUnread(db, viewerOf(request)),
  }));

  const marking = { ...own, schema: { body: ReadBody, response: { 200: Unread } } };
  app.post("/notices/read", marking, async (request) => {
    const viewer = viewerOf(request);
    await markRead(db, viewer, request.body.ids ?? null);
    return { unread: await countUnread(db, viewer) };
  });

  app.get("/notices/choices", { ...own, schema: { response: { 200: Choices } } }, async (request) => ({
    data: await choicesOf(db, viewerOf(request)),
  }));

  const choosing = { ...own, schema: { body: ChoicesBody, response: { 200: Choices, 422: Type.Unknown() } } };
  app.put("/notices/choices", choosing, async (request, reply) => {
    const viewer = viewerOf(request);
    const allowed = kindsOf(viewer);
    const place = request.body.choices.findIndex(({ kind }) => !allowed.includes(kind));
    if (place >= 0) {
      const fields = { [`choices.${place}.kind`]: "is not yours to be told of" };
      return sendProblem(reply, 422, { code: "invalid", message: "Nothing was changed.", fields });
    }
    await saveChoices(db, viewer, request.body.choices);
    return { data: await choicesOf(db, viewer) };
  });
}
