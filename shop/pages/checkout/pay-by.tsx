import { sayer } from "#shop/parts/sayer.ts";
import { Check } from "#ui/field.tsx";
import type { CheckoutProps } from "./props.ts";

type Props = Pick<CheckoutProps, "payment" | "words"> & { onChoose?: (isInvoice: boolean) => void };

/** Now or by invoice, for those who may; the fields of cards are for the first alone (step.css). */
export function PayBy({ payment: { invoiceDays, isInvoice }, words, onChoose }: Props) {
  const say = sayer(words);
  if (invoiceDays === null) return null;
  const way = (value: "now" | "invoice") => ({
    ...{ type: "radio", name: "pay", value, className: "method" },
    defaultChecked: (value === "invoice") === isInvoice,
    onChange: () => onChoose?.(value === "invoice"),
  });
  return (
    <fieldset className="part">
      <legend className="part-title">{say("invoice.title")}</legend>
      <div className="methods">
        <Check {...way("now")}>
          <span className="method-name">{say("invoice.now")}</span>
        </Check>
        <Check {...way("invoice")}>
          <span className="method-name">{say("invoice.later", { days: invoiceDays })}</span>
          <span className="method-days">{say("invoice.hint")}</span>
        </Check>
      </div>
    </fieldset>
  );
}
