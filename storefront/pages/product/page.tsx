import { type CSSProperties, useEffect } from "react";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import { Drawn } from "#storefront/app/drawn.tsx";
import { useText } from "#storefront/app/shop.tsx";
import { comparedKind } from "#storefront/components/compare/limits.ts";
import { CompareToggle } from "#storefront/components/compare/toggle.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { Heart } from "#storefront/components/product/heart.tsx";
import { Price } from "#storefront/components/product/price.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { ProductBadge } from "#storefront/components/product/product-badge.tsx";
import { ProductSlider } from "#storefront/components/product/product-slider.tsx";
import { RatingLine } from "#storefront/components/product/rating.tsx";
import { boardSpecs } from "#storefront/components/product-facts/board-specs.ts";
import { useItemsEvent } from "#storefront/runtime/data-layer.ts";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { classes } from "#ui/classes.ts";
import { BuyForm } from "./buy-box/buy-box.tsx";
import { priceOf } from "./buy-box/choice.ts";
import { NotSold } from "./buy-box/not-sold.tsx";
import { useChoice } from "./buy-box/use-choice.ts";
import { drawSize } from "./drawn-size.ts";
import { Gallery } from "./gallery/gallery.tsx";
import { picturesOf } from "./gallery/pictures.ts";
import type { ProductView } from "./product-view.ts";
import "./buy-box/buy-box.css";
import "./buy-box/held-bar.css";
import "./buy-box/pro-price.css";
import "./buy-box/size-grid.css";
import "#storefront/components/reviews/reviews.css";
import "./gift-card/gift-card.css";
import "./product.css";
import "./character.css";
import "#storefront/components/product-drawings/purpose.css";
import "./size-chart.css";
import "#ui/field.css";
import "./setup/setup.css";
import "./story.css";

const MoreMedia = lazyComponent(() => import("./gallery/more-media.tsx"));
const SetupWiring = lazyComponent(() => import("./setup/wiring.tsx"));
const ShareWindows = lazyComponent(() => import("./share-windows.tsx"));
const VariantFacts = lazyComponent(() => import("./variant-facts.tsx"));
const Viewed = lazyComponent(() => import("#storefront/components/product/viewed-products.tsx"));

/** The key makes each product a new page, so no choice of the previous product remains. */
export default function ProductPage(view: ProductView) {
  return <Product key={view.product.id} {...view} />;
}

function Product(view: ProductView) {
  const { product, crumbs, related, extras } = view;
  const t = useText();
  const [choice, choose] = useChoice(view);
  const board = boardSpecs(product.specs);
  const price = priceOf(product, choice);
  const seen = { ...product, price: price?.amount ?? 0, retailPrice: price?.retail };
  useItemsEvent("view_item", { currency: product.currency, items: [seen] });
  const colour = product.options
    .flatMap((option) => (option.kind === "swatch" ? option.values : []))
    .find(({ code }) => code === choice.color);
  const size = board.sizes.find((one) => one.size.toLowerCase() === choice.size?.toLowerCase());
  const length = size?.size;
  useEffect(() => {
    for (const row of document.querySelectorAll<HTMLElement>("[data-size]"))
      row.toggleAttribute("data-chosen", row.dataset.size === length);
    drawSize(length);
  }, [length]);

  return (
    <>
      <div className="wrap">
        <div className="product-crumbs">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className="product stack" style={view.amounts}>
          <Gallery
            name={product.name}
            kind={product.kind}
            pictures={picturesOf(product, choice.color)}
            alts={view.alts}
            colour={colour?.label}
            film={extras.film}
          />
          <div className="buy stack product-buy">
            <header className="product-head">
              <div className="product-heart">
                {product.kind === comparedKind && <CompareToggle id={product.id} name={product.name} />}
                <Heart product={product.id} name={product.name} />
              </div>
              <ProductBadge
                card={{
                  ...product,
                  isComingSoon: product.availability === "preorder",
                  price: price?.amount ?? 0,
                  retailPrice: price?.retail,
                }}
                className="product-badge"
              />
              <h1 className="buy-title display">{product.name}</h1>
              {product.tagline && <p className="buy-tagline">{product.tagline}</p>}
              {view.rating && (
                <a href="#reviews" className="product-rating">
                  <RatingLine {...view.rating} />
                </a>
              )}
              {price && product.currency && (
                <Price
                  {...price}
                  currency={product.currency}
                  className={classes("buy-price", product.isPro && "buy-price-pro")}
                />
              )}
              {price && product.kind !== giftCardKind && <PriceTerms />}
            </header>
            {product.currency ? (
              <BuyForm
                product={product}
                choice={choice}
                choose={choose}
                boards={board.sizes}
                sizeGuide={extras.sizeGuide}
              />
            ) : (
              <NotSold product={product} choice={choice} choose={choose} />
            )}
            <Drawn name="promises" markup={view.promises} />
            <Drawn name="brief" markup={view.brief} />
            {view.ofVariants && <VariantFacts details={view.ofVariants} product={product} choice={choice} />}
            <Drawn name="share" markup={view.share} />
            <ShareWindows />
          </div>
        </div>
      </div>
      {extras.pictures.length > 0 && <MoreMedia name={product.name} pictures={extras.pictures} />}
      <Drawn
        name="character"
        markup={view.character}
        style={{ "--tint": colour?.hexColours[0] } as CSSProperties}
        onClick={(event) => drawSize((event.target as HTMLElement).dataset.drawn)}
      />
      <Drawn name="about" markup={view.about} />
      <Drawn name="talk" markup={view.talk} className="talk apart" />
      {view.hasSetup && <SetupWiring product={product} choice={choice} />}
      {related.length > 0 && (
        <div className="section wrap apart">
          <ProductSlider title={t("catalogue.related")} name="related" cards={related} />
        </div>
      )}
      <Viewed id={product.id} />
    </>
  );
}
