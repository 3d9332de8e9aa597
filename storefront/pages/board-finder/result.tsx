import { useText } from "#storefront/app/shop.tsx";
import { ProductCard } from "#storefront/components/product/product-card.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { FinderPage } from "./finder-view.ts";

type ResultProps = FinderPage["results"][number] & Pick<FinderPage, "words"> & { isBest?: boolean };

/** A board with its length and reasons. The best one is drawn wide (best-board.css), and has a button. */
export function Result({ card, size, reasons, words, isBest }: ResultProps) {
  const say = useText(words);
  const t = useText();
  const path = size ? `/p/${card.uid}?size=${encodeURIComponent(size.toLowerCase())}` : `/p/${card.uid}`;
  return (
    <>
      <ProductCard
        card={card}
        list="finder"
        heading="h3"
        {...(isBest && { priority: true, sizes: "(min-width: 1024px) 400px, (min-width: 600px) 48vw, 92vw" })}
      />
      {size && (
        <p className="finder-size">
          <Link to={path} className="text-link">
            {say("finder.size", { size })}
            <span className="visually-hidden"> {card.name}</span>
          </Link>
        </p>
      )}
      {reasons.length > 0 && (
        <ul className="finder-reasons" aria-label={`${card.name}: ${t("specs.character")}`}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {isBest && (
        <Link to={path} className={buttonClass()}>
          {say("finder.see")}
          <span className="visually-hidden">: {card.name}</span>
        </Link>
      )}
    </>
  );
}
