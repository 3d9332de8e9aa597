import type { Db } from "#database/tables.ts";
import type { Answers, Call, Changes } from "#services/content/answers.ts";
import { findEntry, listEntries } from "#services/content/delivery/entries.ts";
import type { Keys } from "#services/content/delivery/keys.ts";
import { DeliveryError, unknownEntry } from "#services/content/delivery/problem.ts";
import type { EntryJson } from "#services/content/delivery/shape.ts";
import { contentLocales } from "#services/content/schema.ts";
import { entryChanges } from "./entry-routes.ts";
import { modelChanges } from "./model-routes.ts";
import { recordPublications } from "./publications.ts";
import type { PublishingServices } from "./publishing.ts";
import { findEnvironments, findLog, findPublications, findSchedules, findVersions } from "./reads.ts";

/** Changes to content at /v3, by path, in the format of the hosted service's management interface. */
export const managementChanges = (press: PublishingServices): Changes => ({
  ...entryChanges(press),
  ...modelChanges(press),
});

/** Reads for editors only, and reads whose answers contain more for editors. */
export function managementAnswers(db: Db, { environment: live }: Keys): Answers {
  const entryAddress = "/content_types/:type/entries/:uid";
  return {
    "/content_types/:type/entries": async ({ query, place, named, ...call }) => {
      const answer = (await listEntries(db, place, named.type ?? "", query())) as { entries: EntryJson[] | number };
      if (call.access === "management" && call.isDraft && Array.isArray(answer.entries)) {
        await recordPublications(db, live, named.type ?? "", answer.entries);
      }
      return answer;
    },
    [entryAddress]: async ({ query, place, named, ...call }) => {
      const answer = (await findEntry(db, place, named.type ?? "", named.uid ?? "", query())) as { entry: EntryJson };
      if (call.access === "management" && call.isDraft)
        await recordPublications(db, live, named.type ?? "", [answer.entry]);
      return answer;
    },
    [`${entryAddress}/versions`]: forEditors(async (call) => {
      const { type = "", uid = "" } = call.named;
      const { locale, skip, limit } = call.query();
      const rows = await findVersions(db, { contentType: type, uid, locale }, skip, limit);
      if (rows.length === 0 && skip === 0) throw unknownEntry();
      const published = await findPublications(db, live, type, [uid]);
      const versions = rows.map((row) => ({
        _version: row.version,
        locale: row.locale,
        title: row.title,
        created_at: row.created_at.toISOString(),
        created_by: row.author,
        published_at: row.published_at?.toISOString() ?? null,
        environments: published
          .filter((one) => one.locale === row.locale && one.version === row.version)
          .map(({ environment }) => environment),
      }));
      return { versions };
    }),
    [`${entryAddress}/schedules`]: forEditors(async ({ named }) => {
      const rows = await findSchedules(db, named.type ?? "", named.uid ?? "");
      return {
        schedules: rows.map(({ id, action, locale, environment, version, due_at, author }) => ({
          uid: id,
          action,
          locale,
          environment,
          version,
          scheduled_at: due_at.toISOString(),
          created_by: author,
        })),
      };
    }),
    "/audit-logs": forEditors(async (call) => {
      const { skip, limit } = call.query();
      const about = { contentType: call.param("content_type_uid"), uid: call.param("entry_uid") };
      const rows = await findLog(db, about, skip, limit);
      return {
        logs: rows.map(({ number, at, author, action, content_type, uid, locale, version, environment }) => ({
          uid: String(number),
          created_at: at.toISOString(),
          created_by: author,
          event_type: action,
          content_type_uid: content_type,
          entry_uid: uid,
          locale,
          version,
          environment,
        })),
      };
    }),
    "/environments": async () => {
      const names = [live, ...(await findEnvironments(db))];
      return { environments: names.map((name) => ({ uid: name, name })) };
    },
    "/environments/:name": async ({ named }) => {
      const name = [live, ...(await findEnvironments(db))].find((one) => one === named.name);
      if (!name) throw new DeliveryError(422, 141, "The Environment was not found.");
      return { environment: { uid: name, name } };
    },
    "/locales": () => ({ locales: contentLocales.map(toLocale), count: contentLocales.length }),
    "/locales/:code": ({ named }) => {
      const code = contentLocales.find((one) => one === named.code);
      if (!code) throw new DeliveryError(422, 141, "The Language was not found.", { code: ["is not valid."] });
      return { locale: toLocale(code) };
    },
  };
}

/** The locales are fixed (specification 9.1). All fall back to the first. */
const toLocale = (code: string) => ({
  uid: code,
  code,
  name: new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code,
  fallback_locale: code === contentLocales[0] ? null : contentLocales[0],
});

const forEditors =
  (answer: (call: Call) => Promise<object>) =>
  (call: Call): Promise<object> => {
    if (call.access === "management") return answer(call);
    throw new DeliveryError(403, 105, "This needs a management token.", { authorization: ["is missing."] });
  };
