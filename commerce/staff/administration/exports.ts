import { type ExportColumns, sendExport } from "#commerce/staff/exports/send-export.ts";
import { ShownRows, shownRows } from "#commerce/staff/exports/short-lists.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { listKeys } from "#commerce/staff/keys/reads.ts";
import { type ListedMember, listMembers, statusOf } from "#commerce/staff/members/reads.ts";
import type { Role, StaffKey } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { listRoles } from "./role-reads.ts";

/** The lists of members, roles and keys as files, for staff with permission to export. No secret and no hash is in them. */
export function staffExportRoutes(app: App, { db }: { db: Db }): void {
  const exporting = {
    schema: { tags: ["staff"], querystring: ShownRows },
    onRequest: [staffOnly(db, "staff:read"), staffOnly(db, "exports:write"), noStore],
  };

  app.get("/staff/members/export", exporting, async ({ query }, reply) =>
    sendExport(db, reply, {
      type: "member",
      name: "members",
      filter: query,
      columns: memberColumns,
      batches: shownRows(await listMembers(db), query),
    }),
  );

  app.get("/staff/roles/export", exporting, async ({ query }, reply) =>
    sendExport(db, reply, {
      type: "role",
      name: "roles",
      filter: query,
      columns: roleColumns,
      batches: shownRows(await listRoles(db), query),
    }),
  );

  app.get("/staff/keys/export", exporting, async ({ query }, reply) =>
    sendExport(db, reply, {
      type: "key",
      name: "api-keys",
      filter: query,
      columns: keyColumns,
      batches: shownRows(await listKeys(db), query),
    }),
  );
}

const namesOf = (names: readonly string[] | null) => names?.join(" ");

const memberColumns: ExportColumns<ListedMember> = [
  ["id", ({ id }) => id],
  ["name", ({ name }) => name],
  ["email", ({ email }) => email],
  ["role", ({ role }) => role.name],
  ["markets", ({ markets }) => namesOf(markets)],
  ["secondFactor", ({ hasSecondFactor }) => hasSecondFactor],
  ["status", statusOf],
  ["createdAt", ({ createdAt }) => createdAt.toISOString()],
  ["seenAt", ({ seenAt }) => seenAt?.toISOString()],
];

const roleColumns: ExportColumns<Role> = [
  ["id", ({ id }) => id],
  ["name", ({ name }) => name],
  ["builtIn", ({ builtIn }) => builtIn],
  ["permissions", ({ permissions }) => namesOf(permissions)],
  ["markets", ({ markets }) => namesOf(markets)],
];

const keyColumns: ExportColumns<StaffKey> = [
  ["id", ({ id }) => id],
  ["name", ({ name }) => name],
  ["permissions", ({ permissions }) => namesOf(permissions)],
  ["markets", ({ markets }) => namesOf(markets)],
  ["madeBy", ({ madeBy }) => madeBy],
  ["createdAt", ({ createdAt }) => createdAt.toISOString()],
  ["usedAt", ({ usedAt }) => usedAt?.toISOString()],
  ["revokedAt", ({ revokedAt }) => revokedAt?.toISOString()],
];
