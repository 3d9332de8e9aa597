import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { type Journal, loadJournal, type PostCard } from "#storefront/components/content/journal.ts";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import type { PublicForm } from "#storefront/components/forms/public-form.tsx";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type NewsletterProps = PublicForm & {
  scene: string;
  /** From content; if it is absent, the shop's own texts are used. */
  copy: string;
  lists: string[];
  typed: { email: string; lists: string[] };
  words: AreaTexts<"form-notes">;
  /** The latest blog post, as an example of what the newsletter contains. */
  latest: Pick<PostCard, "path" | "title" | "intro" | "image" | "date" | "day"> | null;
  /** Whether a confirmation link is on its way. The page never says who has already subscribed. */
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
  const [{ lists, copy }, words, journal, task] = await Promise.all([
    signupSettings(context.services, context.locale),
    loadAreaTexts("form-notes", context),
    loadJournal(context),
    nextTask(),
  ]);
  return scenePage(
    context,
    "letters",
    { task, lists, copy, words, latest: latestOf(journal), ...blank, ...form },
    head,
    status,
  );
}

function latestOf({ posts }: Journal): NewsletterProps["latest"] {
  const [post] = posts;
  if (!post) return null;
  const { path, title, intro, image, date, day } = post;
  return { path, title, intro, image, date, day };
}
