import { type FocusEvent, useEffect, useRef, useState } from "react";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { useRefusal } from "#storefront/components/cart/add-refusal.ts";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { addLinesToCart } from "#storefront/runtime/cart.ts";
import { trackItems } from "#storefront/runtime/data-layer.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { getPayload } from "#storefront/runtime/payloads.ts";
import { Button, buttonClass, IconButton } from "#ui/button.tsx";
import { CloseIcon } from "#ui/icons/icons.tsx";
import { AddIcon, RemoveIcon } from "#ui/icons/page-icons.tsx";
import { Notice } from "#ui/notice.tsx";
import { AddOnItem } from "./add-on.tsx";
import type { AddOn } from "./load-add-ons.ts";
import { VariantChoice } from "./variant-choice.tsx";

type CartPayload = { addOns: AddOn[]; lines: { productId: number }[] };

/** Where it covers the page, the keyboard leaves nothing of it behind that would hide where one is. */
function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const coversAll = currentTarget.clientWidth >= innerWidth - 1;
  if (coversAll && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

/**
 * Comes from the side after something was added, with what goes well with it (specification 4). The page beside it stays in
 * use: Escape and a click outside put it away. What it shows is what the cart's page shows.
 */
export default function AddOnSlideOver() {
  const t = useText();
  const { locale } = useShop();
  const panel = useRef<HTMLElement>(null);
  const [cart, setCart] = useState<CartPayload | null>(null);
  /** Chosen variants by product. */
  const [selected, setSelected] = useState<ReadonlyMap<number, number>>(new Map());
  const [variants, setVariants] = useState<ReadonlyMap<number, number>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const refusalOf = useRefusal();
  const [refusal, setRefusal] = useState("");

  const refresh = async () => {
    const payload = await getPayload(new URL(localePath(locale, "/cart"), location.origin)).catch(() => null);
    return payload && "props" in payload && payload.page === "cart" ? (payload.props as CartPayload) : null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per thing that was added
  useEffect(() => {
    let isCurrent = true;
    void refresh().then((found) => {
      if (!isCurrent || !found?.addOns.length) return;
      setCart(found);
      const items = found.addOns.map(({ card }) => card);
      trackItems("open_cart_add_on", { currency: items[0]?.currency, items });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const isOpen = cart !== null;
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.showPopover?.();
    // On a phone it covers the page: the keyboard comes along, and goes back when it is put away.
    panel.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!cart) return null;

  const variantOf = ({ card, variants: all }: AddOn) => variants.get(card.id) ?? all[0]?.id;
  const select = (addOn: AddOn, variantId = variantOf(addOn), on = !selected.has(addOn.card.id)) => {
    const next = new Map(selected);
    if (on && variantId) next.set(addOn.card.id, variantId);
    else next.delete(addOn.card.id);
    setSelected(next);
    setRefusal("");
  };
  const add = async () => {
    setBusy(true);
    setRefusal("");
    const lines = [...selected].map(([productId, variantId]) => ({ productId, variantId, quantity: 1 }));
    const added = await addLinesToCart(lines);
    const chosen = [...selected.keys()].flatMap((id) => cart.addOns.find(({ card }) => card.id === id)?.card ?? []);
    if (!added.ok) {
      const names = chosen.map(({ name }) => name);
      setRefusal(await refusalOf(added.problem, names));
    } else {
      trackItems("add_to_cart", { currency: chosen[0]?.currency, items: chosen });
      setSelected(new Map());
      setCart((await refresh()) ?? cart);
    }
    setBusy(false);
  };

  return (
    <aside
      ref={panel}
      popover="auto"
      tabIndex={-1}
      className="add-on-panel"
      aria-label={t("add-ons.title")}
      onBlur={leave}
    >
      <IconButton label={t("frame.close")} className="dialog-close" onClick={() => panel.current?.hidePopover?.()}>
        <CloseIcon />
      </IconButton>
      <div className="add-on-head">
        <p className="add-on-done">{t("catalogue.added")}</p>
        <h2 className="display-4 display">{t("add-ons.title")}</h2>
        <PriceTerms all />
      </div>
      <ul className="add-on-list">
        {cart.addOns.map((addOn) => {
          const { id, name } = addOn.card;
          const isSelected = selected.has(id);
          const choose = (variantId: number) => {
            setVariants(new Map(variants).set(id, variantId));
            if (isSelected) select(addOn, variantId, true);
          };
          return (
            <AddOnItem key={id} addOn={addOn} isInCart={cart.lines.some(({ productId }) => productId === id)}>
              <div className="add-on-row">
                <VariantChoice name={name} variants={addOn.variants} onChange={choose} />
                <IconButton
                  label={t(isSelected ? "add-ons.remove" : "add-ons.add", { name })}
                  aria-pressed={isSelected}
                  disabled={addOn.variants.length === 0}
                  onClick={() => select(addOn)}
                >
                  {isSelected ? <RemoveIcon /> : <AddIcon />}
                </IconButton>
              </div>
            </AddOnItem>
          );
        })}
      </ul>
      <div className="stack stack-xs">
        {refusal && (
          <Notice kind="error" live>
            {refusal}
          </Notice>
        )}
        {selected.size > 0 && (
          <Button wide onClick={() => void add()} aria-busy={isBusy || undefined} disabled={isBusy}>
            {t("add-ons.to-cart", { count: selected.size })}
          </Button>
        )}
        <Link to="/cart" className={buttonClass({ kind: "outline", wide: true })} prefetch={false}>
          {t("catalogue.view-cart")}
        </Link>
      </div>
    </aside>
  );
}
