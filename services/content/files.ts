import type { FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.ts";
import { readFormData } from "#platform/http/form-data.ts";
import { invalid, wrongManagementToken } from "./delivery/problem.ts";

/** Files sent with an asset: multipart forms with the field "asset[upload]", as the hosted service accepts them. */

export type SentFile = { bytes: Uint8Array; name: string };

/** The path and type of a stored file. Width and height in pixels. */
export type StoredFile = { path: string; contentType: string; width?: number; height?: number };

/** Stores a file under an id and replaces an earlier one. Returns a text with the reason when it cannot. */
export type TakeFile = (id: string, file: SentFile) => Promise<StoredFile | string>;

/** The maximum size of one form, in bytes. */
const mostBytes = 64 * 1024 * 1024;
const limits = { total: mostBytes, fields: 50, fieldSize: 1024 * 1024, files: 1, fileSize: mostBytes };
const field = /^asset\[([a-z_]+)\](\[\])?$/;

/** Parses such forms from callers who may change content: { asset: { title, upload: { bytes, name } } }. */
export function readFiles(app: App): void {
  app.addHook("preParsing", async (request: FastifyRequest, _reply, payload) => {
    const isForm = request.headers["content-type"]?.startsWith("multipart/form-data");
    // Files from other callers are not read.
    if (isForm && request.contentAccess !== "management") throw wrongManagementToken();
    return payload;
  });
  readFormData(app, limits, ({ fields, files }) => {
    const asset: Record<string, unknown> = Object.create(null);
    for (const { name: key, value } of fields) {
      const [, name = "", isList] = field.exec(key) ?? [];
      if (!name) continue;
      if (!isList && name !== "tags") asset[name] = value;
      else asset[name] = [...((asset[name] as string[] | undefined) ?? []), ...wordsOf(value)];
    }
    for (const { name: key, filename, bytes } of files) {
      const [, name] = field.exec(key) ?? [];
      if (name) asset[name] = { bytes, name: filename } satisfies SentFile;
    }
    return { asset };
  });
}

const wordsOf = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

const isSentFile = (value: unknown): value is SentFile =>
  typeof value === "object" && value !== null && (value as SentFile).bytes instanceof Uint8Array;

/** Returns the properties of an asset. When a file was sent, it is stored and described. */
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
    url: path,
    content_type: contentType,
    file_size: upload.bytes.length,
    dimension: { width: width ?? null, height: height ?? null },
  };
}
