import { type Access, answers, bodies, files, operations, permissions } from "./operations.ts";
import { shapes } from "./shapes.ts";

/** An OpenAPI 3.1 document, as far as it is read and written here. */
export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: object };
export type Content = Record<string, { schema?: object }>;
export type Answer = { description: string; content?: Content; headers?: object };
export type Operation = {
  summary?: string;
  description?: string;
  operationId?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses?: Record<string, Answer | { $ref: string }>;
};
export const methods = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof methods)[number];
export type Document = {
  openapi: string;
  info: { title: string; version: string; description?: string };
  tags?: { name: string }[];
  components?: Record<string, Record<string, object>>;
  paths: Record<string, Partial<Record<Method, Operation>>>;
};

const ref = (name: keyof typeof shapes) => ({ $ref: `#/components/schemas/${name}` });

/** The first part of the address decides the subject. */
const subjects: Record<string, string[]> = {
  Catalogue: ["products", "variants", "categories", "category_tree", "category", "out-of-stock", "catalog"],
  "Prices and stock": ["pricelists", "inventory"],
  Cart: ["cart", "wishlist"],
  Checkout: ["checkout", "payments"],
  Orders: ["orders", "order", "order-status", "returns"],
  Customers: ["customers", "customer_groups", "pro"],
  Stores: ["stores"],
  "Store data": ["currencies", "countries", "store", "shippingzones", "shippingmethods"],
  Visitor: ["csrf", "session", "locale", "geolocation"],
  Search: ["as", "search"],
  "Content and GraphQL": ["graphql", "interstack", "content"],
};
const subjectOf = (path: string): string => {
  const [first = ""] = path.slice(1).split("/");
  const known = Object.entries(subjects).find(([, parts]) => parts.includes(first))?.[0];
  return known ?? first.charAt(0).toUpperCase() + first.slice(1);
};

/** Completes the routes' own schemas with descriptions, undeclared shapes, refusals, keys and headers. */
export function completed(document: Document): Document {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [[method, completeOne(path, method, operation)] as const] : [];
    });
    return [path, Object.fromEntries(operations)];
  });
  const components = { schemas: { ...shapes }, responses: refusals, securitySchemes };
  return {
    ...document,
    tags: Object.keys(subjects).map((name) => ({ name })),
    components,
    paths: Object.fromEntries(paths),
  };
}

const securitySchemes = {
  session: { type: "apiKey", in: "cookie", name: "firn_session", description: "Begun by GET /api/csrf" },
  csrf: { type: "apiKey", in: "header", name: "csrf-token", description: "From GET /api/csrf, bound to the session" },
  staff: { type: "http", scheme: "bearer", description: "A staff key: it needs neither session nor token" },
  search: { type: "http", scheme: "bearer", description: "The search key" },
};

function completeOne(path: string, method: Method, operation: Operation): Operation {
  const below = path.replace(/^\/api/, "");
  const key = `${method.toUpperCase()} ${below}`;
  const { access, summary } = operations.get(key) ?? { access: "open", summary: "" };
  const needed = permissions.get(key);
  const isWrite = method !== "get" && !/^\/(graphql|as|payments\/webhook)/.test(below);
  // The search routes accept each address with and without ".json".
  const plainKey = key.replace(/\.json$/, "");
  const body = bodies[plainKey];
  const requestBody = operation.requestBody ?? (body && { content: json(body) });
  return {
    ...operation,
    summary: operation.summary ?? summary,
    ...(needed && { description: `Staff need the permission ${needed.join(" and ")}.` }),
    operationId: operationId(method, below),
    tags: [subjectOf(below)],
    security: securityOf(access, isWrite),
    parameters: [...(operation.parameters ?? []).map(withDefaultsOptional), ...headersOf(method, below, isWrite)],
    ...(requestBody && { requestBody }),
    responses: {
      ...answersOf(plainKey, operation),
      ...refusalsOf(below, access, isWrite, operation.parameters ?? [], Boolean(requestBody)),
    },
  };
}

/** A parameter with a default is always present for the route, but optional for the caller. */
const withDefaultsOptional = (parameter: Parameter): Parameter =>
  "default" in (parameter.schema ?? {}) ? { ...parameter, required: false } : parameter;

/** "get", "/products/{id}/variants" → "getProductsByIdVariants". */
const operationId = (method: string, path: string): string =>
  method +
  path
    .split(/[^\w]+/)
    .flatMap((part, index, parts) => (part ? [(isParameter(path, parts, index) ? "By" : "") + camel(part)] : []))
    .join("");
const isParameter = (path: string, parts: string[], index: number) => path.includes(`{${parts[index]}}`);
const camel = (part: string) => part.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

function securityOf(access: Access, isWrite: boolean): Operation["security"] {
  const session: Record<string, string[]> = isWrite ? { session: [], csrf: [] } : { session: [] };
  if (access === "search") return [{ search: [] }];
  if (access === "staff") return [{ staff: [] }];
  if (access === "person") return [session];
  if (access === "customer") return [session, { staff: [] }];
  return isWrite ? [session, { staff: [] }] : [{}];
}

function headersOf(method: Method, path: string, isWrite: boolean): Parameter[] {
  const region = { name: "x-bc-region", in: "header", description: "Whose prices apply; else the visitor's own" };
  const hasRegion = /^\/(products|variants|categor|out-of-stock|cart|checkout|currencies|store|shipping|graphql)/;
  const key = { name: "Idempotency-Key", in: "header", description: "A repeat within a day gets the first answer" };
  // An order's key is required and shorter, because its access token is derived from it
  // (commerce/sales/orders/access.ts).
  const isOrder = path.endsWith("/order");
  const schema = { type: "string", minLength: 1, maxLength: isOrder ? 200 : 255 };
  return [
    ...(hasRegion.test(path) ? [{ ...region, schema: ref("Region") }] : []),
    ...(method === "post" && isWrite ? [{ ...key, ...(isOrder && { required: true }), schema }] : []),
  ];
}

function answersOf(key: string, { responses = {} }: Operation): Record<string, Answer> {
  const file = files[key];
  if (file) return answerOf(200, { [file]: { schema: { type: "string", format: "binary" } } });
  const answer = answers[key];
  if (Array.isArray(answer)) return answerOf(answer[0], answer[1] && json(answer[1]));
  if (answer) return answerOf(200, json(answer));
  const declared = Object.entries(responses).filter(([, one]) => "content" in one);
  if (declared.length === 0 && key.startsWith("DELETE")) return answerOf(204, null);
  return Object.fromEntries(Object.entries(responses).map(([status, one]) => [status, worded(status, one as Answer)]));
}

const answerOf = (status: number, content: Content | null): Record<string, Answer> => ({
  [status]: worded(String(status), { description: "", ...(content && { content }) }),
});

const json = (schema: object): Content => ({ "application/json": { schema } });
const words: Record<string, string> = {
  200: "What was asked for",
  201: "Made",
  202: "Taken; not finished yet",
  204: "Done; nothing to say",
  302: "On to another address",
  303: "On to another address",
};
const worded = (status: string, answer: Answer): Answer => ({ ...answer, description: words[status] ?? "Done" });

const refused = {
  BadRequest: "Malformed, or asks for what does not exist",
  NotSignedIn: "Nobody is signed in, or the key is unknown",
  Forbidden: "The csrf-token is missing or foreign, or not allowed",
  NotFound: "There is none, or it is another's",
  Conflict: "Not in this state, or the first request with this key is still open",
  TooLarge: "The body is larger than 1 MB",
  NoJson: "The body is no JSON",
  Invalid: "Fields are wrong, and errors names them",
  TooMany: "Too many requests",
  Refused: "Any other refusal; 503 with Retry-After when something we need is away",
};
type Refusal = keyof typeof refused;

/** Each refusal once as a problem and once in the format of the search protocol ("SearchBadRequest"). */
const refusals: Record<string, Answer> = Object.fromEntries(
  Object.entries(refused).flatMap(([name, description]) => {
    const headers = name === "TooMany" && { headers: { "Retry-After": { schema: { type: "integer" } } } };
    const problem = { description, ...headers, content: { "application/problem+json": { schema: ref("Problem") } } };
    const search = { description, ...headers, content: { "application/json": { schema: ref("SearchErrors") } } };
    return [[name, problem] as const, [`Search${name}`, search] as const];
  }),
);

function refusalsOf(path: string, access: Access, isWrite: boolean, parameters: Parameter[], hasBody: boolean) {
  const refusal = (name: Refusal) => ({
    $ref: `#/components/responses/${access === "search" ? "Search" : ""}${name}`,
  });
  const isAsking = hasBody || parameters.some((parameter) => parameter.in === "query");
  return {
    ...(isAsking && { 400: refusal("BadRequest") }),
    ...((access !== "open" || /\/customers\/(?:login|passkeys\/sign-in|validate-session)$/.test(path)) && {
      401: refusal("NotSignedIn"),
    }),
    ...((isWrite || access === "staff") && { 403: refusal("Forbidden") }),
    ...(path.includes("{") && { 404: refusal("NotFound") }),
    ...(isWrite && { 409: refusal("Conflict") }),
    ...(hasBody && { 413: refusal("TooLarge"), 415: refusal("NoJson") }),
    ...(isAsking && access !== "search" && { 422: refusal("Invalid") }),
    429: refusal("TooMany"),
    default: refusal("Refused"),
  };
}

export const answerAt = (answer: Answer | { $ref: string }, { components = {} }: Document): Answer =>
  "$ref" in answer ? (components.responses?.[answer.$ref.split("/").at(-1) ?? ""] as Answer) : answer;
