import { useText } from "#storefront/app/shop.tsx";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import { Check } from "#ui/field.tsx";

type Props = Pick<CheckoutProps, "payment" | "words"> & { onChoose?: (isInvoice: boolean) => void };

/**
 * The choice between paying now and by invoice, for customers who may use invoices. Card fields are shown for paying
 * now only (payment.css). When the order exceeds the credit limit, paying by invoice is disabled, with the reason.
 */
export function PayBy({ payment, words, onChoose }: Props) {
  const { invoiceDays, credit, isInvoice } = payment;
  const say = useText(words);
  if (invoiceDays === null) return null;
  const { isPassed = false, ...amounts } = credit ?? {};
  const way = (value: "now" | "invoice") => ({
    type: "radio",
    name: "pay",
    value,
    className: "method",
    defaultChecked: (value === "invoice") === (isInvoice && !isPassed),
    autoFocus: value === "now" && isInvoice && isPassed,
    onChange: () => onChoose?.(value === "invoice"),
  });
  return (
    <fieldset className="stack stack-m">
      <legend className="part-title">{say("invoice.title")}</legend>
      <div className="methods">
        <Check {...way("now")}>
          <span className="method-name">{say("invoice.now")}</span>
        </Check>
        <Check {...way("invoice")} disabled={isPassed} aria-describedby={isPassed ? "invoice-passed" : undefined}>
          <span className="method-name">{say("invoice.later", { days: invoiceDays })}</span>
          <span className="method-days">
            {say("invoice.hint")}
            {credit && !isPassed && <> {say("invoice.left", amounts)}</>}
          </span>
        </Check>
      </div>
      {isPassed && (
        <p className={isInvoice ? "step-error" : "quiet"} id="invoice-passed">
          {say("invoice.passed", amounts)}
        </p>
      )}
    </fieldset>
  );
}
