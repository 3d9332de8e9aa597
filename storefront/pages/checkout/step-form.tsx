import type { ComponentProps } from "react";
import type { CheckoutStep } from "#commerce/sales/checkout/schema.ts";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import type { CheckoutProps } from "./props.ts";

type Props = Pick<CheckoutProps, "csrf" | "contact" | "payment"> & { step: CheckoutStep } & Omit<
    ComponentProps<"form">,
    "action" | "method" | "hidden"
  >;

/**
 * The path includes whether the form belongs to a signed-in customer, because this is otherwise unknown when the
 * session has ended meanwhile.
 */
export const formPath = (step: CheckoutStep | "gift-card", { isSignedIn }: CheckoutProps["contact"]): string =>
  `/checkout?step=${step}${isSignedIn ? "&customer=1" : ""}`;

/** The id of the form that places the order. Its button stands below the gift cards, which have forms of their own. */
export const orderForm = "order-form";

/**
 * The form of a step. The server validates it and answers in the visitor's language, so the browser's validation is
 * off.
 */
export function StepForm({ step, csrf, contact, payment, children, ...rest }: Props) {
  const hidden = { cart_id: payment.cartId, cart_key: payment.cartKey };
  return (
    <PostForm to={formPath(step, contact)} csrf={csrf} hidden={hidden} noValidate className="step-form" {...rest}>
      {children}
    </PostForm>
  );
}
