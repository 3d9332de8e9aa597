import type { FieldName, SearchableField } from "#services/search/schema.ts";

/** A checked search request, as services/search/query uses it. */

export type Filter =
  | { kind: "all" | "any" | "none"; filters: Filter[] }
  | { kind: "values"; field: FieldName; values: string[] }
  | { kind: "range"; field: FieldName; from?: number | string; to?: number | string };

export type Direction = "asc" | "desc";

export type Range = { from?: number | string; to?: number | string; name?: string };

/** `asked` is the field's name as the client wrote it. Answers use it again. */
export type FacetRequest = { field: FieldName; asked: string; name?: string } & (
  | { type: "value"; size: number; sort: { by: "count" | "value"; direction: Direction } }
  | { type: "range"; ranges: Range[] }
);

export type ResultField = {
  field: FieldName;
  asked: string;
  raw?: { size?: number };
  snippet?: { size: number; fallback: boolean };
};

export type Boost = { field: FieldName; operation: "add" | "multiply"; factor: number } & (
  | { type: "value"; values: string[] }
  | { type: "functional"; function: "linear" | "exponential" | "logarithmic" }
);

export type SearchRequest = {
  query: string;
  size: number;
  /** From 1. */
  current: number;
  sort: { field: FieldName | "_score"; direction: Direction }[];
  filter: Filter | null;
  facets: FacetRequest[];
  /** Null means every field, unchanged. */
  resultFields: ResultField[] | null;
  /** Field → weight from 0 to 10, usually 1. Null means all fields. */
  searchFields: Map<SearchableField, number> | null;
  boosts: Boost[];
  group: { field: FieldName; asked: string; size: number } | null;
  /** From 1 (most results) to 11 (exact matches only). */
  precision: number;
};

/** A cache key: equal requests have equal keys. */
export const keyOf = ({ searchFields, ...others }: SearchRequest): string =>
  JSON.stringify({ ...others, searchFields: searchFields && [...searchFields] });
