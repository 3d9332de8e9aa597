import type { Call, Changes } from "#services/content/answers.ts";
import { isObject } from "#services/content/delivery/params.ts";
import { invalid } from "#services/content/delivery/problem.ts";
import { type EntryRow, toEntryJson } from "#services/content/delivery/shape.ts";
import { contentLocales } from "#services/content/schema.ts";
import { createEntry, removeEntry, rollBack, updateEntry } from "./actions.ts";
import { partOf } from "./body.ts";
import { unwrap } from "./problem.ts";
import { recordPublications } from "./publications.ts";
import { type Action, cancelPlanned, carryOut, type PublishingServices, plan } from "./publishing.ts";
import { findLocales } from "./reads.ts";

/** The author recorded for changes with the management token. The protocol does not name users. */
export const author = "management";

const farthest = 5 * 365 * 24 * 60 * 60 * 1000;

/** Routes that create, change, publish, withdraw and delete entries. */
export function entryChanges(press: PublishingServices): Changes {
  const { db, live } = press;
  const oneEntry = "/content_types/:type/entries/:uid";
  const shown = async (row: EntryRow, notice: string) => {
    const entry = toEntryJson(row, live);
    await recordPublications(db, live, row.content_type, [entry]);
    return { notice, entry };
  };
  const keyOf = (call: Call, locale = localeOf(call)) => ({
    contentType: call.named.type ?? "",
    uid: call.named.uid ?? "",
    locale,
  });
  const act = (action: Action) => async (call: Call) => {
    const { contentType, uid } = keyOf(call);
    const order = { action, contentType, uid, ...(await readOrder(call, press)), author };
    const notice = "The requested action has been performed.";
    if (!order.dueAt) {
      unwrap(await carryOut(press, order));
      return { notice };
    }
    const ids = unwrap(await plan(press, order, order.dueAt));
    return { notice, schedules: ids.map((id) => ({ uid: id, scheduled_at: order.dueAt?.toISOString() })) };
  };

  return {
    "/content_types/:type/entries": {
      POST: async (call) => {
        const given = partOf(call.body, "entry");
        const made = await createEntry(db, call.named.type ?? "", localeOf(call), given, author);
        return shown(unwrap(made), "Entry created successfully.");
      },
    },
    [oneEntry]: {
      PUT: async (call) => {
        const changed = await updateEntry(db, keyOf(call), partOf(call.body, "entry"), author);
        return shown(unwrap(changed), "Entry updated successfully.");
      },
      DELETE: async (call) => {
        const { contentType, uid } = keyOf(call);
        unwrap(await removeEntry(db, contentType, uid, call.param("locale") ? localeOf(call) : null, author));
        return { notice: "Entry deleted successfully." };
      },
    },
    [`${oneEntry}/publish`]: { POST: act("publish") },
    [`${oneEntry}/unpublish`]: { POST: act("unpublish") },
    [`${oneEntry}/rollback`]: {
      POST: async (call) => {
        const part = partOf(call.body, "entry");
        const version = Number(part._version ?? part.version);
        if (!Number.isInteger(version) || version < 1 || version > 2 ** 31 - 1) {
          throw invalid("entry.version", "is not a whole number from 1");
        }
        const locale = part.locale === undefined ? localeOf(call) : knownLocale(part.locale, "entry.locale");
        const row = unwrap(await rollBack(db, keyOf(call, locale), version, author));
        return shown(row, "Entry rolled back successfully.");
      },
    },
    [`${oneEntry}/schedules/:id`]: {
      DELETE: async (call) => {
        const { contentType, uid } = keyOf(call);
        unwrap(await cancelPlanned(db, contentType, uid, call.named.id ?? "", author));
        return { notice: "What was planned is cancelled." };
      },
    },
  };
}

function knownLocale(given: unknown, name: string): string {
  const locale = contentLocales.find((one) => one === given);
  if (!locale) throw invalid(name, "is not known");
  return locale;
}

const localeOf = (call: Call): string => knownLocale(call.param("locale") || contentLocales[0], "locale");

/**
 * Reads { entry: { environments, locales }, locale, version, scheduled_at }. The last two may also be inside `entry`.
 */
async function readOrder(call: Call, { db, live }: PublishingServices) {
  const { body } = call;
  const part = partOf(body, "entry");
  const top = isObject(body) ? body : {};
  const { environments = [live], version = top.version ?? null, scheduled_at: at = top.scheduled_at } = part;
  const own =
    typeof top.locale === "string" ? [top.locale] : await findLocales(db, call.named.type ?? "", call.named.uid ?? "");
  const isVersion = version === null || (Number.isInteger(version) && Number(version) > 0 && Number(version) < 2 ** 31);
  if (!isVersion) throw invalid("version", "is not a whole number from 1");
  return {
    environments: readList(environments, "environments"),
    locales:
      part.locales === undefined
        ? own.map((locale) => knownLocale(locale, "locale"))
        : readList(part.locales, "locales").map((locale, place) => knownLocale(locale, `locales.${place}`)),
    version: version === null ? null : Number(version),
    dueAt: at === undefined || at === null ? null : readTime(at),
  };
}

function readList(value: unknown, name: string): string[] {
  const isList = Array.isArray(value) && value.length <= 100 && value.every((part) => typeof part === "string");
  if (!isList) throw invalid(name, "is not a list of texts");
  if (value.length === 0) throw invalid(name, "is empty");
  return [...new Set(value)];
}

function readTime(value: unknown): Date {
  const time = new Date(typeof value === "string" || typeof value === "number" ? value : Number.NaN);
  if (Number.isNaN(time.getTime())) throw invalid("scheduled_at", "is not a date");
  if (time.getTime() > Date.now() + farthest) throw invalid("scheduled_at", "is more than five years away");
  return time;
}
