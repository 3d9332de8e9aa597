import type { Filter } from "#services/search/engine/request.ts";
import { type FieldName, searchLocales } from "#services/search/schema.ts";
import { type Bag, checkKeys, type Faults, isBag, readField, readRange, readValue } from "./readers.ts";

const operators = ["all", "any", "none"] as const;
const maxDepth = 16;
const maxFilters = 2000;
const excess = "Filters are too many";

/** Reads the filter of a request. Null when nothing is restricted; an empty list at any depth restricts nothing. */
export function readFilter(value: unknown, faults: Faults): Filter | null {
  let left = maxFilters;
  return read(value, 0);

  function read(part: unknown, depth: number): Filter | null {
    left -= 1;
    if (left < 0) return tooMany();
    if (depth > maxDepth) {
      faults.push("Filters are nested too deeply");
      return null;
    }
    if (!isBag(part)) {
      faults.push("Filters must be an object");
      return null;
    }
    const found = Object.entries(part).flatMap(([name, content]) => one(name, content, depth) ?? []);
    return found.length > 1 ? { kind: "all", filters: found } : (found[0] ?? null);
  }

  /** Reports this once, however many filters there are. */
  function tooMany(): null {
    if (!faults.includes(excess)) faults.push(excess);
    return null;
  }

  function one(name: string, content: unknown, depth: number): Filter | null {
    const kind = operators.find((operator) => operator === name);
    if (!kind) return leaf(name, content);
    if (!Array.isArray(content)) {
      faults.push(`Filters contains invalid value for ${kind}: it must be a list`);
      return null;
    }
    const filters = content.flatMap((part) => read(part, depth + 1) ?? []);
    return filters.length > 0 ? { kind, filters } : null;
  }

  function leaf(name: string, content: unknown): Filter | null {
    const field = readField(name, "Filters", faults);
    if (!field) return null;
    if (isBag(content)) return rangeOf(content, field, faults);
    const given = Array.isArray(content) ? content : [content];
    left -= given.length;
    if (left < 0) return tooMany();
    const values = given.flatMap((value) => readValue(value, field, "Filters", faults) ?? []);
    return values.length > 0 ? { kind: "values", field, values } : null;
  }
}

function rangeOf(content: Bag, field: FieldName, faults: Faults): Filter | null {
  checkKeys(content, ["from", "to"], `Filters on ${field}`, faults);
  const range = readRange(content, field, "Filters", faults);
  return range && { kind: "range", field, ...range };
}

/** Returns the languages that a filter allows. The query is read in these. */
export function localesOf(filter: Filter | null): string[] {
  if (filter?.kind === "values" && filter.field === "locale") {
    const known = filter.values.filter((value) => searchLocales.some((locale) => locale === value));
    return known.length > 0 ? known : [...searchLocales];
  }
  const isPassage = filter?.kind === "all" || (filter?.kind === "any" && filter.filters.length === 1);
  const parts = isPassage ? filter.filters.map(localesOf) : [];
  return parts.find((locales) => locales.length < searchLocales.length) ?? [...searchLocales];
}
