import type pg from "pg";

/** Runs queries on a connection. */
export type Questions = {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
};

/**
 * Runs the queries of several users of one connection one after the other. A failing query does not stop the others.
 */
export function oneAfterAnother(client: pg.Client): Questions {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const next = last.then(() => client.query<Row>(text, values));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
