import { findWatched } from "#commerce/customers/newsletter/reads.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import {
  type LoadPrivate,
  notFound,
  type PageAnswer,
  type PrivateContext,
  page,
  redirect,
} from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { NotifyProps } from "./props.ts";

type Shown = Pick<NotifyProps, "email" | "sent" | "problem" | "errors">;

/** Who is to be told when a variant is back. What can be had already leads back to its product. */
export const load: LoadPrivate<NotifyProps> = (context) =>
  answer(context, { email: context.visitor.customer?.email ?? "", sent: false, problem: null, errors: {} });

export async function answer(
  context: PrivateContext,
  shown: Shown,
  status = 200,
  nextTask = () => checkTask(context, "notify"),
): Promise<PageAnswer<NotifyProps>> {
  const { services, locale, visitor, brand, params } = context;
  const [variant, settings] = await Promise.all([
    findWatched(services.db, idIn(params.id)),
    signupSettings(services, locale),
  ]);
  if (!variant) return notFound();
  if (!settings.backInStock || (variant.available ?? 1) > 0) return redirect(localePath(locale, `/p/${variant.uid}`));
  const [texts, task, entries] = await Promise.all([
    textsFor(context),
    nextTask(),
    services.content.byUids("product", [variant.uid], locale.contentLocale),
  ]);
  const { variantId, uid } = variant;
  const name = entries.get(uid)?.title || variant.name;
  const props = { csrf: visitor.csrfToken, task, variantId, uid, name, ...shown };
  return page(props, plainMeta(texts["notify.title"], brand), status);
}

/** Numbers longer than any id are nobody's. */
export const idIn = (text = ""): number => (Number(text) <= 2_147_483_647 ? Number(text) : 0);
