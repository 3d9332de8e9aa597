import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignedIn } from "#commerce/staff/sign-in/schema.ts";
import { ApiProblem, get, keepToken, send } from "./api.ts";
import { Queries } from "./queries.ts";
import { isRepeated, waitBefore } from "./repeating.ts";

export type Member = SignedIn["member"];

const sessionKey = ["session"];

/**
 * Cached answers count as fresh for 10 seconds. Requests that read are repeated when the shop fails or is busy; changes
 * are not, and say so.
 */
export const queries = new Queries({
  defaultOptions: {
    // A request that cannot be sent fails at once, instead of waiting for a connection.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 10_000,
      retry: isRepeated,
      retryDelay: waitBefore,
    },
  },
});
queries.getQueryCache().subscribe(({ query }) => endedBy(query.state.error));
queries.getMutationCache().subscribe(({ mutation }) => endedBy(mutation?.state.error));

/** When the session has ended, the sign-in form is shown on the current page. Unsaved input is kept as a draft. */
function endedBy(error: unknown): void {
  const isOver = error instanceof ApiProblem && error.code === "signed-out";
  if (isOver && queries.getQueryData(sessionKey)) queries.setQueryData(sessionKey, null);
}

const acceptSession = ({ member, csrfToken }: SignedIn): Member => {
  keepToken(csrfToken);
  return member;
};

/** The document tells whether this browser has a member's session cookie. Without one, no request is made. */
async function findMember(): Promise<Member | null> {
  if (!("session" in document.documentElement.dataset)) return null;
  try {
    return acceptSession(await get<SignedIn>("/session"));
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
  storeSession(await send<SignedIn>("POST", "/session", given));
}

/** Stores the session after signing in by password or passkey. */
export function storeSession(signedIn: SignedIn): void {
  const member = acceptSession(signedIn);
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

/** The list also contains permissions that are included in others. */
export const may = ({ permissions }: Pick<Member, "permissions">, permission: string): boolean =>
  permissions.includes(permission);

/** The signed-in member. Throws when nobody is signed in; the frame shows pages only to members. */
export function useMember(): Member {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error("Nobody is signed in.");
  return data;
}

export function useMay(permission: string): boolean {
  return may(useMember(), permission);
}

/** Returns a function that reloads the session, after the member changed their own account. */
export function useRefreshMember(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionKey });
}
