import type pg from "pg";

/** What a connection is asked. */
export type Questions = {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
};

/** One question after the other, for those who share a connection; one that fails keeps none of the others from being asked. */
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
