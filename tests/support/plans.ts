import { CompiledQuery } from "kysely";
import type { Db } from "#database/tables.ts";

/** PostgreSQL's plans (EXPLAIN) for each statement that `act` sends. */
export async function plansOf(db: Db, act: (db: Db) => Promise<unknown>): Promise<string[]> {
  const asked: CompiledQuery[] = [];
  const noting = db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await act(noting);
  const plans: string[] = [];
  for (const { sql, parameters } of asked) {
    const explain = CompiledQuery.raw(`explain ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ "QUERY PLAN": string }>(explain);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}
