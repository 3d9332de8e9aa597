import { Fragment, type ReactNode, useId } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { type List, useItemsEvent } from "#storefront/runtime/data-layer.ts";
import type { CardData } from "./card-data.ts";
import { CardSkeleton, skeletons } from "./card-skeleton.tsx";
import { PriceTerms } from "./price-terms.tsx";
import { InList, ProductCard } from "./product-card.tsx";
import "./product-grid.css";

type Props = {
  /** Absent while loading; six placeholders are shown. */
  cards: readonly CardData[] | undefined;
  list: List;
  /** The number of cards in the first row whose pictures load with high priority. */
  priority?: number;
  /** Elements between the cards, by the number of cards before them. */
  between?: Record<number, ReactNode>;
  /** Shows the cards stacked, with the text beside the picture. */
  rows?: boolean;
  heading?: "h2" | "h3";
  /** The page shows the terms of the prices itself, for example beside the sort order. */
  isBare?: boolean;
};

/** Products in a grid with 2, 3 or 4 columns. */
export function ProductGrid({ cards: given, list, priority = 0, between = {}, rows, heading, isBare }: Props) {
  const id = useId();
  const cards = useShop().onItsWay === "list" ? undefined : given;
  useListEvent(cards, list);
  return (
    <InList value={list}>
      {!isBare && <PriceTerms all />}
      <ul className={rows ? "grid grid-rows" : "grid"} aria-busy={cards ? undefined : true}>
        {!cards &&
          skeletons(6).map((index) => (
            <li key={index}>
              <CardSkeleton />
            </li>
          ))}
        {cards?.filter(isPublished).map((card, index) => (
          <Fragment key={`${card.uid} ${card.colour ?? ""}`}>
            {between[index]}
            <li>
              <ProductCard card={card} list={id} priority={index < priority} heading={heading} />
            </li>
          </Fragment>
        ))}
        {cards && between[cards.length]}
      </ul>
    </InList>
  );
}

/** Sends an event that these products are in view, as one list (specification 7.13). */
export function useListEvent(cards: readonly CardData[] | undefined, list: List): void {
  const { locale } = useShop();
  const items = cards?.filter(isPublished) ?? [];
  const currency = locale.shoppingRegion ? items[0]?.currency : undefined;
  useItemsEvent("view_item_list", { currency, items, list });
}

/** A card is published when it has a title, an address, and a commerce product (specification 4). */
export const isPublished = (card: CardData): boolean => Boolean(card.name && card.uid && card.id);
