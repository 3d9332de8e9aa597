import type { FastifyReply } from "fastify";
import { type Lacked, logRefusal, staffIn } from "#commerce/staff/guard/guard.ts";
import type { ConflictProblem } from "#commerce/staff/versions/rules.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { type Failure, fail, type Problem } from "#platform/result.ts";

/** Problems of changes to catalogue, prices or stock. */
export type ManagementProblem =
  | ConflictProblem
  | Problem<"invalid" | "not-found" | "taken" | "has-children" | "not-enough-stock" | "forbidden">;

const statuses: Record<ManagementProblem["code"], number> = {
  invalid: 422,
  "not-found": 404,
  taken: 409,
  conflict: 409,
  "has-children": 409,
  "not-enough-stock": 409,
  forbidden: 403,
};

export function refuseChange(reply: FastifyReply, problem: ManagementProblem): FastifyReply {
  const staff = staffIn(reply.request);
  if (staff && problem.code === "forbidden") logRefusal(reply.request, staff, problem.detail as Lacked);
  return sendProblem(reply, statuses[problem.code], problem);
}

export const otherId = fail("invalid", "The id is not that of the address.", {
  fields: { id: "is not that of the address" },
});

/** Field → text, by kind of fault. Fields are paths: "products.3.variants.0.sku". */
export type Faults = { wrong: Fields; unknown: Fields; taken: Fields };
type Fields = Record<string, string>;

export const noFaults = (): Faults => ({ wrong: {}, unknown: {}, taken: {} });

/** "products.3" and "sku" → "products.3.sku"; only the field when `at` is empty. */
export const within = (at: string, field: string): string => (at === "" ? field : `${at}.${field}`);

/** Combines the faults into one problem: invalid values first, then unknown references, then values already taken. */
export function problemOf({ wrong, unknown, taken }: Faults): Failure<ManagementProblem> | null {
  const none = (fields: Fields) => Object.keys(fields).length === 0;
  const said = (fields: Fields) => `Nothing was changed. Check ${Object.keys(fields).slice(0, 10).join(", ")}.`;
  if (!none(wrong)) return fail("invalid", said(wrong), { fields: wrong });
  if (!none(unknown)) return fail("not-found", said(unknown), { fields: unknown });
  return none(taken) ? null : fail("taken", said(taken), { fields: taken });
}

/** A concurrent transaction was given the same SKU or uid between the check and the write. */
export async function refuseDuplicates<T>(work: Promise<T>): Promise<T | Failure<ManagementProblem>> {
  try {
    return await work;
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    return fail("taken", "Nothing was changed: a SKU or uid is in use already.");
  }
}
