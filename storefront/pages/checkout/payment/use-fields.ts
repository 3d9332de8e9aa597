import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldsRequest, PaymentFields, WalletButtons } from "#commerce/sales/payments/browser-fields.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { FieldsEntry } from "#storefront/pages/checkout/props.ts";
import { loadFields } from "./load-fields.ts";

type FieldsOptions = Pick<FieldsRequest, "amount" | "currency" | "session"> & {
  entry: FieldsEntry;
  /** Whether the fields are needed, because an amount is left to pay. */
  isWanted: boolean;
  /** Returns the order that a wallet's button places, as the page is at that moment. */
  order: WalletButtons["order"];
  onShown?: () => void;
};

type Fields = {
  /** The elements for the fields and for the wallets' buttons. */
  holder: RefObject<HTMLDivElement | null>;
  walletHolder: RefObject<HTMLDivElement | null>;
  /** Null until the fields are loaded. */
  fields: PaymentFields | null;
  /** The reason why the payment failed, in the visitor's language; an empty string when there is no error. */
  fault: string;
  setFault: (reason: string) => void;
  /** The message for an error without a known reason. */
  failed: string;
};

/** Mounts a provider's own fields and wallet buttons in the page, and does so again whenever the amount changes. */
export function useFields({ entry, isWanted, amount, currency, ...wished }: FieldsOptions): Fields {
  const t = useText();
  const { locale } = useShop();
  const holder = useRef<HTMLDivElement>(null);
  const walletHolder = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<PaymentFields | null>(null);
  const [fault, setFault] = useState("");
  const failed = t("checkout.element.failed");
  // The wallet buttons live longer than one render, so they read the latest values from a ref.
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
