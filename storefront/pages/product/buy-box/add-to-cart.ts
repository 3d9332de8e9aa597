import { type FormEvent, useState } from "react";
import { useRefusal } from "#storefront/components/cart/add-refusal.ts";
import { giftIn } from "#storefront/pages/product/gift-card/gift-details.ts";
import type { ProductView } from "#storefront/pages/product/product-view.ts";
import { addToCart } from "#storefront/runtime/cart.ts";
import { trackItems } from "#storefront/runtime/data-layer.ts";
import { choiceIn, chosenVariant } from "./choice.ts";

export type AddState = { state: "idle" | "busy" | "done" } | { state: "failed"; message: string };

/**
 * Submits the form by script and returns the state of the request. Without a script the form posts to the cart page.
 */
export function useAddToCart(product: ProductView["product"], onIncomplete: (form: HTMLFormElement) => void) {
  const [adding, setAdding] = useState<AddState>({ state: "idle" });
  const refusalOf = useRefusal();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem("quantity") as HTMLInputElement;
    const variant = chosenVariant(product, choiceIn(product, new FormData(form)));
    if (!variant) return onIncomplete(form);
    if (adding.state === "busy" || !field.reportValidity()) return;
    const wrong = [...form.elements].find((one) => one instanceof HTMLInputElement && !one.checkValidity());
    if (wrong instanceof HTMLInputElement) return void wrong.reportValidity();
    const quantity = field.valueAsNumber;
    setAdding({ state: "busy" });
    const answer = await addToCart(variant.id, product.id, quantity, giftIn(new FormData(form)));
    if (answer.ok) {
      const { price, retailPrice } = variant;
      trackItems("add_to_cart", { currency: product.currency, items: [{ ...product, price, retailPrice, quantity }] });
    }
    setAdding(
      answer.ok ? { state: "done" } : { state: "failed", message: await refusalOf(answer.problem, [product.name]) },
    );
  };
  return { adding, onSubmit, reset: () => setAdding({ state: "idle" }) };
}
