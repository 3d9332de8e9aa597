import type { FastifyRequest } from "fastify";
import type { App } from "#platform/http.ts";
import { DeliveryError, invalid, wrongManagementToken } from "./delivery/problem.ts";

/** Files that come with an asset: multipart forms with the field "asset[upload]", as the hosted service takes them. */

export type SentFile = { bytes: Uint8Array; name: string };

/** Where a stored file lies, and what it is. Width and height in pixels. */
export type StoredFile = { path: string; contentType: string; width?: number; height?: number };

/** Stores a file under an id, in the place of what was there before; a text says why it cannot. */
export type TakeFile = (id: string, file: SentFile) => Promise<StoredFile | string>;

/** Most bytes of one form. */
const mostBytes = 64 * 1024 * 1024;
const field = /^asset\[([a-z_]+)\](\[\])?$/;

/** Reads such forms of those who may change content: { asset: { title, upload: { bytes, name } } }. */
export function readFiles(app: App): void {
  const asBytes = { parseAs: "buffer" as const, bodyLimit: mostBytes };
  app.addHook("preParsing", async (request: FastifyRequest, _reply, payload) => {
    const isForm = request.headers["content-type"]?.startsWith("multipart/form-data");
    // Nobody else's files are read.
    if (isForm && request.contentAccess !== "management") throw wrongManagementToken();
    return payload;
  });
  app.addContentTypeParser("multipart/form-data", asBytes, async (request: FastifyRequest, body: string | Buffer) => {
    const type = request.headers["content-type"] ?? "";
    const sent = await new Response(new Uint8Array(Buffer.from(body)), { headers: { "content-type": type } })
      .formData()
      .catch(() => {
        throw new DeliveryError(400, 400, "The form could not be read.");
      });
    const asset: Record<string, unknown> = Object.create(null);
    for (const [key, value] of sent) {
      const [, name = "", isList] = field.exec(key) ?? [];
      if (!name) continue;
      const part =
        typeof value === "string" ? value : { bytes: new Uint8Array(await value.arrayBuffer()), name: value.name };
      if (isList || name === "tags") {
        const words = typeof part === "string" ? part.split(",").map((word) => word.trim()) : [];
        asset[name] = [...((asset[name] as string[] | undefined) ?? []), ...words.filter(Boolean)];
      } else asset[name] = part;
    }
    return { asset };
  });
}

const isSentFile = (value: unknown): value is SentFile =>
  typeof value === "object" && value !== null && (value as SentFile).bytes instanceof Uint8Array;

/** What is said of an asset, with its file stored and described where one came with it. */
export async function withFile(
  given: Record<string, unknown>,
  id: string,
  takeFile: TakeFile | undefined,
): Promise<Record<string, unknown>> {
  const { upload, ...said } = given;
  if (upload === undefined) return said;
  if (!takeFile || !isSentFile(upload)) throw invalid("asset.upload", "is not a file");
  const stored = await takeFile(id, upload);
  if (typeof stored === "string") throw invalid("asset.upload", stored);
  const { path, contentType, width, height } = stored;
  return {
    filename: upload.name,
    ...said,
    ...{ url: path, content_type: contentType, file_size: upload.bytes.length },
    dimension: { width: width ?? null, height: height ?? null },
  };
}
