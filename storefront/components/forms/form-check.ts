import { sql } from "kysely";
import type { Config } from "#commerce/settings/environment.ts";
import type { Db } from "#database/tables.ts";
import { type BotCheck, type BotCheckTask, noBotCheck } from "#platform/bot-check/bot-check.ts";
import { botQuestions, type Questions } from "#platform/bot-check/question.ts";
import { recaptchaCheck } from "#platform/bot-check/recaptcha.ts";
import { type RememberOnce, workCheck } from "#platform/bot-check/work.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import type { Services } from "#storefront/app/services.ts";
import { type BotQuestion, countQuestion, inWords } from "./bot-question.ts";
import { type Refusal, robotRefusal } from "./form-refusal.ts";

/** The bot check of public forms, chosen by the configuration. */

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

/** Stored in the database, so that an answer is accepted only once across all processes. */
const onceIn =
  (db: Db): RememberOnce =>
  async (signature, expiresAt) => {
    const { rows } = await sql`
      insert into solved_challenges (signature, expires_at) values (${signature}, ${expiresAt})
      on conflict do nothing returning 1`.execute(db);
    return rows.length > 0;
  };

const isChecked = ({ BOT_CHECK, isDemo }: Pick<Config, "BOT_CHECK" | "isDemo">): boolean =>
  BOT_CHECK === "on" || (BOT_CHECK === "auto" && !isDemo);

export function botCheckOf({ config, db, log }: Pick<Services, "db" | "log"> & { config: Settings }): BotCheck {
  if (!isChecked(config)) return noBotCheck;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_HOST: host } = config;
  if (!siteKey || !secret) return workCheck(secretOf(config), onceIn(db));
  const leastScore = Number(config.RECAPTCHA_LEAST_SCORE);
  return recaptchaCheck({ siteKey, secret, host, leastScore }, (error) =>
    log.error({ err: error }, "the bot check could not be asked"),
  );
}

const secretOf = ({ SECRET }: Pick<Config, "SECRET">): string => SECRET || "firn-bot-check";

const questionsOf = ({ config, db }: Pick<Services, "db"> & { config: Settings }): Questions =>
  botQuestions(secretOf(config), onceIn(db));

/** The forms that are checked, by the action name sent to the provider. */
export type FormAction =
  | "create_account"
  | "newsletter"
  | "notify"
  | "contact"
  | "pro_signup"
  | "question"
  | "forgot_password";

/** The check shown in the form: a task for the browser's script, and a question for visitors without scripts. */
export type FormTask = BotCheckTask & { question?: BotQuestion };

const asked = { isFirst: true, isWrong: false };

type CheckContext = Pick<PrivateContext, "services" | "locale">;

export async function checkTask(place: CheckContext, action: FormAction, how = asked): Promise<FormTask> {
  const { services } = place;
  const task = await botCheckOf(services).task(action);
  if (task.kind === "off") return task;
  return { ...task, question: await inWords(place, questionsOf(services).ask(action), how) };
}

export type FormCheck = {
  /** The reason for refusing the form. Null when the check passed. */
  refusal: Refusal | null;
  /** Creates a new task for showing the form again, for example after other errors. */
  task(): Promise<FormTask>;
};

/** Checks whether a person sent the form: the script's answer is valid, or the question was answered correctly. */
export async function checkForm(
  context: PrivateContext,
  action: FormAction,
  form: URLSearchParams,
): Promise<FormCheck> {
  const { services, visitor } = context;
  const task = (how = asked) => checkTask(context, action, how);
  const answer = form.get(fields.answer) ?? "";
  if (await botCheckOf(services).isPerson(action, answer)) return { refusal: null, task };
  const [token, sum] = [form.get(fields.question) ?? "", form.get(fields.sum) ?? ""];
  const again = (isWrong: boolean) => () => task({ isFirst: false, isWrong });
  if (!token || !sum.trim()) return { refusal: robotRefusal, task: again(false) };
  const pause = await countQuestion(services.db, visitor.address, services.config.BOT_QUESTIONS_PER_HOUR);
  if (pause > 0) {
    const problem = { key: "form.many", values: { minutes: Math.ceil(pause / 60) } } as const;
    return { refusal: { status: 429, problem, errors: {} }, task: again(false) };
  }
  const isRight = await questionsOf(services).isRight(action, token, sum);
  return { refusal: isRight ? null : robotRefusal, task: again(!isRight) };
}

/**
 * The names of the hidden fields for the script's answer and the question's token, and of the visible field for the
 * sum.
 */
const fields = { answer: "_person", question: "_question", sum: "_sum" };
