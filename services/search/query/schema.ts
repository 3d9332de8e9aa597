import type { FieldName, SearchableField } from "#services/search/schema.ts";

/** A search after its check: what services/search/query works with. */

export type Filter =
  | { kind: "all" | "any" | "none"; filters: Filter[] }
  | { kind: "values"; field: FieldName; values: string[] }
  | { kind: "range"; field: FieldName; from?: number | string; to?: number | string };

export type Direction = "asc" | "desc";

export type Range = { from?: number | string; to?: number | string; name?: string };

/** `asked` is the field's name as the client wrote it: answers use it again. */
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
  /** Null: every field as it is. */
  resultFields: ResultField[] | null;
  /** Field → weight from 0 to 10, 1 being usual; null: all of them. */
  searchFields: Map<SearchableField, number> | null;
  boosts: Boost[];
  group: { field: FieldName; asked: string; size: number } | null;
  /** 1 (finds most) to 11 (only what is exactly meant). */
  precision: number;
};

/** The same for the same question. */
export const keyOf = ({ searchFields, ...others }: SearchRequest): string =>
  JSON.stringify({ ...others, searchFields: searchFields && [...searchFields] });
