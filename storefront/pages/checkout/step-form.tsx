import type { FormHTMLAttributes } from "react";
import type { CheckoutStep } from "#commerce/sales/checkout/schema.ts";
import { localePath, useShop } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import type { CheckoutProps } from "./props.ts";

type Props = Pick<CheckoutProps, "csrf" | "contact" | "payment"> & {
  step: CheckoutStep;
} & FormHTMLAttributes<HTMLFormElement>;

/** Says whether the form was a customer's: should the session have ended meanwhile, nothing else does. */
export const formPath = (step: CheckoutStep | "gift-card", { isSignedIn }: CheckoutProps["contact"]): string =>
  `/checkout?step=${step}${isSignedIn ? "&customer=1" : ""}`;

/** The form of a step. The server checks what is typed and answers in the visitor's language, so the browser does not. */
export function StepForm({ step, csrf, contact, payment, children, ...rest }: Props) {
  const { locale } = useShop();
  return (
    <PostForm
      csrf={csrf}
      action={localePath(locale, formPath(step, contact))}
      noValidate
      className="step-form"
      {...rest}
    >
      <input type="hidden" name="cart_id" value={payment.cartId} />
      {children}
    </PostForm>
  );
}
