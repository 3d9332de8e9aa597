import { useText } from "#storefront/app/shop.tsx";

type Props = {
  isOut: boolean;
  isAdding: boolean;
  /** What is still to be chosen, "Choose a length". Without a script the button does not follow the choice. */
  ask: string | undefined;
};

/** The words on the button that adds the product to the cart. */
export function BuyLabel({ isOut, isAdding, ask }: Props) {
  const t = useText();
  if (isOut) return t("catalogue.sold-out");
  if (isAdding) return t("catalogue.adding");
  if (!ask) return t("catalogue.add-to-cart");
  return (
    <>
      <span className="buy-ask">{ask}</span>
      <span className="buy-plainly">{t("catalogue.add-to-cart")}</span>
    </>
  );
}
