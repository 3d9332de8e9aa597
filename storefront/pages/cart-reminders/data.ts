import { reminderIn } from "#commerce/sales/checkout/reminders/links.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type RemindersProps = { words: AreaTexts<"reminders">; csrf: string; action: string; isDone: boolean };

export const addressOf = ({ query }: PrivateContext): string =>
  `/cart/reminders?reminder=${query.get("reminder")}&key=${query.get("key")}`;

/**
 * Stops e-mails about abandoned carts, by the link in such an e-mail. It asks for confirmation, because mail programs
 * open links by themselves.
 */
export const load: LoadPrivate<RemindersProps> = async (context) => {
  const { services, query } = context;
  if (reminderIn(query, services.config.SECRET) === null) return notFound();
  const words = await loadAreaTexts("reminders", context);
  const props = { words, action: addressOf(context), isDone: query.get("done") === "1" };
  return formPage(context, props, { title: { words: words["reminders.title"] } });
};
