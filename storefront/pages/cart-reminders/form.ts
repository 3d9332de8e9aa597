import { refuseReminders } from "#commerce/sales/checkout/reminders/actions.ts";
import { reminderIn } from "#commerce/sales/checkout/reminders/links.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { addressOf, type RemindersProps } from "./data.ts";

export const post: Post<RemindersProps> = async (context) => {
  const id = reminderIn(context.query, context.services.config.SECRET);
  if (id === null) return notFound();
  await refuseReminders(context.services.db, id);
  return goTo(context, `${addressOf(context)}&done=1`);
};
