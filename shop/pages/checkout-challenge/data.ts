import { findChallenge } from "#commerce/payments/test-provider.ts";
import { type LoadPrivate, notFound, page, redirect } from "#shop/frame/page.ts";
import { localePath } from "#shop/frame/shop.tsx";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import { challengeMeta } from "./meta.ts";
import type { ChallengeProps } from "./props.ts";

/** The test provider's stand-in for a bank. A step that has ended leads back to the shop. */
export const load: LoadPrivate<ChallengeProps> = async ({ services, locale, params, visitor }) => {
  const challenge = await findChallenge(services.db, params.id ?? "");
  if (!challenge) return notFound();
  if (!challenge.isOpen) return redirect(localePath(locale, "/cart"));
  const { reference, amount, currency, orderId } = challenge;
  const texts = await loadTexts(locale.language);
  return page({ csrf: visitor.csrfToken, reference, amount, currency, orderId }, challengeMeta(texts, brand));
};
