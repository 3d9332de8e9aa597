import { Type } from "typebox";
import { refuseChange } from "#commerce/catalog/shared/problems.ts";
import type { Config } from "#commerce/settings/environment.ts";
import { allLocales } from "#commerce/shared/regions/rules.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { originOf } from "#platform/http/origin.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { endPreviews, latestPreview, makePreviewLink } from "./actions.ts";
import { PreviewBody, PreviewChoices, PreviewLink } from "./schema.ts";

type PreviewServices = { db: Db; config: Pick<Config, "SECRET" | "PUBLIC_URL"> };

/**
 * Links that show a product before shoppers see it. A link gives access to the product, so making one requires write
 * permission.
 */
export function previewLinkRoutes(app: App, { db, config }: PreviewServices): void {
  const onRequest = [staffOnly(db, "catalogue:write"), noStore];
  const reading = { schema: { params: IdParams, response: { 200: PreviewChoices } }, onRequest };
  app.get("/staff/products/:id/preview", reading, async ({ params }) => {
    const locales = allLocales().map(({ code, country, language }) => ({ code, country, language }));
    const validUntil = (await latestPreview(db, idIn(params.id)))?.toISOString() ?? null;
    return { data: { locales, validUntil }, meta: {} };
  });

  const making = { schema: { params: IdParams, body: PreviewBody, response: { 201: PreviewLink } }, onRequest };
  app.post("/staff/products/:id/preview", making, async (request, reply) => {
    const { params, body } = request;
    if (!allLocales().some(({ code }) => code === body.locale)) {
      const fields = { locale: "is none of the shop's" };
      return sendProblem(reply, 422, { code: "invalid", message: "Check locale.", fields });
    }
    const made = await makePreviewLink(db, { id: idIn(params.id), ...body, secret: config.SECRET });
    if (!made.ok) return refuseChange(reply, made.problem);
    const { path, validUntil } = made.value;
    const url = originOf(request, config.PUBLIC_URL) + path;
    return reply.code(201).send({ data: { url, validUntil: validUntil.toISOString() }, meta: {} });
  });
  const ending = { schema: { params: IdParams, response: { 204: Type.Null() } }, onRequest };
  app.delete("/staff/products/:id/preview", ending, async ({ params }, reply) => {
    const ended = await endPreviews(db, idIn(params.id));
    return ended.ok ? reply.code(204).send(null) : refuseChange(reply, ended.problem);
  });
}
