import { type FormEvent, useEffect, useRef, useState } from "react";
import { useShop, useText } from "#shop/frame/shop.tsx";
import { Notice } from "#ui/notice.tsx";
import { Onward } from "./onward.tsx";
import type { PaymentFields } from "./payment-element.ts";
import { placeOrder } from "./place-order.ts";
import type { CheckoutProps } from "./props.ts";
import { StepForm } from "./step-form.tsx";

type Props = CheckoutProps & { element: { publishableKey: string } };

/** Paying in the provider's own fields; an order that costs nothing needs none. */
export function ElementForm({ element, ...props }: Props) {
  const t = useText();
  const { locale } = useShop();
  const { csrf, order, due } = props;
  const { publishableKey } = element;
  const holder = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<PaymentFields | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const isFree = due === 0;
  const failed = t("checkout.element.failed");

  useEffect(() => {
    if (isFree || !holder.current) return;
    const place = document.createElement("div");
    holder.current.append(place);
    const wish = { publishableKey, amount: due, currency: order.currency, language: locale.language };
    const mounting = import("./payment-element.ts").then(({ mountPayment }) =>
      mountPayment({ ...wish, holder: place }),
    );
    let isGone = false;
    mounting.then(
      (mounted) => (isGone ? mounted.remove() : setFields(mounted)),
      () => isGone || setFault(failed),
    );
    return () => {
      isGone = true;
      mounting.then((mounted) => mounted.remove()).catch(() => undefined);
      place.remove();
    };
  }, [isFree, publishableKey, due, order.currency, locale.language, failed]);

  const isReady = isFree || fields !== null;

  async function pay(): Promise<string> {
    const wrong = await fields?.check();
    if (wrong) return wrong;
    const placed = await placeOrder(props, locale);
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
    const said = await pay().catch(() => failed);
    setFault(said);
    // Without a fault the browser is on its way to another page.
    if (said) setBusy(false);
  }

  return (
    <StepForm step="payment" csrf={csrf} onSubmit={(event) => void submit(event)}>
      <noscript>
        <Notice kind="error">{t("checkout.element.script")}</Notice>
      </noscript>
      {fault && (
        <Notice kind="error" live>
          {fault}
        </Notice>
      )}
      {!isFree && <div ref={holder} className="payment-element" aria-busy={!isReady && !fault} />}
      {!isReady && !fault && <p className="payment-loading">{t("checkout.element.loading")}</p>}
      <Onward order={order} due={due} isBusy={isBusy} isReady={isReady} />
    </StepForm>
  );
}
