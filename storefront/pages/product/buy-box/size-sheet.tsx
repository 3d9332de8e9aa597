import { type ReactNode, useEffect, useState } from "react";
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
  isComplete: boolean;
  onClose: () => void;
  /** Adds what is chosen by now. */
  onAdd: () => void;
  children: ReactNode;
};

/** Comes up from the bar of a phone when it is not said yet which size is wanted: one tap chooses, one adds. */
export default function SizeSheet({ name, isOpen, isComplete, onClose, onAdd, children }: Props) {
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
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      label={words["purchase.sheet"]}
      closeLabel={t("frame.close")}
      className="size-sheet"
    >
      <h2 className="display display-4">{words["purchase.sheet"]}</h2>
      <p className="size-sheet-name">{name}</p>
      {children}
      <Button wide disabled={!isComplete} onClick={onAdd}>
        {t("catalogue.add-to-cart")}
      </Button>
    </Dialog>
  );
}
