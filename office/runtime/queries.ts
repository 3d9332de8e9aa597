import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";

/**
 * The office's query cache. When data is invalidated during a first request, its answer may be outdated, so that
 * request is repeated. Without this it would count as fresh, because QueryClient only cancels requests of queries that
 * already have data.
 */
export class Queries extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const isFirst = (query: Query) => query.state.data === undefined && (filters?.predicate?.(query as never) ?? true);
    await this.cancelQueries({ ...filters, fetchStatus: "fetching", predicate: isFirst } as never);
    return super.invalidateQueries(filters, options);
  }
}
