import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.ts";
import { readFormData } from "#platform/http/form-data.ts";
import { routes } from "#storefront/routes.ts";

/** A submitted form with its fields, and its files by field. "proof.filename" is the file name of "proof". */
export type SentForm = { form: URLSearchParams; files: ReadonlyMap<string, Uint8Array> };

const megabyte = 1024 * 1024;
/**
 * Uploads are proofs and photos of at most 5 MB. Larger files are rejected by the page's own form, so no input is lost.
 */
const limits = { fields: 40, fieldSize: 64 * 1024, files: 20, fileSize: 5 * megabyte };
/** The maximum size in bytes of a form with a proof, and of a review with four photos. */
const uploadLimit = 25 * megabyte;
const photosLimit = 21 * megabyte;

/** Registers the forms that accept files, and so the only addresses that accept bodies this large. */
export function uploadRoutes(
  app: App,
  serve: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.register(async (scope) => {
    readFormData(scope as unknown as App, limits, ({ fields, files }): SentForm => {
      const form = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
      const byField = new Map<string, Uint8Array>();
      for (const { name, filename, bytes } of files) {
        const field = freeName(byField, name);
        byField.set(field, bytes);
        form.set(`${field}.filename`, filename);
      }
      return { form, files: byField };
    });
    scope.post("/:locale/pro/signup", { bodyLimit: uploadLimit }, serve);
    scope.post("/:locale/p/:uid/review", { bodyLimit: photosLimit }, serve);
    // Mail programs may send their single field as multipart data (RFC 8058).
    for (const { path } of routes.filter(({ oneClick }) => oneClick))
      scope.post(`/:locale/${path}`, { bodyLimit: 4096 }, serve);
  });
}

/** Returns "photos", "photos 2", … for a field with several files. */
function freeName(files: ReadonlyMap<string, unknown>, name: string): string {
  let number = 1;
  while (files.has(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? name : `${name} ${number}`;
}
