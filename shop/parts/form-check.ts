import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { type BotCheck, type BotCheckTask, noBotCheck } from "#platform/bot-check/bot-check.ts";
import { recaptchaCheck } from "#platform/bot-check/recaptcha.ts";
import { type Once, workCheck } from "#platform/bot-check/work.ts";
import type { Config } from "#platform/config.ts";
import type { Services } from "#shop/frame/services.ts";

/** The bot check of public forms, as the configuration chooses it. */

type Settings = Pick<
  Config,
  | "BOT_CHECK"
  | "isDemo"
  | "SECRET"
  | "RECAPTCHA_SITE_KEY"
  | "RECAPTCHA_SECRET"
  | "RECAPTCHA_HOST"
  | "RECAPTCHA_LEAST_SCORE"
>;

/** Counted in the database, so that an answer is good once in all processes. */
const onceIn =
  (db: Db): Once =>
  async (signature, expiresAt) => {
    const { rows } = await sql`
      insert into solved_challenges (signature, expires_at) values (${signature}, ${expiresAt})
      on conflict do nothing returning 1`.execute(db);
    return rows.length > 0;
  };

export const isChecked = ({ BOT_CHECK, isDemo }: Pick<Config, "BOT_CHECK" | "isDemo">): boolean =>
  BOT_CHECK === "on" || (BOT_CHECK === "auto" && !isDemo);

export function botCheckOf({ config, db, log }: Pick<Services, "db" | "log"> & { config: Settings }): BotCheck {
  if (!isChecked(config)) return noBotCheck;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_HOST: host } = config;
  if (!siteKey || !secret) return workCheck(config.SECRET || "firn-bot-check", onceIn(db));
  const leastScore = Number(config.RECAPTCHA_LEAST_SCORE);
  return recaptchaCheck({ siteKey, secret, host, leastScore }, (error) =>
    log.error({ err: error }, "the bot check could not be asked"),
  );
}

/** Forms that are checked, by the action that the provider learns. */
export type FormAction = "create_account" | "newsletter" | "notify" | "contact" | "pro_signup";

export const checkTask = (services: Services, action: FormAction): Promise<BotCheckTask> =>
  botCheckOf(services).task(action);

/** Whether the form that came in was sent by a person. */
export const isFromPerson = (services: Services, action: FormAction, form: URLSearchParams): Promise<boolean> =>
  botCheckOf(services).isPerson(action, form.get(answerField) ?? "");

/** The hidden field that carries the answer. */
export const answerField = "_person";
