import { type FocusEvent, useEffect, useRef, useState } from "react";
import { type Shop, ShopProvider, useShop, useText } from "#storefront/app/shop.tsx";
import { type CartShipping, FreeShipping } from "#storefront/components/cart/free-shipping.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { loadDisplayTexts } from "#storefront/i18n/load-in-browser.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { trackItems } from "#storefront/runtime/data-layer.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { getPayload } from "#storefront/runtime/payloads.ts";
import { buttonClass, IconButton } from "#ui/button.tsx";
import { CheckIcon, CloseIcon } from "#ui/icons/icons.tsx";
import { Notice } from "#ui/notice.tsx";
import { AddOnItem } from "./add-on.tsx";
import { AddedLine, type AddedLineView } from "./added-line.tsx";
import type { AddOn } from "./load-add-ons.ts";
import { Money } from "./money.tsx";
import { OneTap } from "./one-tap.tsx";
import "./added-sheet.css";

/** The properties of the cart page that the sheet uses. */
type CartPayload = {
  addOns: AddOn[];
  lines: AddedLineView[];
  subtotal: number;
  currency: string;
  shipping: CartShipping | null;
};

/**
 * Closes the sheet when it covers the whole page and the focus moves out of it, so that it never hides the focused
 * element.
 */
function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const coversAll = currentTarget.clientWidth >= innerWidth - 1;
  if (coversAll && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

/** Fetches the cart page's data, with add-ons for the added variant. Null when it cannot be loaded. */
async function askForCart(shop: Shop, variantId: number): Promise<CartPayload | null> {
  const address = localePath(shop.locale, `/cart?added=${variantId}`);
  const payload = await getPayload(new URL(address, location.origin)).catch(() => null);
  return payload && "props" in payload && payload.page === "cart" ? (payload.props as CartPayload) : null;
}

/** Product pages are sent without the cart's texts, so the sheet loads them. Texts from content take precedence. */
export default function AddedSheet({ variantId }: { variantId: number }) {
  const shop = useShop();
  const [cart, setCart] = useState<CartPayload | null>(null);
  const [texts, setTexts] = useState(shop.texts);
  const refresh = async () => setCart((await askForCart(shop, variantId)) ?? cart);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per thing that was added
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([askForCart(shop, variantId), loadDisplayTexts(shop.locale.language).catch(() => null)]).then(
      ([found, words]) => {
        if (!isCurrent || !found || !words) return;
        setTexts({ ...words, ...shop.texts });
        setCart(found);
        const items = found.addOns.map(({ card }) => card);
        if (items.length > 0) trackItems("open_cart_add_on", { currency: items[0]?.currency, items });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!cart) return null;
  return (
    <ShopProvider shop={{ ...shop, texts }}>
      <Sheet cart={cart} variantId={variantId} refresh={refresh} />
    </ShopProvider>
  );
}

type SheetProps = { cart: CartPayload; variantId: number; refresh: () => Promise<void> };

/**
 * Slides in from the side after something was added (specification 4). Shows the added line, the cart's subtotal, links
 * to continue, and add-ons. The page beside it stays usable; Escape or a click outside closes the sheet.
 */
function Sheet({ cart, variantId, refresh }: SheetProps) {
  const { addOns, lines, subtotal, currency, shipping } = cart;
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const [offered] = useState(addOns);
  const [refusal, setRefusal] = useState("");
  const line = lines.find((one) => one.variantId === variantId);
  const isInCart = (id: number) => lines.some(({ productId }) => productId === id);
  useEffect(() => {
    panel.current?.showPopover?.();
    // On phones the sheet covers the page, so it takes the focus and returns it when closed.
    panel.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={panel}
      popover="auto"
      tabIndex={-1}
      role="dialog"
      aria-labelledby="added-title"
      className="added-sheet"
      onBlur={leave}
    >
      <header className="added-head">
        <CheckIcon size={22} />
        <h2 className="display display-4" id="added-title">
          {t("catalogue.added")}
        </h2>
        <IconButton label={t("frame.close")} onClick={() => panel.current?.hidePopover?.()}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className="added-body">
        {line && (
          <AddedLine
            line={line}
            currency={currency}
            onChanged={refresh}
            onRemoved={() => panel.current?.hidePopover?.()}
            onRefused={setRefusal}
          />
        )}
        {refusal && (
          <Notice kind="error" live>
            {refusal}
          </Notice>
        )}
        {shipping && <FreeShipping shipping={shipping} subtotal={subtotal} currency={currency} />}
        {offered.length > 0 && (
          <div className="stack stack-s">
            <h3 className="bold text-l">{t("add-ons.title")}</h3>
            <ul className="add-on-list">
              {offered.map((addOn) => (
                <AddOnItem key={addOn.card.id} addOn={addOn} isInCart={isInCart(addOn.card.id)}>
                  {!isInCart(addOn.card.id) && <OneTap addOn={addOn} onAdded={refresh} onRefused={setRefusal} />}
                </AddOnItem>
              ))}
            </ul>
          </div>
        )}
      </div>
      <footer className="added-foot">
        <p className="added-sum numbers" role="status">
          <span>{t("cart.subtotal")}</span>
          <strong className="text-l">
            <Money amount={subtotal} currency={currency} />
          </strong>
        </p>
        <PriceTerms all />
        <Link to="/cart" className={buttonClass({ kind: "outline", wide: true })} prefetch={false}>
          {t("catalogue.view-cart")}
        </Link>
        <Link to="/checkout" className={buttonClass({ wide: true })} prefetch={false}>
          {t("cart.checkout")}
        </Link>
      </footer>
    </section>
  );
}
