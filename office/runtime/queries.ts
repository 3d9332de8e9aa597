import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";

/**
 * What the office has read. A first answer that is on its way when something changes may be of before, and is asked for again:
 * otherwise it would count as new (a client cancels only what it has an answer of already).
 */
export class Queries extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const isFirst = (query: Query) => query.state.data === undefined && (filters?.predicate?.(query as never) ?? true);
    await this.cancelQueries({ ...filters, fetchStatus: "fetching", predicate: isFirst } as never);
    return super.invalidateQueries(filters, options);
  }
}
