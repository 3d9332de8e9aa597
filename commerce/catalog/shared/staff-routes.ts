import type { FastifyRequest } from "fastify";
import { type TSchema, Type } from "typebox";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { noStore } from "#platform/http/app.ts";

/** Checks the permission before the body is read. Answers for staff are never cached. */
export const requireCatalogStaff = (db: Db, area: "catalogue" | "stock" = "catalogue") => [
  staffOnly(db, { read: `${area}:read`, write: `${area}:write` }),
  noStore,
];

/** V3 sends bare lists. This wraps the list so that the paths of faults begin with this name. */
export const listedAs = (name: string) => async (request: FastifyRequest) => {
  if (Array.isArray(request.body)) request.body = { [name]: request.body };
};

export const batchLimit = 4 * 1024 * 1024;

const whole = Type.Integer();
const link = Type.Optional(Type.String());
export const paged = <T extends TSchema>(data: T) =>
  Type.Object({
    data: Type.Array(data),
    meta: Type.Object({
      pagination: Type.Object({
        total: whole,
        count: whole,
        per_page: whole,
        current_page: whole,
        total_pages: whole,
        links: Type.Object({ previous: link, current: link, next: link }),
      }),
    }),
  });

/** For writes based on an older version: the fields that others had changed in the meantime and that were kept. */
const Meta = Type.Object({ merged: Type.Optional(Type.Array(Type.String())) });
export const oneMerged = <T extends TSchema>(data: T) => Type.Object({ data, meta: Meta });
export const manyMerged = <T extends TSchema>(data: T) => Type.Object({ data: Type.Array(data), meta: Meta });
export const metaOf = (merged: readonly string[]) => (merged.length > 0 ? { merged: [...merged] } : {});
