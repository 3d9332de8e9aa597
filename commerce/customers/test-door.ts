import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { openDoor, plantSession } from "#tests/support/door.ts";
import { customerRoutes } from "./routes.ts";
import { endSession, startCustomerSession } from "./sessions.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> };

/** The customers' door on its own, for tests: the header x-session stands for the cookie. */
export async function openCustomerDoor(db: Db) {
  const app = await openDoor(db, (scope) =>
    customerRoutes(
      scope,
      { db, config: { SIGN_IN_TRIES: 3 } },
      {
        async signIn({ visit }, reply, customerId) {
          const { sessionId } = await startCustomerSession(db, visit.sessionHash, customerId);
          reply.header("x-session", sessionId);
        },
        async signOut({ visit }) {
          if (visit.sessionHash) await endSession(db, visit.sessionHash);
        },
      },
    ),
  );
  return {
    close: () => app.close(),
    /** `url` stands below /api. */
    async call(method: Method, url: string, payload?: object, session?: string): Promise<Answer> {
      const headers = session ? { "x-session": session } : {};
      const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.body ? answer.json() : {}, headers: answer.headers };
    },
    signedIn: (customerId: number) => plantSession(db, customerId),
    forgetTries: () => sql`truncate sign_in_failures, account_openings`.execute(db),
  };
}
