import { findChallenge } from "#commerce/sales/payments/test/challenge.ts";
import { type LoadPrivate, notFound, redirect } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

export type ChallengeProps = {
  csrf: string;
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  orderId: number;
};

/** The test provider's replacement for a bank's confirmation page. A challenge that has ended redirects to the cart. */
export const load: LoadPrivate<ChallengeProps> = async (context) => {
  const challenge = await findChallenge(context.services.db, context.params.id ?? "");
  if (!challenge) return notFound();
  if (!challenge.isOpen) return redirect(localePath(context.locale, "/cart"));
  const { reference, amount, currency, orderId } = challenge;
  return formPage(context, { reference, amount, currency, orderId }, { title: "challenge.title" });
};
