import { reminderIn } from "#commerce/sales/checkout/reminders/links.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type RemindersProps = { words: AreaTexts<"reminders">; csrf: string; action: string; isDone: boolean };

export const addressOf = ({ query }: PrivateContext): string =>
  `/cart/reminders?reminder=${query.get("reminder")}&key=${query.get("key")}`;

/** No more letters about carts, by the link in one. It asks first: mail programs open links by themselves. */
export const load: LoadPrivate<RemindersProps> = async (context) => {
  const { services, query, visitor, brand } = context;
  if (reminderIn(query, services.config.SECRET) === null) return notFound();
  const words = await loadAreaTexts("reminders", context);
  const isDone = query.get("done") === "1";
  const props = { words, csrf: visitor.csrfToken, action: addressOf(context), isDone };
  return page(props, plainMeta(words["reminders.title"], brand));
};
