import { type ReactNode, useEffect, useState } from "react";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { loadPurchaseTexts } from "#storefront/i18n/load-in-browser.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import "./size-sheet.css";

type Props = {
  /** What is asked for: the product by its name, and what of it is open. */
  name: string;
  isOpen: boolean;
  /** The last of what was asked for, once nothing is open any more: "158". */
  chosen?: string;
  /** Of one piece, in minor units. */
  price: number;
  currency: string;
  /** How much there is of what is chosen. */
  stock: ReactNode;
  onClose: () => void;
  /** Adds what is chosen by now. */
  onAdd: () => void;
  children: ReactNode;
};

/** Comes up from the bar of a phone when it is not said yet which size is wanted: one tap chooses, one adds. */
export default function SizeSheet({ name, isOpen, chosen, price, currency, stock, onClose, onAdd, children }: Props) {
  const { locale } = useShop();
  const t = useText();
  const [words, setWords] = useState<AreaTexts<"purchase"> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadPurchaseTexts(locale.language).then((found) => isCurrent && setWords(found));
    return () => {
      isCurrent = false;
    };
  }, [locale.language]);
  if (!words) return null;
  const money = formatMoney(price, currency, locale.intl);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      label={words["purchase.sheet"]}
      closeLabel={t("frame.close")}
      className="size-sheet"
    >
      <h2 className="display display-4">{words["purchase.sheet"]}</h2>
      <p className="size-sheet-name">
        {name} <strong className="numbers">{money}</strong>
      </p>
      {children}
      {stock}
      <Button wide disabled={!chosen} onClick={onAdd}>
        {chosen ? fill(words["purchase.addOne"], { size: chosen, price: money }) : t("catalogue.add-to-cart")}
      </Button>
    </Dialog>
  );
}
