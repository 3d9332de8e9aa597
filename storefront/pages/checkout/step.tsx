import type { ReactNode } from "react";
import type { CheckoutStep } from "#commerce/sales/checkout/schema.ts";
import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { CheckIcon } from "#ui/icons/icons.tsx";
import { steps } from "./props.ts";
import "./step.css";
import "./payment.css";

type Props = {
  name: CheckoutStep;
  open: CheckoutStep;
  /** The entered data, shown once the step is done. */
  summary?: ReactNode;
  children: ReactNode;
};

/** A step: open with its form, done with a summary and a link to change it, or still ahead. */
export function Step({ name, open, summary, children }: Props) {
  const t = useText();
  const at = steps.indexOf(name);
  const openAt = steps.indexOf(open);
  const state = at === openAt ? "open" : at < openAt ? "behind" : "ahead";
  return (
    <section className="step" data-state={state} aria-labelledby={`step-${name}`}>
      <header className="step-head">
        <h2 className="step-title" id={`step-${name}`}>
          <span className="step-mark" aria-hidden="true">
            {state === "behind" ? <CheckIcon size={18} /> : at + 1}
          </span>
          {t(`checkout.step.${name}`)}
        </h2>
        {state === "behind" && (
          <Link
            to={`/checkout?step=${name}`}
            className="step-change"
            prefetch={false}
            aria-describedby={`step-${name}`}
          >
            {t("checkout.change")}
          </Link>
        )}
      </header>
      {state === "open" && children}
      {state === "behind" && <div className="step-summary">{summary}</div>}
    </section>
  );
}
