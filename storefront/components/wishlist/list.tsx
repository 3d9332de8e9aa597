import { useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { EmptyScene } from "#storefront/components/page/empty-scene.tsx";
import { cardPath, firstColour, pictureOf } from "#storefront/components/product/card-data.ts";
import { PopularProducts } from "#storefront/components/product/popular-products.tsx";
import { Price } from "#storefront/components/product/price.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { HeartIcon } from "#ui/icons/icons.tsx";
import type { WishlistProps } from "./list-data.ts";
import "./wishlist.css";

/**
 * Products that can be added to the cart. On the visitor's own list they can also be removed; `path` is the address it
 * posts to. `emptyTitle` is the page's title beside the picture of an empty list.
 */
export function WishList({
  scene,
  words,
  csrf,
  cards,
  popular,
  share,
  isGuest,
  problem,
  path,
  emptyTitle,
}: WishlistProps & { path?: string; emptyTitle?: string }) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  if (cards.length === 0) {
    return (
      <>
        <ProblemNotice problem={problem} texts={words} />
        <EmptyScene scene={scene} className="wish-none">
          <div className="stack stack-m content-start">
            {emptyTitle && (
              <div>
                <p className="empty-label">{emptyTitle}</p>
                <h1 className="display display-form">{say("wish.empty")}</h1>
              </div>
            )}
            <p className="wish-how">
              <HeartIcon size={28} /> {say("wish.empty.text")}
            </p>
            <p className="row row-s">
              <Link to="/c/snowboards" className={buttonClass()}>
                {t("account.start")}
              </Link>
              {path && isGuest && (
                <Link to="/account/sign-in?to=/account/wishlist" className={buttonClass({ kind: "outline" })}>
                  {say("wish.signin")}
                </Link>
              )}
            </p>
          </div>
        </EmptyScene>
        <PopularProducts cards={popular} viewed />
      </>
    );
  }
  return (
    <div className="stack stack-l narrow">
      <ProblemNotice problem={problem} texts={words} />
      <PriceTerms all />
      <ul className="stack stack-m">
        {cards.map((card) => (
          <li key={card.id} className="wish">
            <div className="wish-picture">
              <Picture
                id={pictureOf(card, firstColour(card))}
                alt=""
                sizes="96px"
                widths={[96, 192]}
                width={3}
                height={4}
              />
            </div>
            <div className="stack stack-xs content-start">
              <h2 className="display-4">
                <Link to={cardPath(card, firstColour(card))}>{card.name}</Link>
              </h2>
              {locale.shoppingRegion && (
                <Price
                  amount={card.price}
                  to={card.priceTo}
                  currency={card.currency}
                  retail={card.retailPrice}
                  lowest={card.lowestPrice}
                  unit={card.unitPrice}
                  isPro={card.isPro}
                />
              )}
              {!card.inStock && <p>{t("catalogue.sold-out")}</p>}
              <div className="row">
                {locale.shoppingRegion && card.inStock && (
                  <PostForm csrf={csrf} action={localePath(locale, "/cart")}>
                    <input type="hidden" name="product_id" value={card.id} />
                    <Button type="submit" name="action" value="add" small>
                      {say("wish.cart")}
                    </Button>
                  </PostForm>
                )}
                {path && (
                  <PostForm csrf={csrf} action={localePath(locale, path)}>
                    <input type="hidden" name="product_id" value={card.id} />
                    <Button type="submit" name="action" value="remove" kind="outline" small>
                      {t("wishlist.remove")}
                    </Button>
                  </PostForm>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {path && isGuest && (
        <p>
          <Link to="/account/sign-in?to=/account/wishlist">{say("wish.guest")}</Link>
        </p>
      )}
      {share && (
        <TextField label={say("wish.share")} hint={say("wish.share.text")} id="share" defaultValue={share} readOnly />
      )}
    </div>
  );
}
