import { Link } from "#shop/frame/link.tsx";
import { useShop, useText } from "#shop/frame/shop.tsx";
import { type CardData, cardPath } from "#shop/parts/card-data.ts";
import { Picture } from "#shop/parts/picture.tsx";
import { Price } from "#shop/parts/price.tsx";
import { ProductBadge } from "#shop/parts/product-badge.tsx";
import { ArrowIcon } from "#ui/icons.tsx";
import { Slider } from "#ui/slider.tsx";
import type { HomeView } from "./home-view.ts";
import "./rack.css";

/** New boards upright, side by side, as in a rack. */
export function Rack({ rack: { title, link, cards } }: Pick<HomeView, "rack">) {
  const t = useText();
  const heading = (
    <>
      <h2 className="section-title display">{title}</h2>
      {link && (
        <Link to={link.path} className="text-link">
          {link.label} <ArrowIcon size={18} />
        </Link>
      )}
    </>
  );
  return (
    <div className="rack wrap apart">
      <Slider labels={{ slider: title, previous: t("frame.previous"), next: t("frame.next") }} heading={heading}>
        {cards.map((card) => (
          <Board key={card.uid} card={card} />
        ))}
      </Slider>
    </div>
  );
}

function Board({ card }: { card: CardData }) {
  const { locale } = useShop();
  return (
    <article className="rack-board" data-product={card.uid}>
      <div className="rack-frame">
        <Picture
          id={card.image}
          alt=""
          sizes="(min-width: 1440px) 15vw, (min-width: 900px) 24vw, 48vw"
          widths={[180, 270, 360, 480, 640]}
          width={9}
          height={23}
          crop
          className="rack-picture"
        />
        <ProductBadge card={card} className="rack-badge" />
      </div>
      <div className="rack-text">
        <h3 className="rack-name">
          <Link to={cardPath(card, card.swatches[0]?.code ?? "")}>{card.name}</Link>
        </h3>
        {locale.shoppingRegion && (
          <Price amount={card.price} to={card.priceTo} currency={card.currency} retail={card.retailPrice} />
        )}
      </div>
    </article>
  );
}
