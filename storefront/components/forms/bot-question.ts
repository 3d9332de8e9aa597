import { sql } from "kysely";
import { attemptKeysOf } from "#commerce/shared/credentials/attempts.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { lockHash } from "#database/locks.ts";
import type { Db } from "#database/tables.ts";
import type { Question } from "#platform/bot-check/question.ts";
import { loadAreaTexts, type TextContext } from "#storefront/app/display-texts.ts";
import type { AreaKey } from "#storefront/i18n/areas.ts";

/** The bot check for visitors without scripts: a sum in words of their language, shown in the form. */

/**
 * The question as shown in a form. With `isFirst` only browsers without scripts show it; after a failed check everyone
 * sees it.
 */
export type BotQuestion = { token: string; label: string; hint: string; error?: string; isFirst: boolean };

export async function inWords(
  place: TextContext,
  { left, right, token }: Question,
  { isFirst, isWrong }: { isFirst: boolean; isWrong: boolean },
): Promise<BotQuestion> {
  const texts = await loadAreaTexts("bot-question", place);
  const word = (number: number) => texts[`number.${number}` as AreaKey<"bot-question">] ?? String(number);
  const label = fill(texts["question.label"], { left: word(left), right: word(right) });
  return { token, label, hint: texts["question.hint"], isFirst, ...(isWrong && { error: texts["question.wrong"] }) };
}

/**
 * Counts an answer. Returns the seconds to wait when the address has given `limit` answers within an hour (this one is
 * not counted then), otherwise 0.
 */
export async function countQuestion(db: Db, address: string, limit: number): Promise<number> {
  const { addressHash } = attemptKeysOf("", address);
  return db.transaction().execute(async (trx) => {
    await lockHash("botQuestions", addressHash).execute(trx);
    const { rows } = await sql<{ pause: number }>`
      select ceil(extract(epoch from at + interval '1 hour' - now()))::int as pause from bot_questions
      where address_hash = ${addressHash} and at > now() - interval '1 hour'
      order by at desc offset ${limit - 1} limit 1`.execute(trx);
    if (rows[0]) return Math.max(rows[0].pause, 1);
    await trx.insertInto("bot_questions").values({ address_hash: addressHash }).execute();
    return 0;
  });
}
