import { findOrder } from "#commerce/sales/orders/reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { speakerOf, speakerSearch } from "#storefront/components/reviews/speaker.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type LettersProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  action: string;
  email: string;
  isDone: boolean;
};

/** The address that the letter went to, by its link's key; null for every other key. */
export async function addressee(context: PrivateContext): Promise<string | null> {
  const speaker = speakerOf(context);
  const order = speaker && "orderId" in speaker ? await findOrder(context.services.db, speaker.orderId) : null;
  return order?.email || null;
}

export const load: LoadPrivate<LettersProps> = async (context) => {
  const email = await addressee(context);
  if (!email) return notFound();
  const words = await loadAreaTexts("reviews", context);
  const action = `/review-letters${speakerSearch(context)}`;
  const isDone = context.query.get("done") === "1";
  const props = { words, csrf: context.visitor.csrfToken, action, email, isDone };
  return page(props, plainMeta(words["letters.title"], context.brand));
};
