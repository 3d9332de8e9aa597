import { useEffect, useState } from "react";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import { useShop } from "#storefront/app/shop.tsx";
import AddedSheet from "#storefront/components/add-ons/added-sheet.tsx";
import { useRefusal } from "#storefront/components/cart/add-refusal.ts";
import { type Choice, chosenVariant, fieldOf } from "#storefront/pages/product/buy-box/choice.ts";
import { picturesOf } from "#storefront/pages/product/gallery/pictures.ts";
import type { ProductView } from "#storefront/pages/product/product-view.ts";
import { addLinesToCart } from "#storefront/runtime/cart.ts";

type Props = { product: ProductView["product"]; choice: Choice };
type Field = HTMLSelectElement | HTMLInputElement;

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>('[name="variant_id"]')];

/** The prices of a part, and of the same in the shop: of the chosen variant, otherwise of the cheapest. */
function pricesOf(field: Field): { price: number; shop: number } {
  const all = field instanceof HTMLInputElement ? [field] : [...field.options].filter(({ dataset }) => dataset.price);
  const [cheapest] = all.toSorted((a, b) => Number(a.dataset.price) - Number(b.dataset.price));
  const { price, shop = price } = (all.find(({ value }) => value === field.value) ?? cheapest)?.dataset ?? {};
  return { price: Number(price), shop: Number(shop) };
}

/**
 * Keeps the visitor on the page when they use the form of a set: it updates the total, and adds all parts with one tap.
 * `choice` is the choice in the product's own form above.
 */
export default function SetupWiring({ product, choice }: Props) {
  const { locale, mediaBase } = useShop();
  const refusalOf = useRefusal();
  const [added, setAdded] = useState<{ id: number; time: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the page's markup, and stays as long as this does
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>("[data-setup]");
    if (!form) return;
    const [total, note] = [form.querySelector("[data-total]"), form.querySelector(".setup-note")];
    const kept = form.querySelector<HTMLElement>("[data-kept]");
    const lines = [...form.querySelectorAll("[data-line]")];
    const money = (amount: number) => formatMoney(amount, form.dataset.setup ?? "", locale.intl);
    const add = () => {
      const parts = fieldsOf(form).map(pricesOf);
      const sum = parts.reduce((all, { price }) => all + price, 0);
      if (total) total.textContent = money(sum);
      for (const [index, line] of lines.entries()) line.textContent = money(parts[index]?.price ?? 0);
      const saved = parts.reduce((all, { shop }) => all + shop, -sum);
      if (kept) kept.textContent = fill(kept.dataset.kept ?? "", { money: money(saved) });
      if (note) note.textContent = "";
    };
    const send = async (event: SubmitEvent) => {
      event.preventDefault();
      const fields = fieldsOf(form);
      const open = fields.find(({ value }) => !value);
      if (open) {
        if (note) note.textContent = form.dataset.missing ?? "";
        return open.focus();
      }
      const products = [...form.querySelectorAll<HTMLInputElement>('[name="product_id"]')];
      const lines = fields.map(({ value }, index) => ({
        productId: Number(products[index]?.value),
        variantId: Number(value),
        quantity: 1,
      }));
      const answer = await addLinesToCart(lines);
      const names = [...form.querySelectorAll("h3")].map(({ textContent }) => textContent ?? "");
      if (answer.ok) setAdded({ id: lines[0]?.variantId ?? 0, time: Date.now() });
      else if (note) note.textContent = await refusalOf(answer.problem, names);
    };
    const onSubmit = (event: SubmitEvent) => void send(event);
    form.noValidate = true;
    form.addEventListener("change", add);
    form.addEventListener("submit", onSubmit);
    return () => {
      form.removeEventListener("change", add);
      form.removeEventListener("submit", onSubmit);
    };
  }, [locale.intl]);

  const variant = chosenVariant(product, choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variant is what is chosen
  useEffect(() => {
    const part = document.querySelector("[data-setup] li");
    const own = part?.querySelector("select");
    if (!variant || !part || !own) return;
    const said = (isColour: boolean) =>
      product.options
        .filter(({ kind }) => (kind === "swatch") === isColour)
        .map((option) => option.values.find(({ code }) => code === choice[fieldOf(option)])?.label.split("\n")[0])
        .join(" / ");
    // The set shows one colour. When another one is chosen above, it replaces the first.
    if (![...own.options].some(({ value }) => value === String(variant.id))) {
      const option = new Option(said(false), String(variant.id));
      option.dataset.price = String(variant.price);
      option.dataset.shop = String(variant.retailPrice ?? variant.price);
      own.replaceChildren(own.options[0] ?? "", option);
      const [colour, image] = [part.querySelector(".quiet"), part.querySelector("img")];
      if (colour) colour.textContent = said(true);
      image?.removeAttribute("srcset");
      image?.setAttribute(
        "src",
        mediaUrl(mediaBase, picturesOf(product, choice.color)[0] ?? "", { w: 480, fmt: "auto" }),
      );
    }
    own.value = String(variant.id);
    own.dispatchEvent(new Event("change", { bubbles: true }));
  }, [variant?.id]);

  return added && <AddedSheet key={added.time} variantId={added.id} />;
}
