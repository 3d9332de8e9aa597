import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PaymentFields } from "#commerce/sales/payments/browser-fields.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Notice } from "#ui/notice.tsx";
import { Agreement, Onward } from "../onward.tsx";
import type { CheckoutProps, FieldsEntry } from "../props.ts";
import { sendOrder } from "../send-order.ts";
import { orderForm, StepForm } from "../step-form.tsx";
import { GiftCards } from "./gift-card.tsx";
import { loadFields } from "./load-fields.ts";
import { PayBy } from "./pay-by.tsx";

type Props = CheckoutProps & { entry: FieldsEntry };

/** Paying in the provider's own fields; an order that costs nothing needs none. */
export function FieldsForm({ entry, ...props }: Props) {
  const t = useText();
  const { locale } = useShop();
  const { csrf, contact, order, due, words } = props;
  const holder = useRef<HTMLDivElement>(null);
  const walletHolder = useRef<HTMLDivElement>(null);
  const [hasWallet, setHasWallet] = useState(false);
  const [isInvoice, setInvoice] = useState(props.payment.isInvoice);
  const [fields, setFields] = useState<PaymentFields | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const isFree = due === 0;
  const failed = t("checkout.element.failed");

  // The wallets' buttons outlive a rendering: they order what the page shows when they are pressed.
  const latest = useRef(props);
  const settings = useRef(entry.settings);
  useEffect(() => {
    latest.current = props;
    settings.current = entry.settings;
  });

  useEffect(() => {
    if (isFree || !holder.current || !walletHolder.current) return;
    const [place, buttons] = [document.createElement("div"), document.createElement("div")];
    holder.current.append(place);
    walletHolder.current.append(buttons);
    const wallets = {
      holder: buttons,
      order: async () => {
        const placed = await sendOrder(latest.current, locale);
        if (placed.kind === "pay") return placed;
        if (placed.kind === "again") throw new Error(failed);
        location.assign(placed.to);
        return null;
      },
      onShown: () => setHasWallet(true),
      onFailure: (reason: string) => setFault(reason || failed),
    };
    const request = {
      settings: settings.current,
      amount: due,
      currency: order.currency,
      language: locale.language,
      holder: place,
      wallets,
      ...(latest.current.payment.session && { session: latest.current.payment.session }),
    };
    const mounting = loadFields(entry.browserModule, request);
    let isGone = false;
    mounting.then(
      (mounted) => (isGone ? mounted.remove() : setFields(mounted)),
      () => isGone || setFault(failed),
    );
    return () => {
      isGone = true;
      mounting.then((mounted) => mounted.remove()).catch(() => undefined);
      place.remove();
      buttons.remove();
    };
  }, [isFree, entry.browserModule, due, order.currency, locale, failed]);

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
    // Without a fault the browser is on its way to another page.
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
        <noscript>
          <Notice kind="error">{t("checkout.element.script")}</Notice>
        </noscript>
        {fault && (
          <Notice kind="error" live>
            {fault}
          </Notice>
        )}
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
