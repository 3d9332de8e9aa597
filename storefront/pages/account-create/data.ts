import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PrivateContext, redirect } from "#storefront/app/page.ts";
import { checkTask, type FormTask } from "#storefront/components/forms/form-check.ts";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { pathToGoOn } from "#storefront/routing/path-to-go-on.ts";

export type CreateProps = {
  scene: string;
  words: AreaTexts<"form-notes">;
  strength: AreaTexts<"password">;
  csrf: string;
  task: FormTask;
  /** The path to continue to, without the locale prefix. */
  to: string;
  /** The submitted values. Passwords are never sent back. */
  typed: { first_name: string; last_name: string; email: string };
  problem: Message | null;
  errors: Record<string, Message>;
};

export const load: LoadPrivate<CreateProps> = async (context) => {
  const to = pathToGoOn(context.query.get("to"));
  if (context.visitor.customer) return redirect(localePath(context.locale, to));
  return answer(context, { to, typed: { first_name: "", last_name: "", email: "" }, problem: null, errors: {} });
};

const head = { title: "create.title", description: "create.text", canonicalPath: "/account/create" } as const;

export async function answer(
  context: PrivateContext,
  form: Omit<CreateProps, "csrf" | "scene" | "task" | "strength" | "words">,
  status = 200,
  nextTask = () => checkTask(context, "create_account"),
) {
  const [words, strength, task] = await Promise.all([
    loadAreaTexts("form-notes", context),
    loadAreaTexts("password", context),
    nextTask(),
  ]);
  return scenePage(context, "create", { task, words, strength, ...form }, head, status);
}
