import { removeSavedCard } from "#commerce/sales/payments/saved-cards.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { answer, type CardsProps } from "./data.ts";

/** Removes a saved card. Removing a card that no longer exists counts as success. */
export const post: Post<CardsProps> = async (context, form) => {
  const { services, visitor } = context;
  if (!services.payments.savedCards || !visitor.customer) return notFound();
  const isDone = await removeSavedCard(services, visitor.customer.id, form.get("id") ?? "");
  return isDone ? goTo(context, "/account/cards?done=removed") : answer(context, true);
};
