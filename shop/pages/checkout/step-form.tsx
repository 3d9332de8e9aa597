import type { FormHTMLAttributes } from "react";
import type { CheckoutStep } from "#commerce/checkout/schema.ts";
import { localePath, useShop } from "#shop/frame/shop.tsx";

type Props = { step: CheckoutStep; csrf: string } & FormHTMLAttributes<HTMLFormElement>;

/** The form of a step. The server checks what is typed and answers in the visitor's language, so the browser does not. */
export function StepForm({ step, csrf, children, ...rest }: Props) {
  const { locale } = useShop();
  return (
    <form
      method="post"
      action={localePath(locale, `/checkout?step=${step}`)}
      noValidate
      className="step-form"
      {...rest}
    >
      <input type="hidden" name="_csrf" value={csrf} />
      {children}
    </form>
  );
}
