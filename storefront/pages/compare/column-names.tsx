import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { firstColour, pictureOf } from "#storefront/components/product/card-data.ts";
import type { CompareCard } from "./data.ts";
import "./column-names.css";

type Props = {
  cards: readonly CompareCard[];
  label: string;
  /** Whether no further board can be added: then the table has no column for one. */
  isFull: boolean;
  children: ReactNode;
};

/**
 * The table (`children`) in a part that scrolls sideways. Once its boards have left the window, their names stand in a
 * row below the header, each above its column.
 */
export function NamedColumns({ cards, label, isFull, children }: Props) {
  const { locale } = useShop();
  const names = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLElement>(null);
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const { current: scroll } = body;
    const head = scroll?.querySelector("thead");
    // What is below the window counts as seen, so that a jump down the page is noticed too.
    const rootMargin = "-72px 0px 99999px";
    const seen = new IntersectionObserver(([entry]) => entry && setPassed(!entry.isIntersecting), { rootMargin });
    if (head) seen.observe(head);
    return () => seen.disconnect();
  }, []);
  // It comes where the table has been scrolled to.
  useEffect(() => {
    if (isPassed) names.current?.scrollTo({ left: body.current?.scrollLeft ?? 0 });
  }, [isPassed]);
  return (
    <div style={{ "--boards": cards.length } as CSSProperties}>
      <div className="compare-names" ref={names} hidden={!isPassed} aria-hidden="true">
        <div className="compare-names-row">
          <span />
          {cards.map((card) => (
            <p key={card.id} className="compare-name">
              <Picture
                id={pictureOf(card, firstColour(card))}
                alt=""
                sizes="32px"
                widths={[160]}
                width={3}
                height={4}
              />
              <strong>{card.name}</strong>
              {card.currency && <span className="numbers">{formatMoney(card.price, card.currency, locale.intl)}</span>}
            </p>
          ))}
          {!isFull && <span className="compare-more" />}
        </div>
      </div>
      <section
        ref={body}
        className="compare-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget }) => names.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        {children}
      </section>
    </div>
  );
}
