import { textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { ForgotProps } from "./props.ts";

export const load: LoadPrivate<ForgotProps> = (context) =>
  answer(context, { email: context.visitor.customer?.email ?? "", asked: false, problem: null, error: null });

export async function answer(
  context: PrivateContext,
  shown: Omit<ForgotProps, "csrf" | "task">,
  status = 200,
  nextTask = () => checkTask(context, "forgot_password"),
): Promise<PageAnswer<ForgotProps>> {
  const { visitor, brand } = context;
  const [texts, task] = await Promise.all([textsFor(context), nextTask()]);
  return page({ csrf: visitor.csrfToken, task, ...shown }, plainMeta(texts["forgot.title"], brand), status);
}
