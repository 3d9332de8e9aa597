import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { demoKey } from "#commerce/staff/permissions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { routes } from "#storefront/routes.ts";
import { openCaller } from "#tests/support/app.ts";
import { rubbish } from "./inputs.ts";

/** Requests of everything that OpenAPI does not describe, and who sends them. FUZZ_RUNS makes it a longer look, FUZZ_SEED another one. */

export const seed = Number(process.env.FUZZ_SEED ?? 20_270_131);
export const runs = Number(process.env.FUZZ_RUNS ?? 6);

const text = fc.oneof(
  rubbish.map((value) => (typeof value === "string" ? value : JSON.stringify(value)) ?? ""),
  fc.constantFrom("kestrel", "1", "10001", "2147483648", "%00", "../..", "2026-06-30T23:59:60Z"),
);
const encoded = text.map((value) => (value.isWellFormed() ? encodeURIComponent(value).slice(0, 2000) : "%ED%A0%80"));
const names = fc.constantFrom(
  "q",
  "page",
  "sort",
  "size",
  "to",
  "place",
  "email",
  "order",
  "token",
  "key",
  "id",
  "variant",
  "quantity",
  "action",
  "w",
  "h",
  "fmt",
  "sm",
  "poi",
  "img404",
  "dpi",
  "qlt",
  "bg",
  "v",
  "metadata",
  "query",
  "variables",
  "include[]",
  "environment",
  "locale",
  "limit",
  "skip",
  "include_count",
  "asc",
  "desc",
  "__proto__",
  "a[b]",
  "step",
  "password",
);
const query = fc
  .array(fc.tuple(names, encoded), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join("&"));
const headers = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  {},
  { host: "[" },
  { "x-forwarded-proto": "a b" },
  { "x-forwarded-host": "a/b" },
  { range: "bytes=9-1,-" },
  { accept: "image/avif;q=x" },
  { "accept-language": "\u00ff" },
  { "x-bc-region": "xx" },
  { cookie: "firn_session=%00; country=%00; language=constructor" },
  { "if-none-match": "W/" },
  { expect: "x" },
);

const content = { api_key: "firn-demo", access_token: "firn-demo-delivery" };
const editor = { api_key: "firn-demo", authorization: "firn-demo-management" };
const entries = "/v3/content_types/product/entries";
const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value));
const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/** Each protocol's addresses; what they are asked with is drawn. */
const paths = fc
  .constantFrom(...routes.map(({ path }) => `/en-us/${path}`))
  .chain((path) =>
    fc
      .array(encoded.filter((part) => part !== ""))
      .map((parts) => path.replace(/:\w+(?:\.{3})?/g, () => parts.pop() ?? "kestrel")),
  );
const under = (base: string) => encoded.map((part) => `${base}/${part}`);
const asked = (url: fc.Arbitrary<string>) => fc.tuple(url, query).map(([path, search]) => `${path}?${search}`);
const graphql = fc.record({ query: text, variables: fc.jsonValue() }).map((body) => JSON.stringify(body));
const inJson = { "content-type": "application/json" };
const search = { ...inJson, authorization: "Bearer search-firn-demo" };
const parts = text.map(
  (value) =>
    `--x\r\ncontent-disposition: form-data; name="a"; filename="b.png"\r\n\r\n${value.toWellFormed()}\r\n--x--\r\n`,
);

type RequestArbitrary = fc.Arbitrary<InjectOptions>;
const request = (
  method: string,
  url: fc.Arbitrary<string>,
  own: object = {},
  payload?: fc.Arbitrary<string>,
): RequestArbitrary =>
  fc
    .record({ url: asked(url), odd: headers, payload: payload ?? fc.constant(undefined) })
    .map(({ url, odd, payload }) => ({ method, url, headers: { ...own, ...odd }, payload }) as InjectOptions);
export const protocols: Record<string, RequestArbitrary[]> = {
  pages: [
    request("GET", paths),
    request("POST", paths, form, query),
    request("GET", under("/en-us")),
    request("HEAD", paths),
  ],
  uploads: [
    request(
      "POST",
      fc.constantFrom("/en-us/pro/signup", "/en-us/p/kestrel/review"),
      {
        "sec-fetch-site": "same-origin",
        "content-type": "multipart/form-data; boundary=x",
      },
      parts,
    ),
  ],
  content: [
    request(
      "GET",
      fc.constantFrom("/v3/content_types", entries, "/v3/assets", "/v3/taxonomies", "/v3/stacks/sync"),
      content,
    ),
    request("GET", under(entries), content),
    request(
      "POST",
      fc.constantFrom(entries, `${entries}/kestrel/publish`, "/v3/assets"),
      { ...editor, ...inJson },
      json,
    ),
    request("PUT", under(entries), { ...editor, ...inJson }, json),
  ],
  media: ["i", "s", "v"].map((letter) => request("GET", under(`/${letter}/firn`))),
  search: [
    request(
      "POST",
      fc.constantFrom("search", "query_suggestion", "multi_search").map((end) => `/api/as/v1/engines/firn/${end}`),
      search,
      json,
    ),
    request("GET", fc.constant("/api/search/suggest")),
  ],
  graphql: [request("POST", fc.constant("/api/graphql"), inJson, graphql), request("GET", fc.constant("/api/graphql"))],
};

export type Role = "guest" | "customer" | "staff";
export const roles: readonly Role[] = ["guest", "customer", "staff"];

/** The headers by which the shop knows who it is. */
export async function headersOf(app: App, role: Role): Promise<Record<string, string>> {
  if (role === "staff") return { authorization: `Bearer ${demoKey}` };
  return (await openCaller(app, ...(role === "customer" ? ["rider@firn.example"] : []))).headers;
}
