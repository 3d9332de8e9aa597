import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import type { ResultField, SearchRequest } from "#services/search/engine/request.ts";
import { fields, type SearchableField, searchable } from "#services/search/schema.ts";
import { readBoosts, readGroup } from "./read-boosts.ts";
import { readFacets } from "./read-facets.ts";
import { readFilter } from "./read-filters.ts";
import { type Bag, checkKeys, cleanText, type Faults, isBag, readField, readInteger } from "./readers.ts";

const options = [
  "query",
  "page",
  "sort",
  "filters",
  "facets",
  "result_fields",
  "search_fields",
  "boosts",
  "group",
  "analytics",
  "record_analytics",
  "precision",
];

export type BadRequest = Problem<"bad-request"> & { detail: { errors: string[] } };

/** Checks a search request from a client. The problem's `detail.errors` lists the errors, at most 20. */
export function readRequest(body: unknown): Result<SearchRequest, Problem> {
  const faults: Faults = [];
  if (!isBag(body)) return refuse(["The request must be a JSON object"]);
  checkKeys(body, options, "Request", faults);
  if (typeof body.query !== "string")
    faults.push(body.query === undefined ? "Missing required parameter: query" : "query must be a string");
  const request: SearchRequest = {
    query: typeof body.query === "string" ? cleanText(body.query) : "",
    ...readPage(body.page, faults),
    sort: readSort(body.sort, faults),
    filter: body.filters === undefined || body.filters === null ? null : readFilter(body.filters, faults),
    facets: body.facets === undefined ? [] : readFacets(body.facets, faults),
    resultFields: body.result_fields === undefined ? null : readResultFields(body.result_fields, faults),
    searchFields: body.search_fields === undefined ? null : readSearchFields(body.search_fields, faults),
    boosts: body.boosts === undefined ? [] : readBoosts(body.boosts, faults),
    group: body.group === undefined ? null : readGroup(body.group, faults),
    precision: body.precision === undefined ? 2 : (readInteger(body.precision, 1, 11, "precision", faults) ?? 2),
  };
  checkAnalytics(body, faults);
  return faults.length > 0 ? refuse(faults) : ok(request);
}

const refuse = (faults: Faults) =>
  fail("bad-request", faults[0] ?? "", { detail: { errors: [...new Set(faults)].slice(0, 20) } });

function readPage(page: unknown, faults: Faults): { size: number; current: number } {
  const usual = { size: 10, current: 1 };
  if (page === undefined) return usual;
  if (!isBag(page)) {
    faults.push("page must be an object");
    return usual;
  }
  checkKeys(page, ["size", "current"], "page", faults);
  return {
    size: page.size === undefined ? 10 : (readInteger(page.size, 0, 1000, "page.size", faults) ?? 10),
    current: page.current === undefined ? 1 : (readInteger(page.current, 1, 100, "page.current", faults) ?? 1),
  };
}

function readSort(sort: unknown, faults: Faults): SearchRequest["sort"] {
  const list = sort === undefined || sort === null ? [] : Array.isArray(sort) ? sort : [sort];
  if (list.length > 10) faults.push("Sort must have at most 10 fields");
  return list.slice(0, 10).flatMap((one) => {
    if (!isBag(one)) {
      faults.push("Sort must be an object or a list of objects");
      return [];
    }
    return Object.entries(one).flatMap(([name, direction]) => {
      const field = name === "_score" ? name : readField(name, "Sort", faults);
      if (direction !== "asc" && direction !== "desc")
        faults.push(`Sort on ${cleanText(name).slice(0, 100)} must be asc or desc`);
      else if (field) return [{ field, direction } as const];
      return [];
    });
  });
}

function readResultFields(given: unknown, faults: Faults): ResultField[] {
  if (!isBag(given)) {
    faults.push("Result fields must be an object");
    return [];
  }
  return Object.entries(given).flatMap(([asked, how]) => {
    const field = readField(asked, "Result fields", faults);
    if (!field) return [];
    if (!isBag(how)) {
      faults.push(`Result fields on ${field} must be an object with raw or snippet`);
      return [];
    }
    checkKeys(how, ["raw", "snippet"], `Result fields on ${field}`, faults);
    const [raw, snippet] = [how.raw, how.snippet].map((part) =>
      part === undefined ? undefined : isBag(part) ? part : {},
    ) as [Bag?, Bag?];
    if (snippet && fields[field] !== "text")
      faults.push(`Result fields contains a snippet of a ${fields[field]} field: ${field}`);
    const sizeOf = (part: Bag) =>
      part.size === undefined
        ? undefined
        : (readInteger(part.size, 1, 100_000, `Result fields size on ${field}`, faults) ?? undefined);
    return [
      {
        field,
        asked,
        ...(raw && { raw: { size: sizeOf(raw) } }),
        ...(snippet && { snippet: { size: sizeOf(snippet) ?? 100, fallback: snippet.fallback === true } }),
      },
    ];
  });
}

function readSearchFields(given: unknown, faults: Faults): SearchRequest["searchFields"] {
  if (!isBag(given)) {
    faults.push("Search fields must be an object");
    return null;
  }
  const weights = new Map<SearchableField, number>();
  for (const [name, how] of Object.entries(given)) {
    const field = readField(name, "Search fields", faults);
    if (!field) continue;
    const weight = isBag(how) ? (how.weight ?? 1) : null;
    if (typeof weight !== "number" || !(weight >= 0 && weight <= 10))
      faults.push(`Search fields weight on ${field} must be from 0 to 10`);
    else if (field in searchable) weights.set(field as SearchableField, weight);
    else faults.push(`Search fields contains a field that is not searched: ${field}`);
  }
  return weights.size > 0 ? weights : null;
}

function checkAnalytics(body: Bag, faults: Faults): void {
  const { analytics, record_analytics: records } = body;
  if (records !== undefined && typeof records !== "boolean") faults.push("record_analytics must be true or false");
  if (analytics === undefined) return;
  const tags = isBag(analytics) ? (analytics.tags ?? []) : null;
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === "string"))
    faults.push("analytics.tags must be a list of strings");
}
