import Fastify from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { App } from "#platform/http/app.ts";
import { indexDocuments } from "#services/search/indexing/documents.ts";
import { searchRoutes } from "#services/search/routes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { rack } from "./search-documents.ts";

type Body = Record<string, unknown>;
export const here = { all: [{ locale: "en-us" }] };

/** The search API over the sample documents, for a test file. */
export function useSearchRoutes() {
  const database = useDatabase(({ db }) => indexDocuments(db, rack));
  let app: App;
  beforeAll(async () => {
    app = Fastify() as unknown as App;
    await app.register(
      async (scope) => searchRoutes(scope as unknown as App, { db: database.db, engine: "firn", key: "k" }),
      { prefix: "/api/as/v1/engines" },
    );
  });
  afterAll(() => app.close());

  async function post(path: string, body: unknown, headers: Record<string, string> = { authorization: "Bearer k" }) {
    const payload = typeof body === "string" ? body : JSON.stringify(body);
    const url = `/api/as/v1/engines/${path}`;
    const answer = await app.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": "application/json", ...headers },
    });
    return { status: answer.statusCode, text: answer.body, body: answer.body ? answer.json() : null };
  }
  async function find(body: Body) {
    const { status, body: answer } = await post("firn/search", body);
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return { ...answer, uids: answer.results.map((result: { uid: { raw: string } }) => result.uid?.raw) as string[] };
  }
  return { database, post, find };
}
