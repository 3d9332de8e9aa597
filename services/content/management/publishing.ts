import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { ok } from "#platform/result.ts";
import { takeTurn } from "#services/content/events.ts";
import type { TakeFile } from "#services/content/files.ts";
import { keepHeads, unpublishEntry } from "#services/content/writes.ts";
import { type FieldErrors, type Outcome, refuse } from "./problem.ts";
import { findEnvironments, findLocales } from "./reads.ts";
import { publishHere, publishThere, unpublishThere, writeLog } from "./writes.ts";

/** Publishing and withdrawing entries, immediately or at a scheduled time. */

export const scheduleQueue = "content-schedule";

/** The services that publishing needs. `live` is the environment that this shop reads. */
export type PublishingServices = { db: Db; jobs: Pick<Jobs, "send">; live: string; takeFile?: TakeFile | undefined };

export type Action = "publish" | "unpublish";

export type Order = {
  action: Action;
  contentType: string;
  uid: string;
  environments: readonly string[];
  locales: readonly string[];
  /** Null means the draft. */
  version: number | null;
  author: string;
};

/** Publishes or withdraws immediately, completely or not at all. */
export const carryOut = ({ db, live }: PublishingServices, order: Order): Promise<Outcome<null>> =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const refused = await check(trx, live, order);
    if (refused) return refused;
    await release(trx, live, order);
    return ok(null);
  });

/** Schedules publishing or withdrawing. Returns the ids of the schedules, one per locale and environment. */
export const plan = ({ db, jobs, live }: PublishingServices, order: Order, dueAt: Date): Promise<Outcome<string[]>> =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const refused = await check(trx, live, order);
    if (refused) return refused;
    const { action, contentType, uid, version, author } = order;
    await keepHeads(trx, contentType, uid);
    const rows = order.environments.flatMap((environment) =>
      order.locales.map((locale) => ({ environment, locale, action, uid, version, author })),
    );
    const planned = await trx
      .insertInto("content_schedules")
      .values(rows.map((row) => ({ ...row, content_type: contentType, due_at: dueAt })))
      .returning(["id", "locale", "environment"])
      .execute();
    const ids = planned.map(({ id }) => id);
    await jobs.send(scheduleQueue, { ids }, trx, dueAt);
    const lines = planned.map(({ locale, environment }) => ({
      locale,
      environment,
      contentType,
      uid,
      version,
      author,
    }));
    await writeLog(
      trx,
      lines.map((line) => ({ ...line, action: "planned" as const })),
    );
    return ok(ids);
  });

/**
 * Carries out the schedules with these ids, once. Schedules that were cancelled, or whose entry was deleted, no longer
 * exist.
 */
export const carryOutPlanned = (
  { db, live }: Omit<PublishingServices, "jobs">,
  ids: readonly string[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (ids.length === 0) return;
    await takeTurn(trx);
    const rows = await trx.deleteFrom("content_schedules").where("id", "in", ids).returningAll().execute();
    for (const { content_type: contentType, environment, locale, ...row } of rows) {
      const order = { ...row, contentType, environments: [environment], locales: [locale] };
      // When an environment or version no longer exists, its schedule is skipped and the others are carried out.
      if (!(await check(trx, live, order))) await release(trx, live, order);
    }
  });

export const cancelPlanned = (db: Db, contentType: string, uid: string, id: string, author: string) =>
  db.transaction().execute(async (trx): Promise<Outcome<null>> => {
    const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
    const found = trx.deleteFrom("content_schedules").where("content_type", "=", contentType).where("uid", "=", uid);
    const row = isId ? await found.where("id", "=", id).returningAll().executeTakeFirst() : undefined;
    if (!row) return refuse("unknown-schedule", { uid: ["is not valid."] });
    const { locale, environment, version } = row;
    await writeLog(trx, [{ author, action: "cancelled", contentType, uid, locale, environment, version }]);
    return ok(null);
  });

async function check(trx: Transaction, live: string, order: Order) {
  const { action, contentType, uid, environments, locales, version } = order;
  const [known, written] = [[live, ...(await findEnvironments(trx))], await findLocales(trx, contentType, uid)];
  if (written.length === 0) return refuse("unknown-entry", { uid: ["is not valid."] });
  const errors: FieldErrors = {};
  for (const [place, name] of environments.entries()) {
    if (!known.includes(name)) errors[`environments.${place}`] = ["is not known."];
  }
  for (const [place, locale] of locales.entries()) {
    if (!written.includes(locale)) errors[`locales.${place}`] = ["has no such entry."];
  }
  if (Object.keys(errors).length > 0) return refuse("invalid", errors);
  if (action !== "publish" || version === null) return null;
  await keepHeads(trx, contentType, uid);
  const kept = await trx
    .selectFrom("content_versions")
    .select("locale")
    .where("content_type", "=", contentType)
    .where("uid", "=", uid)
    .where("version", "=", version)
    .execute();
  const hasAll = locales.every((locale) => kept.some((one) => one.locale === locale));
  return hasAll ? null : refuse("unknown-version", { version: ["is not valid."] });
}

async function release(trx: Transaction, live: string, order: Order): Promise<void> {
  const { contentType, uid, author } = order;
  await keepHeads(trx, contentType, uid);
  for (const environment of new Set(order.environments)) {
    const done =
      order.action === "publish"
        ? environment === live
          ? await publishHere(trx, order)
          : await publishThere(trx, environment, order)
        : await withdraw(trx, live, environment, order);
    const action = order.action === "publish" ? ("published" as const) : ("unpublished" as const);
    await writeLog(
      trx,
      done.map((one) => ({ author, action, contentType, uid, environment, ...one })),
    );
  }
}

async function withdraw(trx: Transaction, live: string, environment: string, { contentType, uid, locales }: Order) {
  if (environment !== live) {
    const gone = await unpublishThere(trx, environment, { contentType, uid }, locales);
    return gone.map((locale) => ({ locale }));
  }
  const gone: { locale: string }[] = [];
  for (const locale of locales) if (await unpublishEntry(trx, contentType, uid, locale)) gone.push({ locale });
  return gone;
}
