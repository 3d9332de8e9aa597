import { textFault, tidy } from "#commerce/shared/credentials/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Permission, Role, Staff } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { grantProblem, invalid, notFound, type StaffAdminResult } from "./problems.ts";
import { findRole } from "./role-reads.ts";

export type RoleBody = { name: string; permissions: Permission[]; markets: PriceRegion[] | null };

const fixed = fail("built-in", "Built-in roles stay as they are. Make one of your own.");
const taken = invalid({ name: "is that of another role" });

const wrongIn = (name: string) => (textFault(name, 80) ? invalid({ name: "is required, in 80 characters" }) : null);

const isTaken = (error: unknown) => (error as { code?: string }).code === "23505";

/** Adds a role. `by` must have everything that it grants. */
export async function addRole(db: Db, by: Staff, body: RoleBody): Promise<StaffAdminResult<Role>> {
  const name = tidy(body.name);
  const problem = wrongIn(name) ?? grantProblem(by, body);
  if (problem) return problem;
  const adding = db.insertInto("staff_roles").values({ ...body, name, built_in: null });
  try {
    const { id } = await adding.returning("id").executeTakeFirstOrThrow();
    return ok((await findRole(db, id)) as Role);
  } catch (error) {
    if (isTaken(error)) return taken;
    throw error;
  }
}

/** Changes a role, at once for all members who have it. `by` must have everything that it granted and grants now. */
export async function changeRole(db: Db, by: Staff, id: number, body: RoleBody): Promise<StaffAdminResult<Role>> {
  const before = await findRole(db, id);
  if (!before) return notFound("role");
  if (before.builtIn !== null) return fixed;
  const name = tidy(body.name);
  const problem = wrongIn(name) ?? grantProblem(by, before) ?? grantProblem(by, body);
  if (problem) return problem;
  try {
    const changing = db.updateTable("staff_roles").set({ ...body, name, updated_at: new Date() });
    await changing.where("id", "=", id).execute();
  } catch (error) {
    if (isTaken(error)) return taken;
    throw error;
  }
  return ok((await findRole(db, id)) as Role);
}

export async function removeRole(db: Db, by: Staff, id: number): Promise<StaffAdminResult<void>> {
  const before = await findRole(db, id);
  if (!before) return notFound("role");
  if (before.builtIn !== null) return fixed;
  const problem = grantProblem(by, before);
  if (problem) return problem;
  try {
    await db.deleteFrom("staff_roles").where("id", "=", id).execute();
    return ok(undefined);
  } catch (error) {
    // A foreign key violation: members have this role.
    if ((error as { code?: string }).code === "23503")
      return fail("role-in-use", "Members have this role. Give them another first.");
    throw error;
  }
}
