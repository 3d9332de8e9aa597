import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldsRequest, PaymentFields, WalletButtons } from "#commerce/sales/payments/browser-fields.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { FieldsEntry } from "#storefront/pages/checkout/props.ts";
import { loadFields } from "./load-fields.ts";

type Wished = Pick<FieldsRequest, "amount" | "currency" | "session"> & {
  entry: FieldsEntry;
  /** Whether there is something to pay in them. */
  isWanted: boolean;
  /** What a wallet's button orders, as the page stands when it is pressed. */
  order: WalletButtons["order"];
  onShown?: () => void;
};

type Fields = {
  /** Where the fields and the wallets' buttons go. */
  holder: RefObject<HTMLDivElement | null>;
  walletHolder: RefObject<HTMLDivElement | null>;
  /** Null: not there yet. */
  fields: PaymentFields | null;
  /** Why nothing was paid, in the visitor's language; "" where nothing went wrong. */
  fault: string;
  setFault: (reason: string) => void;
  /** What is said where nobody knows why. */
  failed: string;
};

/** Mounts a provider's own fields and its wallets' buttons in the page, anew whenever what is to be paid changes. */
export function useFields({ entry, isWanted, amount, currency, ...wished }: Wished): Fields {
  const t = useText();
  const { locale } = useShop();
  const holder = useRef<HTMLDivElement>(null);
  const walletHolder = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<PaymentFields | null>(null);
  const [fault, setFault] = useState("");
  const failed = t("checkout.element.failed");
  // The wallets' buttons outlive a rendering.
  const latest = useRef({ ...wished, settings: entry.settings });
  useEffect(() => {
    latest.current = { ...wished, settings: entry.settings };
  });

  useEffect(() => {
    if (!isWanted || !holder.current || !walletHolder.current) return;
    const [place, buttons] = [document.createElement("div"), document.createElement("div")];
    holder.current.append(place);
    walletHolder.current.append(buttons);
    const { session, settings } = latest.current;
    const wallets = {
      holder: buttons,
      order: () => latest.current.order(),
      onShown: () => latest.current.onShown?.(),
      onFailure: (reason: string) => setFault(reason || failed),
    };
    const look = { settings, amount, currency, language: locale.language, holder: place, wallets };
    const mounting = loadFields(entry.browserModule, { ...look, ...(session && { session }) });
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
  }, [isWanted, entry.browserModule, amount, currency, locale, failed]);

  return { holder, walletHolder, fields, fault, setFault, failed };
}
