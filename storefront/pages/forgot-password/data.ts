import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { checkTask, type FormTask } from "#storefront/components/forms/form-check.ts";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type ForgotProps = {
  scene: string;
  csrf: string;
  words: AreaTexts<"form-notes">;
  task: FormTask;
  email: string;
  /** Whether a link was requested. The page never says whether one was sent. */
  asked: boolean;
  problem: Message | null;
  error: Message | null;
};

export const load: LoadPrivate<ForgotProps> = (context) =>
  answer(context, { email: context.visitor.customer?.email ?? "", asked: false, problem: null, error: null });

export async function answer(
  context: PrivateContext,
  form: Omit<ForgotProps, "csrf" | "scene" | "task" | "words">,
  status = 200,
  nextTask = () => checkTask(context, "forgot_password"),
) {
  const [task, words] = await Promise.all([nextTask(), loadAreaTexts("form-notes", context)]);
  return scenePage(context, "password", { task, words, ...form }, { title: "forgot.title" }, status);
}
