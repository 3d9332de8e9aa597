import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.ts";

export type FormField = { name: string; value: string };
export type FormFile = { name: string; filename: string; bytes: Uint8Array<ArrayBuffer> };

/** The limits of a form. */
export type FormLimits = {
  /** Bytes of the whole form. Default: the route's `bodyLimit`. */
  total?: number;
  fields: number;
  /** Bytes of one field's text. */
  fieldSize: number;
  files: number;
  /** Bytes of a file that are kept. Of a larger file one more byte is kept, so that its size can still be refused. */
  fileSize: number;
};

/** A form that cannot be accepted, with its status and the field at fault, if one is. */
export class FormError extends Error {
  readonly statusCode: 400 | 413;
  readonly code: "malformed-form" | "too-large";
  readonly field: string | undefined;

  constructor(statusCode: 400 | 413, message: string, field?: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = statusCode === 413 ? "too-large" : "malformed-form";
    this.field = field?.slice(0, 200);
  }
}

type Form = { fields: FormField[]; files: FormFile[] };

/** Parses multipart/form-data bodies in this scope; `toBody` turns the parsed form into the request's body. */
export function readFormData(app: App, limits: FormLimits, toBody: (form: Form) => unknown): void {
  const { fields, files, fieldSize } = limits;
  app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields,
      files,
      fieldSize,
      parts: fields + files,
      fieldNameSize: 200,
      headerPairs: 20,
      fileSize: Infinity,
    },
  });
  app.addHook("preValidation", async (request) => {
    if (!request.isMultipart()) return;
    request.body = toBody(await readParts(request, limits));
  });
}

async function readParts(request: FastifyRequest, { total, fileSize, fieldSize }: FormLimits): Promise<Form> {
  const form: Form = { fields: [], files: [] };
  const most = total ?? request.routeOptions.bodyLimit ?? 0;
  let [size, name] = [0, ""];
  const count = (bytes: number) => {
    size += bytes;
    if (size > most) throw new FormError(413, `The form is larger than ${most} bytes: ${name} does not fit in.`, name);
  };
  try {
    for await (const part of request.parts()) {
      name = part.fieldname;
      if (part.type === "field") {
        const value = typeof part.value === "string" ? part.value : JSON.stringify(part.value ?? "");
        if (part.fieldnameTruncated) throw new FormError(413, "A field's name is too long.", name);
        if (part.valueTruncated) throw new FormError(413, `${name} is longer than ${fieldSize} bytes.`, name);
        count(Buffer.byteLength(value));
        form.fields.push({ name, value });
        continue;
      }
      const chunks: Buffer[] = [];
      let stored = 0;
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        count(chunk.length);
        const needed = chunk.subarray(0, Math.max(0, fileSize + 1 - stored));
        if (needed.length > 0) chunks.push(needed);
        stored += needed.length;
      }
      form.files.push({ name, filename: part.filename ?? "", bytes: new Uint8Array(Buffer.concat(chunks)) });
    }
    return form;
  } catch (error) {
    throw error instanceof FormError ? error : refusal(error as Error & { statusCode?: number }, name);
  }
}

/** Turns a parser error into a refusal: too many parts, or not a valid form. */
const refusal = (error: Error & { statusCode?: number }, name: string): FormError =>
  error.statusCode === 413
    ? new FormError(413, `The form has too many parts; ${name || "its first"} was the last one read.`, name)
    : new FormError(400, "The form could not be read.", name || undefined);
