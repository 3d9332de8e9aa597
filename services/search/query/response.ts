import type { Hit } from "#services/search/engine/hits.ts";
import type { SearchRequest } from "#services/search/engine/request.ts";
import type { Outcome } from "./run.ts";
import { fieldSnippet, rawValue } from "./snippet.ts";

/** The number of pages that can be requested (specification 9.3). */
export const maxPages = 100;

type StoredDocument = Record<string, unknown> & {
  id: { raw: string };
  _meta: { id: string; engine: string; score: number };
};

export type SearchResponse = {
  meta: {
    alerts: string[];
    warnings: string[];
    precision: number;
    engine: { name: string; type: "default" };
    page: { current: number; size: number; total_pages: number; total_results: number };
    request_id: string;
  };
  results: StoredDocument[];
  facets?: Record<string, { type: string; name?: string; data: unknown[] }[]>;
};

/** Converts an outcome to the protocol's format. */
export function toResponse(request: SearchRequest, outcome: Outcome, engine: string): SearchResponse {
  const { size, current, precision } = request;
  const pages = size === 0 ? 0 : Math.min(maxPages, Math.ceil(outcome.total / size));
  const page = { current, size, total_pages: pages, total_results: outcome.total };
  const meta = {
    alerts: [],
    warnings: [],
    precision,
    engine: { name: engine, type: "default" as const },
    page,
    request_id: outcome.requestId,
  };
  const results = outcome.hits.map((hit) => shown(request, hit, outcome.marked, engine));
  return request.facets.length > 0 ? { meta, results, facets: facetsOf(request, outcome) } : { meta, results };
}

function shown(request: SearchRequest, hit: Hit, marked: ReadonlySet<string>, engine: string): StoredDocument {
  const meta = { id: hit.id, engine, score: hit.score };
  const result: StoredDocument = { id: { raw: hit.id }, _meta: meta };
  if (request.resultFields) {
    for (const { field, asked, raw, snippet } of request.resultFields) {
      const value = hit.fields[field] ?? null;
      const told: { raw?: unknown; snippet?: string | null } = {};
      if (raw) told.raw = rawValue(value, raw.size);
      if (snippet) told.snippet = fieldSnippet(value, marked, snippet.size, snippet.fallback);
      result[asked] = told;
    }
  } else for (const [name, value] of Object.entries(hit.fields)) result[name] = { raw: value };
  if (request.group) {
    result._group_key = hit.group;
    result._group = (hit.others ?? []).map(({ others: _, ...other }) =>
      shown({ ...request, group: null }, other, marked, engine),
    );
  }
  return result;
}

function facetsOf(request: SearchRequest, outcome: Outcome): NonNullable<SearchResponse["facets"]> {
  const facets: NonNullable<SearchResponse["facets"]> = Object.create(null);
  request.facets.forEach(({ asked, type, name }, index) => {
    const facet = { type, ...(name !== undefined && { name }), data: outcome.facets[index] ?? [] };
    facets[asked] = [...(facets[asked] ?? []), facet];
  });
  return facets;
}
