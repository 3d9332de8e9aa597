import { Fragment, type ReactNode, useId } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { type List, useItemsEvent } from "#storefront/runtime/data-layer.ts";
import type { CardData } from "./card-data.ts";
import { CardSkeleton, skeletons } from "./card-skeleton.tsx";
import { PriceTerms } from "./price-terms.tsx";
import { InList, ProductCard } from "./product-card.tsx";
import "./product-grid.css";

type Props = {
  /** Absent while loading: six placeholders stand in. */
  cards: readonly CardData[] | undefined;
  list: List;
  /** How many cards of the first row are loaded before everything else. */
  priority?: number;
  /** Pieces between the cards, by the number of cards before them. */
  between?: Record<number, ReactNode>;
  isAddOn?: boolean;
  /** One below the other, with the words beside the picture. */
  rows?: boolean;
  heading?: "h2" | "h3";
};

/** Products, 2, 3 or 4 in a row. */
export function ProductGrid({ cards: given, list, priority = 0, between = {}, isAddOn, rows, heading }: Props) {
  const id = useId();
  const cards = useShop().onItsWay === "list" ? undefined : given;
  useListEvent(cards, list);
  return (
    <InList value={list}>
      <PriceTerms all />
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
              <ProductCard card={card} list={id} priority={index < priority} isAddOn={isAddOn} heading={heading} />
            </li>
          </Fragment>
        ))}
        {cards && between[cards.length]}
      </ul>
    </InList>
  );
}

/** Tells that these products are in sight, as one list (specification 7.13). */
export function useListEvent(cards: readonly CardData[] | undefined, list: List): void {
  const { locale } = useShop();
  const items = cards?.filter(isPublished) ?? [];
  const currency = locale.shoppingRegion ? items[0]?.currency : undefined;
  useItemsEvent("view_item_list", { currency, items, list });
}

/** Published means: a title, an address, a commerce product (specification 4). */
export const isPublished = (card: CardData): boolean => Boolean(card.name && card.uid && card.id);
