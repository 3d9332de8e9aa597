import { findChallenge } from "#commerce/sales/payments/test/challenge.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, page, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { challengeMeta } from "./meta.ts";
import type { ChallengeProps } from "./props.ts";

/** The test provider's stand-in for a bank. A step that has ended leads back to the shop. */
export const load: LoadPrivate<ChallengeProps> = async ({ services, locale, params, visitor, brand }) => {
  const challenge = await findChallenge(services.db, params.id ?? "");
  if (!challenge) return notFound();
  if (!challenge.isOpen) return redirect(localePath(locale, "/cart"));
  const { reference, amount, currency, orderId } = challenge;
  const texts = await textsFor({ services, locale });
  return page({ csrf: visitor.csrfToken, reference, amount, currency, orderId }, challengeMeta(texts, brand));
};
