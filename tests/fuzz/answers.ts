import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { LightMyRequestResponse as Response } from "fastify";
import { Value } from "typebox/value";
import { answerAt, type Document, type Operation } from "#api/openapi/document.ts";
import type { JsonSchema } from "./inputs.ts";

/** What is wrong with an answer, in a few words; null when nothing is. */
export function faultOf(answer: Response, path: string, operation: Operation, document: Document): string | null {
  const { statusCode: status } = answer;
  if (status >= 500) return `${status}: ${answer.body.slice(0, 200)}`;
  if (status >= 400) return refusalFault(answer, path);
  return status < 300 ? shapeFault(answer, operation, document) : null;
}

function refusalFault(answer: Response, path: string): string | null {
  const { statusCode: status, headers } = answer;
  const body = jsonOf(answer);
  if (!body) return `${status} without JSON: ${answer.body.slice(0, 80)}`;
  const { title, errors } = body;
  // Search and GraphQL have protocols of their own, with a list of errors.
  if (
    /^\/api\/(as|graphql)/.test(path) &&
    Array.isArray(errors ?? (body as unknown as { errors: unknown }[])[0]?.errors)
  )
    return null;
  if (!String(headers["content-type"]).startsWith("application/problem+json")) return `${status} is no problem+json`;
  if (typeof title !== "string" || title === "" || body.status !== status) return `${status} without title or status`;
  if (status === 422 && !(errors && Object.keys(errors).length > 0)) return `422 names no field: ${title}`;
  if (status === 429 && !headers["retry-after"]) return "429 without Retry-After";
  return null;
}

type Body = { title?: unknown; status?: unknown; errors?: object };
function jsonOf(answer: Response): Body | null {
  try {
    const encoding = answer.headers["content-encoding"];
    const bytes = answer.rawPayload;
    const plain = encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
    return JSON.parse(plain.toString()) as Body | null;
  } catch {
    return null;
  }
}

/** A good answer fits what the document says of it. */
function shapeFault(answer: Response, { responses = {} }: Operation, document: Document): string | null {
  const told = responses[answer.statusCode];
  if (!told) return `${answer.statusCode} is not documented`;
  const schema = answerAt(told, document).content?.["application/json"]?.schema as JsonSchema | undefined;
  if (!schema || answer.body === "") return null;
  const body = jsonOf(answer);
  const whole = resolved(schema, (document.components?.schemas ?? {}) as Record<string, JsonSchema>);
  if (Value.Check(whole as never, body)) return null;
  const [first] = Value.Errors(whole as never, body);
  return `${answer.statusCode} does not fit the document: ${first?.instancePath} ${first?.message}`;
}

/** Whoever the document lets in with a staff key is not asked to sign in. */
export function keyFault(answer: Response, { security = [] }: Operation): string | null {
  const isTold = security.some((one) => "staff" in one);
  const isRefused = answer.statusCode === 401 && answer.json<{ code?: string }>().code === "not-signed-in";
  return isTold && isRefused ? "a staff key is told to sign in, though the document names it" : null;
}

/** A body that is not what the document asks for is refused, and never made to fit. */
export function takenFault(status: number, body: string | undefined, operation: Operation, document: Document) {
  const schema = operation.requestBody?.content["application/json"]?.schema as JsonSchema | undefined;
  if (status >= 300 || !schema || !body?.trim()) return null;
  const whole = resolved(schema, (document.components?.schemas ?? {}) as Record<string, JsonSchema>);
  if (Value.Check(whole as never, JSON.parse(body))) return null;
  const [first] = Value.Errors(whole as never, JSON.parse(body));
  return `${status}, though the body does not fit the document: ${first?.instancePath} ${first?.message}`;
}

/** The schema with its references replaced; a tree's children are looked at four deep. */
function resolved(shape: JsonSchema, schemas: Record<string, JsonSchema>, depth = 0): JsonSchema {
  if (depth > 24) return {};
  if (shape.$ref) return resolved(schemas[shape.$ref.split("/").at(-1) ?? ""] ?? {}, schemas, depth + 4);
  const deeper = (part: JsonSchema) => resolved(part, schemas, depth + 1);
  const entries = Object.entries(shape.properties ?? {}).map(([name, part]) => [name, deeper(part)]);
  return {
    ...shape,
    ...(shape.properties && { properties: Object.fromEntries(entries) }),
    ...(shape.items && { items: deeper(shape.items) }),
    ...(shape.anyOf && { anyOf: shape.anyOf.map(deeper) }),
    ...(shape.allOf && { allOf: shape.allOf.map(deeper) }),
  };
}
