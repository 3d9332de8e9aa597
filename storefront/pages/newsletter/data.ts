import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import type { PublicForm } from "#storefront/components/forms/public-form.tsx";
import { scenePage } from "#storefront/components/page/title-page.ts";

export type NewsletterProps = PublicForm & {
  scene: string;
  /** Of content; the shop's own words stand in. */
  copy: string;
  lists: string[];
  typed: { email: string; lists: string[] };
  /** Whether a link is on its way; nobody is told who is on a list already. */
  sent: boolean;
};

export const load: LoadPrivate<NewsletterProps> = (context) =>
  answer(context, { typed: { email: context.visitor.customer?.email ?? "", lists: ["news"] } });

const head = { title: "newsletter.title", description: "newsletter.text", canonicalPath: "/newsletter" } as const;
const blank = { sent: false, problem: null, errors: {} };

export async function answer(
  context: PrivateContext,
  form: Pick<NewsletterProps, "typed"> & Partial<Pick<NewsletterProps, "sent" | "problem" | "errors">>,
  status = 200,
  nextTask = () => checkTask(context, "newsletter"),
) {
  const [{ lists, copy }, task] = await Promise.all([signupSettings(context.services, context.locale), nextTask()]);
  return scenePage(context, "letters", { task, lists, copy, ...blank, ...form }, head, status);
}
