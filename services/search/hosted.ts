import { LRUCache } from "lru-cache";
import type { FacetRequest, Filter } from "#services/search/engine/request.ts";
import type { Click } from "./clicks.ts";
import type { FacetData } from "./engine/facets.ts";
import { tokens } from "./language/fold.ts";
import type { Outcome, SearchFunction, ShopRequest } from "./query/run.ts";

/** Settings for a hosted engine, as in its published client (specification 5). */
export type Hosted = {
  /** "https://search.example": the part before /api/as/v1. */
  base: string;
  engine: string;
  key: string;
  /** Milliseconds. */
  timeout?: number;
};

/** Returns the configured base, or the base for a host identifier. Null when neither is set. */
export const baseOf = (endpointBase: string, hostIdentifier: string): string | null =>
  endpointBase || (hostIdentifier ? `https://${hostIdentifier}.api.swiftype.com` : null);

/** How long answers are cached, in milliseconds. A hosted engine does not announce changes. */
export const cachedFor = 30_000;
const usualTimeout = 5000;

type Body = Record<string, unknown>;
type Result = Record<string, { raw?: unknown; snippet?: string | null }> & { _meta?: { id: string; score: number } };
type Answer = {
  meta: { request_id: string; page: { total_results: number } };
  results: Result[];
  facets?: Record<string, { data: FacetData }[]>;
};

/** Searches over HTTP. Answers are cached per request (specification 7.10), and concurrent equal requests share one. */
export function hostedAsk(settings: Hosted): SearchFunction {
  const cache = new LRUCache<string, Promise<Outcome>>({ max: 500, ttl: cachedFor });
  return (request) => {
    const body = bodyOf(request);
    const key = JSON.stringify(body);
    const known = cache.get(key);
    if (known) return known;
    const answer = post(settings, "search.json", body).then((given) => outcomeOf(request, given as Answer));
    cache.set(key, answer);
    answer.catch(() => cache.delete(key));
    return answer;
  };
}

export async function hostedClick(settings: Hosted, { query, documentId, requestId, tags }: Click): Promise<void> {
  await post(settings, "click.json", { query, document_id: documentId, request_id: requestId, tags });
}

/** Returns the answer's JSON, or null when it has none. Errors are thrown as "[status] errors" (specification 8). */
async function post({ base, engine, key, timeout = usualTimeout }: Hosted, call: string, body: Body): Promise<unknown> {
  const answer = await fetch(`${base}/api/as/v1/engines/${encodeURIComponent(engine)}/${call}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  const given: unknown = await answer.json().catch(() => null);
  if (answer.ok) return given;
  const errors = (given as { errors?: unknown } | null)?.errors;
  throw new Error(`[${answer.status}]${Array.isArray(errors) ? ` ${errors.join(", ")}` : ""}`);
}

function bodyOf({ query, size, current, sort, filter, facets, resultFields }: ShopRequest): Body {
  const asked: Record<string, Body[]> = {};
  for (const facet of facets) asked[facet.field] = [...(asked[facet.field] ?? []), facetOf(facet)];
  return {
    query,
    page: { size, current },
    ...(sort.length > 0 && { sort: sort.map(({ field, direction }) => ({ [field]: direction })) }),
    ...(filter && { filters: filterOf(filter) }),
    ...(facets.length > 0 && { facets: asked }),
    ...(resultFields && {
      result_fields: Object.fromEntries(
        resultFields.map(({ field }) => [
          field,
          { raw: {}, ...(field === "description" && { snippet: { size: 300 } }) },
        ]),
      ),
    }),
    // A request for counts only is not a visitor's query, so it is not recorded.
    ...(size === 0 && { record_analytics: false }),
  };
}

const facetOf = (facet: FacetRequest): Body =>
  facet.type === "range"
    ? { type: "range", ranges: facet.ranges }
    : { type: "value", size: facet.size, sort: { [facet.sort.by]: facet.sort.direction } };

function filterOf(filter: Filter): Body {
  if (filter.kind === "values") return { [filter.field]: filter.values };
  if (filter.kind === "range") {
    const { field, from, to } = filter;
    return { [field]: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } };
  }
  return { [filter.kind]: filter.filters.map(filterOf) };
}

function outcomeOf({ facets, resultFields }: ShopRequest, { meta, results, facets: counted = {} }: Answer): Outcome {
  const marked = new Set(results.flatMap(({ description }) => wordsIn(description?.snippet ?? "")));
  const taken = new Map<string, number>();
  return {
    requestId: meta.request_id,
    total: meta.page.total_results,
    hits: results.map((result) => ({
      id: String(result.id?.raw ?? result._meta?.id ?? ""),
      score: result._meta?.score ?? 0,
      fields: Object.fromEntries((resultFields ?? []).map(({ field }) => [field, result[field]?.raw ?? null])),
    })),
    facets: facets.map(({ field }) => {
      const nth = taken.get(field) ?? 0;
      taken.set(field, nth + 1);
      return counted[field]?.[nth]?.data ?? [];
    }),
    marked,
    // The protocol has no field for it.
    meant: null,
  };
}

/** Returns the words that a snippet marks, as the index stores them. */
const wordsIn = (snippet: string): string[] =>
  [...snippet.matchAll(/<em>(.*?)<\/em>/gs)].flatMap(([, text = ""]) => tokens(text).map(({ word }) => word));
