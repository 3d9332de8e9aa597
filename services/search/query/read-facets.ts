import type { Direction, FacetRequest, Range } from "#services/search/engine/request.ts";
import { type Bag, checkKeys, cleanText, type Faults, isBag, readField, readInteger, readRange } from "./readers.ts";

const maxFacets = 100;

/** Reads the facets of a request, in order. A field may have several. */
export function readFacets(value: unknown, faults: Faults): FacetRequest[] {
  if (!isBag(value)) {
    faults.push("Facets must be an object");
    return [];
  }
  const asked = Object.entries(value).flatMap(([name, given]) =>
    (Array.isArray(given) ? given : [given]).map((one) => [name, one] as const),
  );
  if (asked.length > maxFacets) faults.push(`Facets must be at most ${maxFacets}`);
  return asked.slice(0, maxFacets).flatMap(([name, one]) => readFacet(name, one, faults) ?? []);
}

function readFacet(asked: string, given: unknown, faults: Faults): FacetRequest | null {
  const field = readField(asked, "Facets", faults);
  if (!field) return null;
  if (!isBag(given) || (given.type !== "value" && given.type !== "range")) {
    faults.push(`Facets on ${field} must have type value or range`);
    return null;
  }
  checkKeys(
    given,
    given.type === "value" ? ["type", "name", "size", "sort"] : ["type", "name", "ranges"],
    `Facets on ${field}`,
    faults,
  );
  const name = typeof given.name === "string" ? { name: cleanText(given.name).slice(0, 200) } : {};
  if (given.type === "range") {
    const ranges = readRanges(given.ranges, field, faults);
    return { field, asked, type: "range", ranges, ...name };
  }
  const size =
    given.size === undefined ? 10 : (readInteger(given.size, 1, 250, `Facets size on ${field}`, faults) ?? 10);
  return { field, asked, type: "value", size, sort: readOrder(given.sort, field, faults), ...name };
}

function readOrder(sort: unknown, field: string, faults: Faults): { by: "count" | "value"; direction: Direction } {
  const usual = { by: "count", direction: "desc" } as const;
  if (sort === undefined) return usual;
  const [pair] = isBag(sort) ? Object.entries(sort) : [];
  const [by, direction] = pair ?? [];
  if ((by === "count" || by === "value") && (direction === "asc" || direction === "desc")) return { by, direction };
  faults.push(`Facets sort on ${field} must be count or value with asc or desc`);
  return usual;
}

function readRanges(given: unknown, field: FacetRequest["field"], faults: Faults): Range[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > 250 || !given.every(isBag)) {
    faults.push(`Facets ranges on ${field} must be a list of objects with from and to`);
    return [];
  }
  return given.flatMap((range: Bag) => {
    checkKeys(range, ["from", "to", "name"], `Facets ranges on ${field}`, faults);
    if (readRange(range, field, "Facets", faults) === null) return [];
    // Ranges are returned exactly as they came, because the interface derives its own values from them.
    const { from, to, name } = range as Range;
    return [{ ...(from != null && { from }), ...(to != null && { to }), ...(typeof name === "string" && { name }) }];
  });
}
