import { refuseReminders } from "#commerce/sales/checkout/reminders/actions.ts";
import { reminderIn } from "#commerce/sales/checkout/reminders/links.ts";
import { notFound, type Post, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { addressOf, type RemindersProps } from "./data.ts";

export const post: Post<RemindersProps> = async (context) => {
  const id = reminderIn(context.query, context.services.config.SECRET);
  if (id === null) return notFound();
  await refuseReminders(context.services.db, id);
  return redirect(localePath(context.locale, `${addressOf(context)}&done=1`), 303);
};
