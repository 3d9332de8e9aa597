import { findWatched } from "#commerce/customers/newsletter/reads.ts";
import { idIn } from "#platform/ids.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext, redirect } from "#storefront/app/page.ts";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import type { PublicForm } from "#storefront/components/forms/public-form.tsx";
import { formPage } from "#storefront/components/page/title-page.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

export type NotifyProps = PublicForm & { variantId: number; uid: string; name: string; email: string; sent: boolean };

/** The form to request a stock alert for a variant. A variant that is available redirects to its product. */
export const load: LoadPrivate<NotifyProps> = (context) =>
  answer(context, { email: context.visitor.customer?.email ?? "" });

const blank = { sent: false, problem: null, errors: {} };

export async function answer(
  context: PrivateContext,
  form: Pick<NotifyProps, "email"> & Partial<Pick<NotifyProps, "sent" | "problem" | "errors">>,
  status = 200,
  nextTask = () => checkTask(context, "notify"),
): Promise<PageAnswer<NotifyProps>> {
  const { services, locale, region, params } = context;
  const [variant, settings] = await Promise.all([
    findWatched(services.db, idIn(params.id ?? ""), region),
    signupSettings(services, locale),
  ]);
  if (!variant) return notFound();
  const { variantId, uid } = variant;
  if (!settings.backInStock || (variant.available ?? 1) > 0) return redirect(localePath(locale, `/p/${uid}`));
  const [task, entries] = await Promise.all([
    nextTask(),
    services.content.byUids("product", [uid], locale.contentLocale),
  ]);
  const name = entries.get(uid)?.title || variant.name;
  return formPage(context, { task, variantId, uid, name, ...blank, ...form }, { title: "notify.title" }, status);
}
