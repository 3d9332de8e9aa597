import { keepPreviousData, useQueries } from "@tanstack/react-query";
import type { Key } from "../i18n/languages.ts";
import { get } from "../runtime/api.ts";
import { may, useMember } from "../runtime/session.ts";

type Row = { id: number; name: string; email?: string };
export type FoundRecord = { id: string; name: string; kind: Key; path: string };
type Source = {
  kind: Key;
  permission: string;
  list: string;
  limit: number;
  nameOf: (row: Row) => string;
  path: string;
};

const named = ({ name, email }: Row) => name || email || "";

/** The sources of the global search, in this order, each limited to members with its permission. */
const sources: readonly Source[] = [
  {
    kind: "product",
    permission: "catalogue:read",
    list: "/staff/products",
    limit: 6,
    nameOf: named,
    path: "/products",
  },
  {
    kind: "paletteOrder",
    permission: "orders:read",
    list: "/staff/orders",
    limit: 5,
    path: "/orders",
    nameOf: (row) => `${row.id} · ${named(row)}`,
  },
  {
    kind: "customer",
    permission: "customers:read",
    list: "/staff/customers",
    limit: 5,
    path: "/customers",
    nameOf: ({ name, email }) => [name, email].filter(Boolean).join(" · "),
  },
];

/** Products, orders and customers that match the text, limited to those that the member may see. */
export function useFound(text: string): FoundRecord[] {
  const member = useMember();
  const mine = sources.filter(({ permission }) => may(member, permission));
  const answers = useQueries({
    queries: mine.map(({ list, limit }) => ({
      queryKey: ["palette", list, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => get<{ data: Row[] }>(list, { q: text, limit }, signal),
      enabled: text.length > 1,
      placeholderData: keepPreviousData,
    })),
  });
  if (text.length < 2) return [];
  return mine.flatMap(({ kind, nameOf, path }, place) =>
    (answers[place]?.data?.data ?? []).map((row) => ({
      id: `${path}/${row.id}`,
      name: nameOf(row),
      kind,
      path: `${path}/${row.id}`,
    })),
  );
}
