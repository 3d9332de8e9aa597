import { confirmSecondStep } from "#commerce/sales/checkout/placing/second-step.ts";
import { findChallenge } from "#commerce/sales/payments/test/challenge.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post, redirect } from "#storefront/app/page.ts";
import type { ChallengeProps } from "./data.ts";

/** Approved: continues to the order. Refused: returns to the payment step, with the cart unchanged. */
export const post: Post<ChallengeProps> = async (context, form) => {
  const { services, params } = context;
  const challenge = await findChallenge(services.db, params.id ?? "");
  if (!challenge) return notFound();
  const isApproved = form.get("decision") === "approve";
  const ended = await confirmSecondStep(services, challenge.reference, isApproved);
  const isPaid = ended.ok && ended.value.status === "awaiting_fulfillment";
  if (isPaid && challenge.returnUrl?.startsWith("/")) return redirect(challenge.returnUrl, 303);
  // An order that is paid later returns to its payment page, for another try.
  const later = /^\/[a-z-]+(\/pay\/.*)$/.exec(challenge.returnUrl ?? "")?.[1];
  return goTo(context, isPaid ? "/cart" : later ? `${later}&refused=1` : "/checkout?step=payment&refused=1");
};
