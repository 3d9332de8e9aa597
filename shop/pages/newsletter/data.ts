import { textsFor } from "#shop/frame/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#shop/frame/page.ts";
import { checkTask } from "#shop/parts/form-check.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import { signupSettings } from "#shop/parts/signup-lists.ts";
import type { NewsletterProps } from "./props.ts";

type Shown = Pick<NewsletterProps, "typed" | "sent" | "problem" | "errors">;

export const load: LoadPrivate<NewsletterProps> = (context) =>
  answer(context, {
    typed: { email: context.visitor.customer?.email ?? "", lists: ["news"] },
    sent: false,
    problem: null,
    errors: {},
  });

export async function answer(
  context: PrivateContext,
  shown: Shown,
  status = 200,
  nextTask = () => checkTask(context, "newsletter"),
): Promise<PageAnswer<NewsletterProps>> {
  const { services, locale, visitor, brand } = context;
  const [texts, { lists, copy }, task] = await Promise.all([
    textsFor(context),
    signupSettings(services, locale),
    nextTask(),
  ]);
  const meta = plainMeta(texts["newsletter.title"], brand, "/newsletter", texts["newsletter.text"]);
  return page({ csrf: visitor.csrfToken, task, lists, copy, ...shown }, meta, [], status);
}
