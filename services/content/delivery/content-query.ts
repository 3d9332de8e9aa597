import { contentLocales } from "#services/content/schema.ts";
import { type EntryRelation, publishedEntries } from "./filters/relation.ts";
import { isObject, type Param } from "./params.ts";
import { invalid } from "./problem.ts";

/** Requested fields by where they apply: "BASE" is the entry itself, other names are the reference at that path. */
export type Fields = ReadonlyMap<string, string[]>;

/** A parsed read request, independent of how it was sent. */
export type ContentQuery = {
  /** Published entries, or drafts for callers who may see them. */
  entries: EntryRelation;
  locale: string;
  hasFallback: boolean;
  filter: Record<string, unknown>;
  include: string[];
  only: Fields;
  except: Fields;
  skip: number;
  limit: number;
  order: { field: string; isDescending: boolean }[];
  tags: string[];
  typeahead: string;
  /** Returns the values of a parameter that may be repeated. */
  list(name: string): string[];
  /** Returns the last value of any other parameter. */
  value(name: string): string | undefined;
  /** Whether a parameter is "true". */
  is(name: string): boolean;
};

export const maxLimit = 100;
const maxSkip = 10_000_000;
/** Parameters that have one value. */
const single = new Set(["environment", "locale", "include_fallback", "query", "skip", "limit", "typeahead"]);

/** Parses the parameters of a request. Unknown ones are ignored; invalid values are refused. */
export function readContentQuery(
  params: readonly Param[],
  environment: string,
  entries = publishedEntries,
): ContentQuery {
  const nested = params.find(({ path: [name = "", ...rest] }) => rest.length > 0 && single.has(name));
  if (nested) throw invalid(nested.path[0] ?? "", "is not a single value");
  const value = (name: string) => params.findLast(({ path }) => path[0] === name && path.length === 1)?.value;
  const list = (name: string) =>
    params.filter(({ path, value }) => path[0] === name && value !== "").map((param) => param.value);
  const given = value("environment");
  if (given !== undefined && given !== environment) throw invalid("environment", "is not known");
  const locale = value("locale") || contentLocales[0];
  if (!contentLocales.some((known) => known === locale)) throw invalid("locale", "is not known");
  return {
    entries,
    locale,
    hasFallback: value("include_fallback") === "true",
    filter: readFilter(value("query")),
    include: [...new Set(list("include"))],
    only: readFields(params, "only"),
    except: readFields(params, "except"),
    skip: readCount("skip", value("skip"), 0, maxSkip),
    limit: readCount("limit", value("limit"), maxLimit, maxLimit),
    order: [
      ...list("asc").map((field) => ({ field, isDescending: false })),
      ...list("desc").map((field) => ({ field, isDescending: true })),
    ],
    tags: list("tags"),
    typeahead: value("typeahead") ?? "",
    list,
    value,
    is: (name) => value(name) === "true",
  };
}

function readFilter(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  let filter: unknown;
  try {
    filter = JSON.parse(text);
  } catch {
    throw invalid("query", "is not valid JSON");
  }
  if (!isObject(filter)) throw invalid("query", "is not an object");
  return filter;
}

function readFields(params: readonly Param[], name: string): Fields {
  const fields = new Map<string, string[]>();
  for (const { path, value } of params) {
    if (path[0] !== name || value === "") continue;
    const place = path.length > 1 && !/^\d*$/.test(path[1] ?? "") ? (path[1] ?? "") : "BASE";
    fields.set(place, [...(fields.get(place) ?? []), value]);
  }
  return fields;
}

function readCount(name: string, text: string | undefined, ifMissing: number, most: number): number {
  if (text === undefined || text === "") return ifMissing;
  if (!/^\d{1,9}$/.test(text)) throw invalid(name, "is not a whole number from 0");
  return Math.min(Number(text), most);
}
