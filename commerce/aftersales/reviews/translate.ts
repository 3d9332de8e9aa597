import { sql } from "kysely";
import {
  type TranslationService,
  TranslationUnavailable,
} from "#commerce/aftersales/translations/translation-service.ts";
import { attemptKeysOf } from "#commerce/shared/credentials/attempts.ts";
import { recordChange } from "#database/changes/record.ts";
import { productTag } from "#database/changes/tags.ts";
import { lockHash } from "#database/locks.ts";
import type { Db } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { findReview, lockReview } from "./reads.ts";
import { lengths, tidyLine, tidyText } from "./rules.ts";
import type { Review } from "./schema.ts";
import { writeTranslation } from "./writes.ts";

export type TranslatingServices = {
  db: Db;
  log: Logger;
  /** Null when the shop has no translation service. */
  translations: TranslationService | null;
  config: { TRANSLATIONS_PER_HOUR: number };
};
type TranslatingProblem = Problem<"not-found" | "unavailable" | "too-many-tries">;
type Reader = { language: string; address: string };

type Answer = Result<null, TranslatingProblem>;

/** Translations in progress, by review and language, so that two readers who ask at once cause one call. */
const underWay = new WeakMap<TranslationService, Map<string, Promise<Answer>>>();

/**
 * Translates a review for a reader, unless a translation exists, and stores it for everybody with the name of the
 * service. A translation by staff that was added meanwhile stays. "unavailable" when the service provides none now, or
 * there is no service.
 */
export async function translateForReader(services: TranslatingServices, id: number, reader: Reader): Promise<Answer> {
  const { translations: service } = services;
  if (!service) return fail("unavailable", "This shop has no translation service.");
  const calls = underWay.get(service) ?? new Map<string, Promise<Answer>>();
  underWay.set(service, calls);
  const key = `${id} ${reader.language}`;
  const other = calls.get(key);
  const known = other && (await other);
  // The other reader's limit does not apply to this one.
  if (known)
    return known.ok || known.problem.code !== "too-many-tries" ? known : translateForReader(services, id, reader);
  const call = translate(services, service, id, reader).finally(() => calls.delete(key));
  calls.set(key, call);
  return call;
}

async function translate(
  services: TranslatingServices,
  service: TranslationService,
  id: number,
  { language, address }: Reader,
): Promise<Answer> {
  const review = await findReview(services.db, id);
  if (review?.status !== "published") return fail("not-found", "There is no such review.");
  if (review.language === language || review.translations[language]) return ok(null);
  if (await isOften(services.db, address, services.config.TRANSLATIONS_PER_HOUR))
    return fail("too-many-tries", "That was often. Try again later.");
  return askAndKeep(services, service, review, language);
}

async function askAndKeep(
  { db, log }: TranslatingServices,
  service: TranslationService,
  { id, language: from, title, text, productId }: Review,
  to: string,
): Promise<Answer> {
  try {
    const [own = "", said = ""] = await service.translate({ from, to, texts: [title, text] });
    const translated = {
      title: tidyLine(own).slice(0, lengths.title),
      text: tidyText(said).slice(0, lengths.text),
      by: service.name,
    };
    await db.transaction().execute(async (trx) => {
      const now = await lockReview(trx, id);
      if (now?.status !== "published" || now.translations[to]) return;
      await writeTranslation(trx, id, to, translated);
      await recordChange(trx, [productTag(productId)]);
    });
    return ok(null);
  } catch (error) {
    if (!(error instanceof TranslationUnavailable)) throw error;
    log.warn({ err: error, review: id, language: to }, "a review was not translated");
    return fail("unavailable", "There is no translation now.");
  }
}

/**
 * Counts the requests of an address. True when it has made `limit` requests within an hour; this one is then not
 * counted.
 */
async function isOften(db: Db, address: string, limit: number): Promise<boolean> {
  const { addressHash } = attemptKeysOf("", address);
  return db.transaction().execute(async (trx) => {
    await lockHash("translations", addressHash).execute(trx);
    const { rows } = await sql`
      insert into translation_requests (address_hash)
      select ${addressHash}::bytea where (
        select count(*) from translation_requests
        where address_hash = ${addressHash} and at > now() - interval '1 hour') < ${limit}::int
      returning at`.execute(trx);
    return rows.length === 0;
  });
}
