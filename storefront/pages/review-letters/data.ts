import { findOrder } from "#commerce/sales/orders/reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import { speakerOf, speakerSearch } from "#storefront/components/reviews/speaker.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type ReviewEmailsProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  action: string;
  email: string;
  isDone: boolean;
};

/** Returns the address to which the e-mail was sent, by the key of its link; null for a wrong key. */
export async function addressee(context: PrivateContext): Promise<string | null> {
  const speaker = speakerOf(context);
  const order = speaker && "orderId" in speaker ? await findOrder(context.services.db, speaker.orderId) : null;
  return order?.email || null;
}

export const load: LoadPrivate<ReviewEmailsProps> = async (context) => {
  const email = await addressee(context);
  if (!email) return notFound();
  const words = await loadAreaTexts("reviews", context);
  const action = `/review-letters${speakerSearch(context)}`;
  const isDone = context.query.get("done") === "1";
  return formPage(context, { words, action, email, isDone }, { title: { words: words["letters.title"] } });
};
