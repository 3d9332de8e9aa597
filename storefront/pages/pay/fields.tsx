import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PaymentFields } from "#commerce/sales/payments/browser-fields.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { loadFields } from "#storefront/pages/checkout/payment/load-fields.ts";
import type { FieldsEntry } from "#storefront/pages/checkout/props.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { PayProps } from "./props.ts";

/** Paying in the provider's own fields, which the server has opened. */
export function PayFields(props: PayProps & { entry: FieldsEntry }) {
  const { words, order, amount, due, entry, action, clientSecret } = props;
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const holder = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<PaymentFields | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { currency } = order;
  const failed = t("checkout.element.failed");
  const [fault, setFault] = useState(clientSecret === null ? failed : "");
  const settings = useRef(entry.settings);

  useEffect(() => {
    if (clientSecret === null || !holder.current || !buttons.current) return;
    const returnUrl = new URL(action, location.origin).href;
    const place = document.createElement("div");
    holder.current.append(place);
    const wallets = {
      holder: buttons.current,
      order: async () => ({ clientSecret, returnUrl }),
      onShown: () => undefined,
      onFailure: (reason: string) => setFault(reason || failed),
    };
    const look = { settings: settings.current, amount, currency, language: locale.language, holder: place, wallets };
    const mounting = loadFields(entry.browserModule, look);
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
  }, [clientSecret, entry.browserModule, action, amount, currency, locale, failed]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !fields || clientSecret === null) return;
    setBusy(true);
    setFault("");
    const pay = async () =>
      (await fields.check()) ?? (await fields.pay(clientSecret, new URL(action, location.origin).href));
    const reason = await pay().catch(() => failed);
    setFault(reason);
    // Without a fault the browser is on its way to another page.
    if (reason) setBusy(false);
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <noscript>
        <Notice kind="error">{t("checkout.element.script")}</Notice>
      </noscript>
      {fault && (
        <Notice kind="error" live>
          {fault}
        </Notice>
      )}
      <div ref={buttons} />
      <div ref={holder} className="payment-element" aria-busy={!fields && !fault} />
      <Button type="submit" disabled={isBusy || !fields}>
        {say("pay", { amount: due })}
      </Button>
    </form>
  );
}
