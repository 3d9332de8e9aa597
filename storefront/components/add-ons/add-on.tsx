import type { ReactNode } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { cardPath, firstColour } from "#storefront/components/product/card-data.ts";
import { Price } from "#storefront/components/product/price.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import type { AddOn } from "./load-add-ons.ts";
import "./add-ons.css";

type Props = { addOn: AddOn; isInCart: boolean; children: ReactNode };

/** An add-on: the product, its price, and (as children) the control that adds it. */
export function AddOnItem({ addOn: { card, variants }, isInCart, children }: Props) {
  const t = useText();
  return (
    <li className="add-on" data-add-on={card.uid}>
      <div className="add-on-picture">
        <Picture id={card.image} alt="" sizes="110px" widths={[110, 220]} width={3} height={4} />
      </div>
      <div className="stack gap-4 text-s content-start may-shrink one-column">
        <h3 className="text-m bold">
          <Link to={cardPath(card, firstColour(card))} prefetch={false}>
            {card.name}
          </Link>
        </h3>
        <Price
          amount={card.price}
          to={card.priceTo}
          currency={card.currency}
          retail={card.retailPrice}
          lowest={card.lowestPrice}
          unit={card.unitPrice}
          isPro={card.isPro}
        />
        {variants.length === 0 && <p>{t("catalogue.sold-out")}</p>}
        {children}
      </div>
      {isInCart && (
        <p className="add-on-done" role="status">
          {t("catalogue.added")}
        </p>
      )}
    </li>
  );
}
