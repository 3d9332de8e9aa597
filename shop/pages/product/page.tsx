import { giftCardKind } from "#commerce/promotions/schema.ts";
import { useTold } from "#shop/frame/data-layer.ts";
import { later } from "#shop/frame/later.tsx";
import { mediaUrl } from "#shop/frame/media.ts";
import { useShop, useText } from "#shop/frame/shop.tsx";
import { boardSpecs } from "#shop/parts/board-specs.ts";
import { Breadcrumbs } from "#shop/parts/breadcrumbs.tsx";
import { comparedKind } from "#shop/parts/compare/limits.ts";
import { CompareToggle } from "#shop/parts/compare/toggle.tsx";
import { Heart } from "#shop/parts/heart.tsx";
import { Price } from "#shop/parts/price.tsx";
import { ProductBadge } from "#shop/parts/product-badge.tsx";
import { ProductSlider } from "#shop/parts/product-slider.tsx";
import { RatingLine } from "#shop/parts/rating.tsx";
import { About } from "./about.tsx";
import { BuyForm } from "./buy-box.tsx";
import { Character, isBoard } from "./character.tsx";
import { priceOf } from "./choice.ts";
import { Gallery } from "./gallery.tsx";
import { NotSold } from "./not-sold.tsx";
import { picturesOf } from "./pictures.ts";
import type { ProductView } from "./product-view.ts";
import { Promises } from "./promises.tsx";
import { Share } from "./share.tsx";
import { SizeChart } from "./size-chart.tsx";
import { useChoice } from "./use-choice.ts";
import "./buy-box.css";
import "#shop/parts/reviews/reviews.css";
import "./product.css";

const MoreMedia = later(() => import("./more-media.tsx"));
const Viewed = later(() => import("#shop/parts/viewed-products.tsx"));

/** A new product is a new page: nothing chosen of the last one stays. */
export default function ProductPage(view: ProductView) {
  return <Product key={view.product.id} {...view} />;
}

function Product(view: ProductView) {
  const { product, crumbs, related, extras, address } = view;
  const { mediaBase } = useShop();
  const t = useText();
  const [choice, choose] = useChoice(view);
  const board = boardSpecs(product.specs);
  const price = priceOf(product, choice);
  const seen = { ...product, price: price?.amount ?? 0, retailPrice: price?.retail };
  useTold("view_item", { currency: product.currency, items: [seen] });
  const picture = mediaUrl(mediaBase, product.images[0]?.id ?? "", { w: 1200, fmt: "jpg" });
  const colour = product.options
    .flatMap((option) => (option.kind === "swatch" ? option.values : []))
    .find(({ code }) => code === choice.color);
  const size = board.sizes.find((one) => one.size.toLowerCase() === choice.size?.toLowerCase());

  return (
    <>
      <div className="wrap">
        <div className="product-crumbs">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className="product">
          <Gallery
            name={product.name}
            pictures={picturesOf(product, choice.color)}
            colour={colour?.label}
            film={extras.film}
          />
          <div className="buy product-buy">
            <header className="product-head">
              <div className="product-heart">
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
              {price && product.currency && <Price {...price} currency={product.currency} className="buy-price" />}
            </header>
            {product.currency ? (
              <>
                <BuyForm
                  product={product}
                  choice={choice}
                  choose={choose}
                  hasSizeChart={board.sizes.length > 0}
                  sizeGuide={extras.sizeGuide}
                />
                {product.kind !== giftCardKind && <Promises isComing={product.availability === "preorder"} />}
              </>
            ) : (
              <NotSold product={product} choice={choice} choose={choose} />
            )}
            {product.kind === comparedKind && <CompareToggle id={product.id} name={product.name} />}
            <Share url={address} title={product.name} image={absolute(address, picture)} />
          </div>
        </div>
      </div>
      {extras.pictures.length > 0 && <MoreMedia name={product.name} pictures={extras.pictures} />}
      <Character board={board} size={size} />
      <About
        description={product.description}
        specs={product.specs}
        sku={product.sku}
        flex={isBoard(board) ? undefined : board.flex}
      />
      <SizeChart sizes={board.sizes} chosen={size?.size} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, in which React has escaped what was typed */}
      <div className="talk apart" dangerouslySetInnerHTML={{ __html: view.talk }} />
      {related.length > 0 && (
        <div className="section wrap apart">
          <ProductSlider title={t("catalogue.related")} name="related" cards={related} />
        </div>
      )}
      <Viewed id={product.id} />
    </>
  );
}

/** Pictures lie on our own origin, unless they have a host of their own. */
const absolute = (address: string, picture: string) => new URL(picture, address).href;
