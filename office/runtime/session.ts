import { QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiProblem, get, keepToken, send } from "./api.ts";

export type Member = {
  id: number;
  email: string;
  name: string;
  role: { id: number; name: string };
  permissions: string[];
  markets: string[] | null;
  hasSecondFactor: boolean;
};
type Session = { member: Member; csrfToken: string };

const sessionKey = ["session"];

/** Answers of the shop are asked anew when somebody comes back to them; only what failed on the way is asked again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
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

const keep = ({ member, csrfToken }: Session): Member => {
  keepToken(csrfToken);
  return member;
};

/** The document knows whether this browser was ever signed in: nobody asks only to hear that they are not. */
async function findMember(): Promise<Member | null> {
  if (!("session" in document.documentElement.dataset)) return null;
  try {
    return keep(await get<Session>("/session"));
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
  const member = keep(await send<Session>("POST", "/session", given));
  document.documentElement.dataset.session = "";
  queries.setQueryData(sessionKey, member);
}

export async function signOut(): Promise<void> {
  await send("DELETE", "/session");
  delete document.documentElement.dataset.session;
  queries.clear();
  queries.setQueryData(sessionKey, null);
}

/** Reading comes with writing. */
export const may = ({ permissions }: Pick<Member, "permissions">, permission: string): boolean =>
  permissions.includes(permission) ||
  (permission.endsWith(":read") && permissions.some((one) => one.split(":")[0] === permission.split(":")[0]));

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
