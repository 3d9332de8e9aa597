import { queryOptions } from "@tanstack/react-query";
import type { Static } from "typebox";
import type { KeyView, ListedMember, RoleView } from "#commerce/staff/administration/schema.ts";
import { get } from "../../runtime/api.ts";

/** Types and queries of the staff administration API. */

export type RoleRow = Static<typeof RoleView>;
export type MemberRow = ListedMember;
export type KeyRow = Static<typeof KeyView>;

const listOf = <Row>(name: string) =>
  queryOptions({
    queryKey: ["staff", name],
    queryFn: ({ signal }) => get<{ data: Row[] }>(`/staff/${name}`, {}, signal),
    select: ({ data }: { data: Row[] }) => data,
  });

export const policyQuery = queryOptions({
  queryKey: ["staff", "policy"],
  queryFn: ({ signal }) => get<{ data: { secondFactorRequired: boolean } }>("/staff/policy", {}, signal),
  select: ({ data }) => data,
});

export const rolesQuery = listOf<RoleRow>("roles");
export const membersQuery = listOf<MemberRow>("members");
export const keysQuery = listOf<KeyRow>("keys");
export const permissionsQuery = listOf<{ name: string; includes: string[] }>("permissions");
