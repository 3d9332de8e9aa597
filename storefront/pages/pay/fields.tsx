import { type FormEvent, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { FieldsFault } from "#storefront/pages/checkout/payment/fields-fault.tsx";
import { useFields } from "#storefront/pages/checkout/payment/use-fields.ts";
import type { FieldsEntry } from "#storefront/pages/checkout/props.ts";
import { Button } from "#ui/button.tsx";
import type { PayProps } from "./props.ts";

/** Payment with the provider's own fields, which the server has opened. */
export function PayFields(props: PayProps & { entry: FieldsEntry }) {
  const { words, order, amount, due, entry, action, clientSecret } = props;
  const say = useText(words);
  const [isBusy, setBusy] = useState(false);
  const isOpen = clientSecret !== null;
  const returnUrl = () => new URL(action, location.origin).href;
  const { holder, walletHolder, fields, fault, setFault, failed } = useFields({
    entry,
    isWanted: isOpen,
    amount,
    currency: order.currency,
    order: async () => (isOpen ? { clientSecret, returnUrl: returnUrl() } : null),
  });
  const shown = isOpen ? fault : failed;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !fields || !isOpen) return;
    setBusy(true);
    setFault("");
    const pay = async () => (await fields.check()) ?? (await fields.pay(clientSecret, returnUrl()));
    const reason = await pay().catch(() => failed);
    setFault(reason);
    // Without an error the browser is already loading another page.
    if (reason) setBusy(false);
  }

  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <FieldsFault fault={shown} />
      <div ref={walletHolder} />
      <div ref={holder} className="payment-element" aria-busy={!fields && !shown} />
      <Button type="submit" disabled={isBusy || !fields}>
        {say("pay", { amount: due })}
      </Button>
    </form>
  );
}
