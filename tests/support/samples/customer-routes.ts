import { sql } from "kysely";
import { makeOwnCustomers } from "#commerce/customers/backend/backend.ts";
import { staffGroupRoutes } from "#commerce/customers/backend/group-routes.ts";
import { customerRoutes, ownCustomerRoutes } from "#commerce/customers/backend/routes.ts";
import type { SessionActions } from "#commerce/customers/backend/session-routes.ts";
import { customerOfficeRoutes } from "#commerce/customers/office/routes.ts";
import { endSession, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { openRoutes, plantSession } from "#tests/support/routes.ts";
import { openCustomerEmails } from "./customer-emails.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> };

/** The customers' routes alone, staff's included, for tests: the header x-session replaces the cookie. */
export async function openCustomerRoutes(test: TestDatabase) {
  const { db } = test;
  const emails = await openCustomerEmails(test);
  const services = { db, jobs: emails.jobs, config: { SIGN_IN_TRIES: 3 } };
  const sessions: SessionActions = {
    async signIn({ visit }, reply, customerId) {
      const { sessionId } = await startCustomerSession(db, visit.sessionHash, customerId);
      reply.header("x-session", sessionId);
    },
    async signOut({ visit }) {
      if (visit.sessionHash) await endSession(db, visit.sessionHash);
    },
  };
  const app = await openRoutes(db, (scope) => {
    customerRoutes(scope, makeOwnCustomers(services), sessions, services);
    ownCustomerRoutes(scope, services, sessions);
    staffGroupRoutes(scope, services);
    customerOfficeRoutes(scope, services);
  });
  return {
    emails,
    async close() {
      await app.close();
      await emails.stop();
    },
    /** `url` is a path below /api; `key` is a staff key. */
    async call(method: Method, url: string, payload?: object, session?: string, key?: string): Promise<Answer> {
      const headers = { ...(session && { "x-session": session }), ...(key && { authorization: `Bearer ${key}` }) };
      const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.body ? answer.json() : {}, headers: answer.headers };
    },
    /** The response to a browser that opens an address. */
    async get(url: string, headers: Record<string, string> = {}): Promise<Omit<Answer, "body">> {
      const answer = await app.inject({ method: "GET", url: `/api${url}`, headers });
      return { status: answer.statusCode, headers: answer.headers };
    },
    signedIn: (customerId: number) => plantSession(db, customerId),
    forgetTries: () => sql`truncate sign_in_failures, account_openings, letter_requests`.execute(db),
  };
}
