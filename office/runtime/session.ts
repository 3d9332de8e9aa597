import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignedIn } from "#commerce/staff/sign-in/schema.ts";
import { ApiProblem, get, keepToken, send } from "./api.ts";
import { Queries } from "./queries.ts";

export type Member = SignedIn["member"];

const sessionKey = ["session"];

/** Answers of the shop are asked anew when somebody comes back to them; only what failed on the way is asked again. */
export const queries = new Queries({
  defaultOptions: {
    // What cannot be sent says so at once, instead of waiting unseen for a connection.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 10_000,
      retry: (count, error) => count < 2 && !(error instanceof ApiProblem && error.body.status < 500),
    },
  },
});
queries.getQueryCache().subscribe(({ query }) => endedBy(query.state.error));
queries.getMutationCache().subscribe(({ mutation }) => endedBy(mutation?.state.error));

/** A session that has ended shows the sign-in form where its member was; what they typed waits as a draft. */
function endedBy(error: unknown): void {
  const isOver = error instanceof ApiProblem && error.code === "signed-out";
  if (isOver && queries.getQueryData(sessionKey)) queries.setQueryData(sessionKey, null);
}

const keep = ({ member, csrfToken }: SignedIn): Member => {
  keepToken(csrfToken);
  return member;
};

/** The document knows whether this browser was ever signed in: nobody asks only to hear that they are not. */
async function findMember(): Promise<Member | null> {
  if (!("session" in document.documentElement.dataset)) return null;
  try {
    return keep(await get<SignedIn>("/session"));
  } catch (error) {
    if (error instanceof ApiProblem && error.body.status === 401) return null;
    throw error;
  }
}

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: findMember,
  staleTime: Number.POSITIVE_INFINITY,
});

export async function signIn(given: { email: string; password: string; code?: string }): Promise<void> {
  keepSession(await send<SignedIn>("POST", "/session", given));
}

/** Somebody has signed in, by password or by passkey. */
export function keepSession(signedIn: SignedIn): void {
  const member = keep(signedIn);
  document.documentElement.dataset.session = "";
  queries.setQueryData(sessionKey, member);
}

export async function signOut(): Promise<void> {
  await send("DELETE", "/session");
  keepToken(null);
  delete document.documentElement.dataset.session;
  queries.setQueryData(sessionKey, null);
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

/** Halves that others include are listed, too. */
export const may = ({ permissions }: Pick<Member, "permissions">, permission: string): boolean =>
  permissions.includes(permission);

/** The member who is signed in; the frame draws pages for nobody else. */
export function useMember(): Member {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error("Nobody is signed in.");
  return data;
}

export function useMay(permission: string): boolean {
  return may(useMember(), permission);
}

/** Asks for the session again, after the member changed something about themselves. */
export function useRefreshMember(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionKey });
}
