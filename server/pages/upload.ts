import type { App } from "#platform/http.ts";

/** A form that was sent with files: its fields, and the files by their field. */
export type SentForm = { form: URLSearchParams; files: ReadonlyMap<string, Uint8Array> };

/** Most bytes of a form with files: a proof of 5 MB with what stands around it. */
export const uploadLimit = 6 * 1024 * 1024;
/** The same of a review: four photos of 5 MB each. */
export const photosLimit = 21 * 1024 * 1024;

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
export function readUploads(app: App): void {
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
        else files.set(freeName(files, name), new Uint8Array(await value.arrayBuffer()));
      }
      return { form, files } satisfies SentForm;
    },
  );
}
