import type { FastifyReply, FastifyRequest } from "fastify";
import type { Library } from "#services/media/delivery/library.ts";
import { nameOf } from "#services/media/rendering/renditions.ts";
import type { Asset } from "#services/media/schema.ts";
import { MasterMissing } from "#services/media/storage/storage.ts";
import { cachingOf, isKnown, queryOf, refuse } from "./answers.ts";
import { isSameVersion, readRange } from "./ranges.ts";

/** Sends a video's file, or the requested range of it (RFC 9110, 14). */
export async function sendFilm(
  library: Library,
  request: FastifyRequest,
  reply: FastifyReply,
  video: Asset,
): Promise<FastifyReply> {
  const { bytes } = video;
  const etag = `"${nameOf("video", video.alias, video.id, video.version)}"`;
  const { range: asked } = request.headers;
  const ifRange = request.headers["if-range"] as string | undefined;
  reply.headers({ etag, "accept-ranges": "bytes", "cache-control": cachingOf(video, queryOf(request)) });
  if (isKnown(request, etag)) return reply.code(304).send();
  const range = request.method === "GET" && isSameVersion(ifRange, etag) ? readRange(asked, bytes) : null;
  if (range === "none") {
    reply.removeHeader("etag").header("content-range", `bytes */${bytes}`);
    return refuse(reply, 416, `The video has ${bytes} bytes.`, "Range");
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${bytes}`);
  reply.headers({ "content-type": "video/mp4", "content-length": end - start + 1 });
  if (request.method === "HEAD") return reply.send();
  try {
    return reply.send(await library.film(video, range ?? undefined));
  } catch (error) {
    if (!(error instanceof MasterMissing)) throw error;
    request.log.error({ err: error, id: video.id }, "a master is missing");
    for (const name of ["etag", "content-length", "content-range", "accept-ranges"]) reply.removeHeader(name);
    return refuse(reply, 404, `There is no video behind ${video.id}.`);
  }
}
