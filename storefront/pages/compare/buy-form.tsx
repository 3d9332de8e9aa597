import { useShop, useText } from "#storefront/app/shop.tsx";
import { VariantChoice } from "#storefront/components/add-ons/variant-choice.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Button } from "#ui/button.tsx";
import type { CompareCard } from "./data.ts";

/** Puts a board into the cart, in the length and colour that are chosen here. */
export function BuyForm({ card, csrf }: { card: CompareCard; csrf: string }) {
  const t = useText();
  const { locale } = useShop();
  if (!locale.shoppingRegion || card.variants.length === 0) return null;
  return (
    <PostForm csrf={csrf} to="/cart" hidden={{ product_id: card.id }} className="compare-buy">
      <VariantChoice addOn={{ card, variants: card.variants, preset: null }} />
      <Button type="submit" name="action" value="add" small>
        {t("catalogue.add-to-cart")}
        <span className="visually-hidden">: {card.name}</span>
      </Button>
    </PostForm>
  );
}
