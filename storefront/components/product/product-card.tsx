import { createContext, type MouseEvent, use, useState } from "react";
import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { comparedKind } from "#storefront/components/compare/limits.ts";
import { CompareToggle } from "#storefront/components/compare/toggle.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { cardSizes, cardWidths } from "#storefront/components/media/picture-set.ts";
import { type List, trackItems } from "#storefront/runtime/data-layer.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import { type CardData, cardPath, firstColour, pictureOf, secondPictureOf } from "./card-data.ts";
import { carryPicture } from "./carry-picture.ts";
import { Heart } from "./heart.tsx";
import { Price, savingOf } from "./price.tsx";
import { ProductBadge, TextTag } from "./product-badge.tsx";
import { RatingLine } from "./rating.tsx";
import { SizeLine } from "./size-line.tsx";
import { Swatches } from "./swatches.tsx";
import "./product-card.css";
import "./product-card-price.css";
import "./product-card-rows.css";

type Props = {
  card: CardData;
  /** The name of the list on its page. A product may appear in two lists, with separately chosen colours. */
  list: string;
  /** Set in the first row of the first screen. */
  priority?: boolean;
  sizes?: string;
  widths?: readonly number[];
  /** Add-on grids show no sale badge. */
  isAddOn?: boolean;
  heading?: "h2" | "h3";
};

/**
 * The list of the cards, for the events they send. It is not a prop, because the server renders a card once for all
 * lists.
 */
export const InList = createContext<List | undefined>(undefined);

/** A product in a list. The chosen colour changes the picture and the link; hovering shows the second view. */
export const ProductCard = cacheMarkup(
  "card",
  function Card({
    card,
    list,
    priority,
    sizes = cardSizes,
    widths = cardWidths,
    isAddOn,
    heading: Heading = "h3",
  }: Props) {
    const { locale } = useShop();
    const t = useText();
    const inList = use(InList);
    const [colour, setColour] = useState(firstColour(card));
    const [pointed, setPointed] = useState(false);
    const second = pointed ? secondPictureOf(card, colour) : undefined;
    const image = pictureOf(card, colour);
    // What is sold out is no offer, whatever it cost.
    const retail = card.inStock ? card.retailPrice : undefined;
    const price = { amount: card.price, to: card.priceTo, retail, lowest: card.lowestPrice, isPro: card.isPro };
    const saving = card.isInSale && locale.shoppingRegion ? savingOf(price, locale.eu) : 0;
    const label = card.swatches.find((swatch) => swatch.code === colour)?.label;
    const select = (event: MouseEvent<HTMLAnchorElement>) => {
      const currency = locale.shoppingRegion ? card.currency : undefined;
      trackItems("select_item", { currency, items: [card], list: inList });
      carryPicture(event);
    };
    const frame = { sizes, widths, width: 3, height: 4, quality: 90 } as const;

    return (
      <article
        className={classes("card", !card.inStock && "card-gone")}
        data-product={card.uid}
        onPointerEnter={() => setPointed(true)}
      >
        <div className="card-frame">
          <Picture
            {...frame}
            id={image}
            alt={card.alts?.[image] ?? (label ? `${card.name}, ${label}` : card.name)}
            priority={priority}
            className="card-picture"
          />
          {second && <Picture {...frame} id={second} alt="" className="card-second" priority />}
          {!card.inStock ? (
            <TextTag isQuiet className="card-badge">
              {t("catalogue.sold-out")}
            </TextTag>
          ) : saving > 0 ? (
            <TextTag className="card-badge">{t("catalogue.price-saved", { percent: saving })}</TextTag>
          ) : (
            <ProductBadge card={card} isAddOn={isAddOn} className="card-badge" />
          )}
        </div>
        <div className="card-heart">
          <Heart product={card.id} name={card.name} />
        </div>
        <div className="card-text">
          <Heading className="card-name">
            <Link to={cardPath(card, colour)} className="card-link cover-link" onClick={select}>
              {card.name}
            </Link>
          </Heading>
          <div className="card-about">
            {card.tagline && <p className="card-tagline">{card.tagline}</p>}
            {card.facts && (
              <p className="card-terms">
                {card.facts.map((fact, index) => (
                  <span key={fact}>
                    {index > 0 && "\u00a0· "}
                    {fact}
                  </span>
                ))}
              </p>
            )}
            {card.sizes && <SizeLine sizes={card.sizes} />}
          </div>
          <div className="card-facts">
            <div className="card-price">
              {locale.shoppingRegion && (
                <Price {...price} currency={card.currency} unit={card.unitPrice} isSavingTold={saving > 0} />
              )}
              {card.rating && <RatingLine {...card.rating} short />}
            </div>
            <div className="card-choice">
              {card.swatches.length > 0 && (
                <Swatches
                  name={`${list}-${card.uid}`}
                  legend={t("catalogue.colour")}
                  swatches={card.swatches}
                  selected={colour}
                  onSelect={setColour}
                  short
                />
              )}
            </div>
          </div>
          {card.kind === comparedKind && !isAddOn && <CompareToggle id={card.id} name={card.name} />}
        </div>
      </article>
    );
  },
);
