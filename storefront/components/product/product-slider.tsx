import { type ReactNode, useId } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { sliderSizes, sliderWidths } from "#storefront/components/media/picture-set.ts";
import { Slider } from "#ui/slider.tsx";
import type { CardData } from "./card-data.ts";
import { CardSkeleton, skeletons } from "./card-skeleton.tsx";
import { PriceTerms } from "./price-terms.tsx";
import { InList, ProductCard } from "./product-card.tsx";
import { isPublished, useListEvent } from "./product-grid.tsx";
import "./product-slider.css";

type Props = {
  title: string;
  /** The list's name in events, the same in every language. */
  name: string;
  /** Absent while loading; four placeholders are shown. */
  cards: readonly CardData[] | undefined;
  /** Placed below the title, or in place of it. */
  heading?: ReactNode;
};

/** Products in one scrolling row, with four, two or one visible. */
export function ProductSlider({ title, name, cards, heading }: Props) {
  const t = useText();
  const id = useId();
  const list = { name, title };
  useListEvent(cards, list);
  const labels = { slider: title, previous: t("frame.previous"), next: t("frame.next") };
  return (
    <InList value={list}>
      <Slider
        labels={labels}
        heading={heading ?? <h2 className="display-3 display">{title}</h2>}
        className="product-slider"
        busy={!cards}
      >
        {cards
          ? cards
              .filter(isPublished)
              .map((card) => (
                <ProductCard key={card.uid} card={card} list={id} sizes={sliderSizes} widths={sliderWidths} />
              ))
          : skeletons(4).map((index) => <CardSkeleton key={index} />)}
      </Slider>
      <PriceTerms all />
    </InList>
  );
}
