import { sql } from "kysely";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { maySeeShared, mayShare, sharingOf } from "./rules.ts";
import type { NewView, View, ViewPatch } from "./schema.ts";

/** Members' saved views: their own, and views shared with everybody who sees the list. */

export type ViewProblem = Problem<"view-not-found" | "view-taken" | "view-limit" | "forbidden">;
type Answer<T> = Result<T, ViewProblem>;
type Viewer = Pick<Staff, "id" | "name" | "permissions">;

/** The most views per list, for one member and for shared ones. */
const mostViews = 100;

const noView = fail("view-not-found", "There is no such view.");
const taken = fail("view-taken", "There is a view of that name already.", { fields: { name: "is in use already" } });
const notShared = (list: string) => {
  const permission = sharingOf(list);
  return permission === null
    ? fail("forbidden", "Views of this list are not shared.")
    : fail("forbidden", `This needs the permission ${permission}.`, { detail: { permission } });
};

type Row = {
  id: number;
  list: string;
  name: string;
  search: Record<string, string>;
  isShared: boolean;
  madeBy: string;
  memberId: number | null;
};
const columns = sql`id, list, name, search, is_shared as "isShared", member_id as "memberId", made_by as "madeBy"`;

const toView = ({ memberId, list, ...row }: Row, viewer: Viewer): View => ({
  ...row,
  isOwn: memberId === viewer.id,
  mayChange: row.isShared ? mayShare(viewer, list) : memberId === viewer.id,
});

/** Sorted: the member's own views first, then shared ones, both by name. */
export async function listViews(db: Db, viewer: Viewer, list: string): Promise<View[]> {
  const { rows } = await sql<Row>`
    select ${columns} from staff_views
    where list = ${list} and ((not is_shared and member_id = ${viewer.id})
      or (is_shared and ${maySeeShared(viewer, list)}::boolean))
    order by is_shared, lower(name), id limit ${2 * mostViews}`.execute(db);
  return rows.map((row) => toView(row, viewer));
}

async function findView(db: Db, viewer: Viewer, id: number): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select ${columns} from staff_views where id = ${id}`.execute(db);
  const [row] = rows;
  const isSeen = row && (row.isShared ? maySeeShared(viewer, row.list) : row.memberId === viewer.id);
  return isSeen ? row : null;
}

export async function addView(db: Db, viewer: Viewer, view: NewView): Promise<Answer<View>> {
  const { list, name, search, isShared = false } = view;
  if (isShared && !mayShare(viewer, list)) return notShared(list);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from staff_views
    where list = ${list} and is_shared = ${isShared} and (is_shared or member_id = ${viewer.id})`.execute(db);
  if ((rows[0]?.count ?? 0) >= mostViews) return fail("view-limit", `There are ${mostViews} views already.`);
  const made = { member_id: viewer.id, made_by: viewer.name };
  const row = { ...made, list, name: name.trim(), search: JSON.stringify(search), is_shared: isShared };
  const added = await db
    .insertInto("staff_views")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return taken;
  return ok(toView((await findView(db, viewer, added.id)) as Row, viewer));
}

/** Changes a member's own view, or a shared one if they may write what the list shows. Its author stays the same. */
export async function changeView(db: Db, viewer: Viewer, id: number, patch: ViewPatch): Promise<Answer<View>> {
  const before = await findView(db, viewer, id);
  if (!before) return noView;
  const isShared = patch.isShared ?? before.isShared;
  if ((before.isShared || isShared) && !mayShare(viewer, before.list)) return notShared(before.list);
  // Only its author may stop sharing a view: otherwise it would be lost for them.
  if (before.isShared && !isShared && before.memberId !== viewer.id) return noView;
  const changed = await sql`
    update staff_views v set name = ${patch.name?.trim() ?? before.name}, is_shared = ${isShared},
      search = ${JSON.stringify(patch.search ?? before.search)}::jsonb, updated_at = now()
    where id = ${id} and not exists (
      select from staff_views o where o.id <> v.id and o.list = v.list and o.is_shared = ${isShared}
        and (o.is_shared or o.member_id = v.member_id) and lower(o.name) = lower(${patch.name?.trim() ?? before.name}))`.execute(
    db,
  );
  if (!changed.numAffectedRows) return taken;
  return ok(toView((await findView(db, viewer, id)) as Row, viewer));
}

export async function removeView(db: Db, viewer: Viewer, id: number): Promise<Answer<void>> {
  const view = await findView(db, viewer, id);
  if (!view) return noView;
  if (view.isShared && !mayShare(viewer, view.list) && view.memberId !== viewer.id) return notShared(view.list);
  await db.deleteFrom("staff_views").where("id", "=", id).execute();
  return ok(undefined);
}
