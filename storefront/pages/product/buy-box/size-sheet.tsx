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
  /** The product's name, with the values that are already chosen. */
  name: string;
  isOpen: boolean;
  /** The label of the last value chosen, once nothing is missing: "158". */
  chosen?: string;
  /** The unit price, in minor units. */
  price: number;
  currency: string;
  /** The stock of the chosen variant. */
  stock: ReactNode;
  onClose: () => void;
  /** Adds the chosen variant to the cart. */
  onAdd: () => void;
  children: ReactNode;
};

/** Opens from the bar on phones when no size is chosen yet: one tap chooses, a second one adds. */
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
