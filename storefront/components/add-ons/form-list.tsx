import { useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Button } from "#ui/button.tsx";
import { AddOnItem } from "./add-on.tsx";
import type { AddOn } from "./load-add-ons.ts";
import { VariantChoice } from "./variant-choice.tsx";

type Props = { addOns: readonly AddOn[]; csrf: string };

/** Add-ons on the cart page, each in a plain form like everything else there. */
export function AddOnForms({ addOns, csrf }: Props) {
  const t = useText();
  const { locale } = useShop();
  return (
    <section className="section add-ons" aria-labelledby="add-ons">
      <h2 id="add-ons" className="display display-4 below-m">
        {t("add-ons.title")}
      </h2>
      <PriceTerms all />
      <ul className="add-on-list add-on-wide">
        {addOns.map((addOn) => {
          const { card } = addOn;
          return (
            <AddOnItem key={card.id} addOn={addOn} isInCart={false}>
              <PostForm csrf={csrf} action={localePath(locale, "/cart")} className="add-on-row">
                <input type="hidden" name="product_id" value={card.id} />
                <input type="hidden" name="quantity" value="1" />
                <VariantChoice addOn={addOn} />
                <Button type="submit" kind="outline" small disabled={addOn.variants.length === 0}>
                  {t("add-ons.add")}
                  <span className="visually-hidden">: {card.name}</span>
                </Button>
              </PostForm>
            </AddOnItem>
          );
        })}
      </ul>
    </section>
  );
}
