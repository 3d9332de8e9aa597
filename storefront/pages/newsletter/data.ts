import { textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
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
  return page({ csrf: visitor.csrfToken, task, lists, copy, ...shown }, meta, status);
}
