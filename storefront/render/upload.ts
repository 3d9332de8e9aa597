import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http.ts";
import { routes } from "#storefront/routes.ts";

/** A form that was sent with files: its fields, and the files by their field; "proof.filename" is what "proof" was called. */
export type SentForm = { form: URLSearchParams; files: ReadonlyMap<string, Uint8Array> };

/** Most bytes of a form with a proof of up to 5 MB. Larger ones are read too, so that the form can say so and lose nothing. */
const uploadLimit = 25 * 1024 * 1024;
/** The same of a review: four photos of 5 MB each. */
const photosLimit = 21 * 1024 * 1024;

/** The forms that take files, and so the addresses that take bodies this large. */
export function uploadRoutes(
  app: App,
  serve: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.register(async (scope) => {
    readUploads(scope as unknown as App);
    scope.post("/:locale/pro/signup", { bodyLimit: uploadLimit }, serve);
    scope.post("/:locale/p/:uid/review", { bodyLimit: photosLimit }, serve);
    // Mail programs may send their one field like a file (RFC 8058).
    for (const { path } of routes.filter(({ oneClick }) => oneClick))
      scope.post(`/:locale/${path}`, { bodyLimit: 4096 }, serve);
  });
}

/** "photos", "photos 2", …: where a field takes several files. */
function freeName(files: ReadonlyMap<string, unknown>, name: string): string {
  let number = 1;
  while (files.has(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? name : `${name} ${number}`;
}

class BadForm extends Error {
  statusCode = 400;
  code = "malformed-form";
}

/** Reads multipart bodies in this scope; the routes in it say how large they may be. The platform does the parsing. */
function readUploads(app: App): void {
  const asBytes = { parseAs: "buffer" as const };
  app.addContentTypeParser(
    "multipart/form-data",
    asBytes,
    async (request: { headers: object }, body: Buffer | string) => {
      const type = String((request.headers as Record<string, unknown>)["content-type"] ?? "");
      const sent = await new Response(new Uint8Array(Buffer.from(body)), { headers: { "content-type": type } })
        .formData()
        .catch(() => {
          throw new BadForm("The form could not be read.");
        });
      const form = new URLSearchParams();
      const files = new Map<string, Uint8Array>();
      for (const [name, value] of sent) {
        if (typeof value === "string") form.append(name, value);
        else {
          const field = freeName(files, name);
          files.set(field, new Uint8Array(await value.arrayBuffer()));
          form.set(`${field}.filename`, value.name);
        }
      }
      return { form, files } satisfies SentForm;
    },
  );
}
