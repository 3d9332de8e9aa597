import { type FormEvent, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { useRefusal } from "#storefront/components/cart/add-refusal.ts";
import { addToCart } from "#storefront/runtime/cart.ts";
import { trackItems } from "#storefront/runtime/data-layer.ts";
import { Button } from "#ui/button.tsx";
import type { AddOn } from "./load-add-ons.ts";
import { VariantChoice } from "./variant-choice.tsx";

type Props = {
  addOn: AddOn;
  onAdded: () => Promise<void>;
  /** Receives an error message in the page's language, or "" once there is no error. */
  onRefused: (message: string) => void;
};

/** Adds an add-on in one tap, in the variant that is shown. Without one, it asks for a size. */
export function OneTap({ addOn, onAdded, onRefused }: Props) {
  const { card, variants } = addOn;
  const t = useText();
  const refusalOf = useRefusal();
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const variantId = Number(new FormData(form).get("variant_id"));
    if (isBusy) return;
    if (!variantId) {
      form.querySelector("select")?.focus();
      return onRefused(t("catalogue.choose-size"));
    }
    setBusy(true);
    const added = await addToCart(variantId, card.id, 1);
    onRefused(added.ok ? "" : await refusalOf(added.problem, [card.name]));
    if (added.ok) {
      trackItems("add_to_cart", { currency: card.currency, items: [card] });
      await onAdded();
    }
    setBusy(false);
  };
  return (
    <form className="add-on-row" noValidate onSubmit={(event) => void onSubmit(event)}>
      <VariantChoice addOn={addOn} onChange={() => onRefused("")} />
      <Button type="submit" kind="outline" small aria-busy={isBusy || undefined} disabled={variants.length === 0}>
        {t("add-ons.add")}
        <span className="visually-hidden">: {card.name}</span>
      </Button>
    </form>
  );
}
