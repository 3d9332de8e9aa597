import { type FormEvent, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { VariantChoice } from "#storefront/components/add-ons/variant-choice.tsx";
import { useRefusal } from "#storefront/components/cart/add-refusal.ts";
import { addToCart } from "#storefront/runtime/cart.ts";
import { trackItems } from "#storefront/runtime/data-layer.ts";
import { Button } from "#ui/button.tsx";
import type { Hotspot } from "./hotspot.ts";

type State = "idle" | "busy" | "done" | { refusal: string };

/** Adds a hotspot's product to the cart without leaving the picture. */
export default function HotspotBuy({ sold, currency }: { sold: NonNullable<Hotspot["sold"]>; currency: string }) {
  const t = useText();
  const refusalOf = useRefusal();
  const { name, variants } = sold;
  // The first variant is in the colour of the picture.
  const shown = { card: { name, kind: "" }, variants, preset: variants[0]?.id ?? null };
  const [state, setState] = useState<State>("idle");
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const variantId = Number(new FormData(event.currentTarget).get("variant_id"));
    if (state === "busy" || !variantId) return;
    setState("busy");
    const added = await addToCart(variantId, sold.id, 1);
    if (added.ok) trackItems("add_to_cart", { currency, items: [sold] });
    setState(added.ok ? "done" : { refusal: await refusalOf(added.problem, [sold.name]) });
  };
  return (
    <form className="add-on-row hotspot-buy" onSubmit={(event) => void onSubmit(event)}>
      <VariantChoice addOn={shown} onChange={() => setState("idle")} />
      <Button type="submit" small aria-busy={state === "busy" || undefined}>
        {t("catalogue.add-to-cart")}
      </Button>
      <p role="status">{typeof state === "object" ? state.refusal : state === "done" && t("catalogue.added")}</p>
    </form>
  );
}
