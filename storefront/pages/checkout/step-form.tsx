import type { ComponentProps } from "react";
import type { CheckoutStep } from "#commerce/sales/checkout/schema.ts";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import type { CheckoutProps } from "./props.ts";

type Props = Pick<CheckoutProps, "csrf" | "contact" | "payment"> & { step: CheckoutStep } & Omit<
    ComponentProps<"form">,
    "action" | "method" | "hidden"
  >;

/** Says whether the form was a customer's: should the session have ended meanwhile, nothing else does. */
export const formPath = (step: CheckoutStep | "gift-card", { isSignedIn }: CheckoutProps["contact"]): string =>
  `/checkout?step=${step}${isSignedIn ? "&customer=1" : ""}`;

/** The form that orders; its button stands below the gift cards, whose forms are others. */
export const orderForm = "order-form";

/** The form of a step. The server checks what is typed and answers in the visitor's language, so the browser does not. */
export function StepForm({ step, csrf, contact, payment, children, ...rest }: Props) {
  const hidden = { cart_id: payment.cartId, cart_key: payment.cartKey };
  return (
    <PostForm to={formPath(step, contact)} csrf={csrf} hidden={hidden} noValidate className="step-form" {...rest}>
      {children}
    </PostForm>
  );
}
