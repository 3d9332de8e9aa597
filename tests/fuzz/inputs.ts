import fc from "fast-check";
import type { Document, Operation, Parameter } from "#api/openapi/document.ts";

/** Requests made from the document: what it asks for, and what it does not. */

export type JsonSchema = {
  $ref?: string;
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
};
export type FuzzRequest = { path: string; query: string; headers: Record<string, string>; body: string | undefined };

/** Values of things that exist, by the parameter's or field's name; what is not listed is made up. */
export type KnownValues = Record<string, (string | number)[]>;

const words = [
  "",
  " ",
  "x".repeat(6000),
  "ä\u{1f3c2}\u202e",
  "\0",
  "a\0b",
  "'; drop table carts; --",
  "1 or 1=1",
  "%",
  "\\",
];
const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"];
const numbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, 9.99e-7];
const structures = [[], {}, [[]], [null], [1], { constructor: { prototype: 1 } }, [1, "2", {}], null, true, false];
const digits = ["0", "-1", "1e3", "0x10", "99999999999999999999", "1e400", "1.0", "NaN", "2147483648", "٣"];
const nasty = [...words, ...names, ...numbers, ...structures, ...digits, "null", "undefined", "\ud800"];
export const rubbish = fc.constantFrom<unknown>(...nasty);

/** What a JSON body may hold by its shape, mostly. */
function fitting(
  shape: JsonSchema,
  known: KnownValues,
  schemas: Record<string, JsonSchema>,
  name = "",
): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type, properties = {}, required = [], items = {} } = shape;
  if ($ref) return fitting(schemas[$ref.split("/").at(-1) ?? ""] ?? {}, known, schemas, name);
  if (known[name]) return fc.constantFrom<unknown>(...known[name]);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (anyOf) return fc.oneof(...anyOf.map((one) => fitting(one, known, schemas, name)));
  if (type === "array") return fc.array(fitting(items, known, schemas, name.replace(/s$/, "")), { maxLength: 3 });
  if (type === "integer") return fc.integer({ min: shape.minimum ?? 0, max: Math.min(shape.maximum ?? 9, 50) });
  if (type === "number") return fc.double({ min: 0, max: 1000, noNaN: true });
  if (type === "boolean") return fc.boolean();
  if (type === "string") return fc.oneof(fc.string({ maxLength: 12 }), fc.constant("2027-01-31"));
  if (type !== "object") return rubbish;
  const parts = Object.entries(properties).map(([key, part]) => [key, fitting(part, known, schemas, key)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

/** A body that is right, nearly right, or wrong altogether; as text. */
function bodyOf(shape: JsonSchema, known: KnownValues, schemas: Record<string, JsonSchema>): fc.Arbitrary<string> {
  const right = fitting(shape, known, schemas);
  const keys = Object.keys(shape.properties ?? {});
  const field = keys.length > 0 ? fc.constantFrom(...keys) : fc.constant("a");
  const spoilt = fc.tuple(right, field, rubbish).map(([body, key, value]) => ({ ...Object(body), [key]: value }));
  const without = fc.tuple(right, field).map(([body, key]) => ({ ...Object(body), [key]: undefined }));
  const more = right.map((body) => ({ ...Object(body), unknown: "field", is_admin: true, customer_group_id: 1 }));
  const text = fc.constantFrom(
    "{",
    "[1,",
    '{"a":1}}',
    "",
    "nul",
    '{"__proto__":{"a":1}}',
    '"\\ud800"',
    `${"[".repeat(2000)}`,
    `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`,
  );
  const json = fc.oneof({ weight: 2, arbitrary: right }, { weight: 4, arbitrary: spoilt }, without, more, rubbish);
  return fc.oneof({ weight: 8, arbitrary: json.map((value) => JSON.stringify(value) ?? "") }, text);
}

const encoded = (value: unknown): string => {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
};

function parameterOf({ name, required, schema }: Parameter, known: KnownValues): fc.Arbitrary<string | undefined> {
  const own = known[name] ? fc.constantFrom<unknown>(...known[name]) : fitting((schema ?? {}) as JsonSchema, known, {});
  const value = fc.oneof({ weight: 2, arbitrary: own }, rubbish).map(encoded);
  return required
    ? fc.oneof({ weight: 9, arbitrary: value }, fc.constant(undefined))
    : fc.option(value, { nil: undefined });
}

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { "x-bc-region": "pro" },
  { "x-bc-region": "constructor" },
  { "x-bc-region": "x".repeat(3000) },
  { "content-type": "text/plain" },
  { "content-type": "application/json; charset=latin1" },
  { "content-type": ";" },
  { accept: "text/html" },
  { "accept-language": "*;q=x" },
  { "idempotency-key": "" },
  { "if-none-match": "*" },
  { "accept-encoding": "br;q=2" },
  { "csrf-token": "wrong" },
  { cookie: "firn_session=%00; country=__proto__" },
);

/** Requests of one operation, by a seed. */
export function fuzzRequests(
  path: string,
  operation: Operation,
  known: KnownValues,
  document: Document,
): fc.Arbitrary<FuzzRequest> {
  const { parameters = [], requestBody } = operation;
  const inPath = parameters.filter((one) => one.in === "path");
  const inQuery = parameters.filter((one) => one.in === "query");
  const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
  const body = requestBody?.content["application/json"]?.schema as JsonSchema | undefined;
  return fc
    .record({
      path: fc.tuple(
        ...inPath.map((one) => parameterOf({ ...one, required: true }, known).map((value) => value || "0")),
      ),
      query: fc.tuple(...inQuery.map((one) => parameterOf(one, known))),
      extra: fc.constantFrom("", "", "", "unknown=1", "__proto__=1", "page=2&page=3", "a[]=1&a[b]=2", "=&&="),
      headers: oddHeaders,
      body: body ? bodyOf(body, known, schemas) : fc.constantFrom(undefined, undefined, "{}", "["),
    })
    .map(({ path: values, query, extra, headers, body: text }) => {
      const address = inPath.reduce((all, { name }, index) => all.replace(`{${name}}`, values[index] ?? "0"), path);
      const asked = inQuery.flatMap(({ name }, index) =>
        query[index] === undefined ? [] : [`${encoded(name)}=${query[index]}`],
      );
      return { path: address, query: [...asked, extra].filter(Boolean).join("&"), headers, body: text };
    });
}
