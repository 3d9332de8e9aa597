import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http.ts";
import { chooseFormat, type Master, renderImage } from "./render.ts";
import type { Renditions } from "./renditions.ts";
import { BadImageRequest, readImageRequest } from "./request.ts";

/** Where masters come from: a folder, a bucket, or the demo world's drawing table. */
export type Masters = { find(id: string): Promise<(Master & { version: string }) | null> };

type Address = { Params: { alias: string; "*": string } };

/** GET /i/{alias}/{id}[/{seo name}][.{format}] and ….json (specification 7.12). */
export function imageDoor(app: App, alias: string, masters: Masters, renditions: Renditions): void {
  app.get<Address>("/i/:alias/*", async (request, reply) => {
    const { id, extension } = readName(request.params["*"]);
    const master = request.params.alias === alias ? await masters.find(id) : null;
    if (!master) return missing(reply, `There is no image ${id}.`);
    if (extension === "json") return sendFacts(request, reply, master);
    return sendImage(request, reply, renditions, master, id, extension);
  });
}

function readName(path: string): { id: string; extension: string | null } {
  const [first = "", second] = path.split("/");
  const [, name = first, extension = null] = /^(.+)\.(json|jpg|jpeg|png|webp|avif)$/i.exec(second ?? first) ?? [];
  return { id: second ? first : name, extension: extension?.toLowerCase() ?? null };
}

async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  renditions: Renditions,
  master: Master & { version: string },
  id: string,
  extension: string | null,
): Promise<FastifyReply> {
  try {
    const query = new URLSearchParams(request.url.split("?")[1] ?? "");
    const wish = readImageRequest(query, extension);
    const format = chooseFormat(wish.format, request.headers.accept ?? "");
    const key = JSON.stringify([id, master.version, wish, format]);
    const etag = `"${createHash("sha1").update(key).digest("base64url").slice(0, 20)}"`;
    reply.header("etag", etag).header("vary", "accept").header("cache-control", "public, max-age=604800");
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    const body = await renditions.get(key, async () => (await renderImage(master, wish, format)).body);
    return reply.type(`image/${format}`).send(body);
  } catch (error) {
    if (!(error instanceof BadImageRequest)) throw error;
    return reply
      .removeHeader("etag")
      .header("cache-control", "no-store")
      .code(400)
      .send({ status: "error", errorMsg: error.message });
  }
}

function sendFacts(request: FastifyRequest, reply: FastifyReply, { width, height }: Master): FastifyReply {
  const facts = { isImage: true, alpha: false, width, height, format: "JPEG", status: "ok" };
  const wantsMetadata = /[?&]metadata=true/.test(request.url);
  return reply
    .header("cache-control", "public, max-age=3600")
    .send(wantsMetadata ? { ...facts, metadata: { image: { width, height } } } : facts);
}

const missing = (reply: FastifyReply, errorMsg: string) =>
  reply.code(404).header("cache-control", "no-store").send({ status: "error", errorMsg });
