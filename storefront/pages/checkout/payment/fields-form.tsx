import { type FormEvent, useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Agreement, Onward } from "../onward.tsx";
import type { CheckoutProps, FieldsEntry } from "../props.ts";
import { sendOrder } from "../send-order.ts";
import { orderForm, StepForm } from "../step-form.tsx";
import { FieldsFault } from "./fields-fault.tsx";
import { GiftCards } from "./gift-card.tsx";
import { PayBy } from "./pay-by.tsx";
import { useFields } from "./use-fields.ts";

type Props = CheckoutProps & { entry: FieldsEntry };

/** Payment with the provider's own fields. An order that costs nothing does not need them. */
export function FieldsForm({ entry, ...props }: Props) {
  const t = useText();
  const { locale } = useShop();
  const { csrf, contact, order, due, words } = props;
  const [hasWallet, setHasWallet] = useState(false);
  const [isInvoice, setInvoice] = useState(props.payment.isInvoice);
  const [isBusy, setBusy] = useState(false);
  const isFree = due === 0;
  const { session } = props.payment;
  const { holder, walletHolder, fields, fault, setFault, failed } = useFields({
    entry,
    isWanted: !isFree,
    amount: due,
    currency: order.currency,
    ...(session && { session }),
    order: async () => {
      const placed = await sendOrder(props, locale);
      if (placed.kind === "pay") return placed;
      if (placed.kind === "again") throw new Error(failed);
      location.assign(placed.to);
      return null;
    },
    onShown: () => setHasWallet(true),
  });

  const wallets = (
    <div className="wallets" hidden={!hasWallet || isInvoice}>
      {!props.review && <Agreement />}
      <div ref={walletHolder} className="wallet-buttons" />
      <p className="wallets-or stack stack-m">{words["wallet.or"]}</p>
    </div>
  );
  const isReady = isFree || isInvoice || fields !== null;

  async function pay(): Promise<string> {
    const wrong = isInvoice ? null : await fields?.check();
    if (wrong) return wrong;
    const placed = await sendOrder(props, locale, isInvoice);
    if (placed.kind === "again") return failed;
    if (placed.kind === "pay" && fields) return fields.pay(placed.clientSecret, placed.returnUrl);
    if (placed.kind === "go") location.assign(placed.to);
    return "";
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setBusy(true);
    setFault("");
    const reason = await pay().catch(() => failed);
    setFault(reason);
    // Without an error the browser is already loading another page.
    if (reason) setBusy(false);
  }

  return (
    <>
      <StepForm
        step="payment"
        id={orderForm}
        {...{ csrf, contact, payment: props.payment }}
        onSubmit={(event) => void submit(event)}
      >
        <FieldsFault fault={fault} />
        <PayBy {...props} onChoose={setInvoice} />
        {!isFree && (
          <div className="payment-now" hidden={isInvoice}>
            {!props.review && wallets}
            <div ref={holder} className="payment-element" aria-busy={!isReady && !fault} />
          </div>
        )}
        {!isReady && !fault && <p className="quiet">{t("checkout.element.loading")}</p>}
      </StepForm>
      <GiftCards {...props} />
      <Onward {...props} isBusy={isBusy} isReady={isReady}>
        {props.review && !isFree && wallets}
      </Onward>
    </>
  );
}
