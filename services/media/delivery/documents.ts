import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.ts";
import type { Library } from "#services/media/delivery/library.ts";
import type { Asset } from "#services/media/schema.ts";
import { MasterMissing } from "#services/media/storage/storage.ts";
import { cachingOf, isKnown, queryOf, refuse } from "./answers.ts";

/** "Grössentabelle Kids" → both spellings of a file name (RFC 6266), because old clients read only ASCII. */
export function dispositionOf({ title, id }: Pick<Asset, "title" | "id">): string {
  const name = `${(title || id).replace(/[\\/\p{Cc}]/gu, " ").trim() || "document"}.pdf`;
  const plain = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["%;]/g, "");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * GET and HEAD of /d/{alias}/{id}: a document, sent as a download. Nothing in it can run on the shop's origin: it
 * cannot be embedded in a page, is always treated as a PDF, and may use no scripts, frames or forms.
 */
export function documentRoutes(app: App, library: Library): void {
  app.route<{ Params: { alias: string; id: string } }>({
    method: ["GET", "HEAD"],
    url: "/d/:alias/:id",
    handler: async (request, reply) => {
      const { alias, id } = request.params;
      const asset = await library.find({ alias, kind: "document", id });
      return asset?.file ? send(request, reply, library, asset) : refuse(reply, 404, `There is no document ${id}.`);
    },
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, library: Library, document: Asset) {
  const etag = `"${document.version}"`;
  reply.headers({
    etag,
    "cache-control": cachingOf(document, queryOf(request)),
    "content-disposition": dispositionOf(document),
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
  });
  if (isKnown(request, etag)) return reply.code(304).send();
  reply.headers({ "content-type": "application/pdf", "content-length": document.bytes });
  if (request.method === "HEAD") return reply.send();
  try {
    return reply.send(await library.film(document));
  } catch (error) {
    if (!(error instanceof MasterMissing)) throw error;
    request.log.error({ err: error, id: document.id }, "a master is missing");
    for (const name of ["etag", "content-length", "content-disposition"]) reply.removeHeader(name);
    return refuse(reply, 404, `There is no document behind ${document.id}.`);
  }
}
