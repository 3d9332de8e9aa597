import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends lines as a file to download. */
export const asCsvFile = (reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply =>
  reply
    .header("content-disposition", `attachment; filename="${name}"`)
    .type("text/csv; charset=utf-8")
    .send(Readable.from(lines));
