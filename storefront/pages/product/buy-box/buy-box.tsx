import { useEffect, useRef, useState } from "react";
import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Price } from "#storefront/components/product/price.tsx";
import type { BoardSize } from "#storefront/components/product-facts/board-specs.ts";
import type { ProductView, ShownOption } from "#storefront/pages/product/product-view.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Notice } from "#ui/notice.tsx";
import { Quantity } from "#ui/quantity.tsx";
import { useAddToCart } from "./add-to-cart.ts";
import { BuyLabel } from "./buy-label.tsx";
import {
  type Choice,
  choiceIn,
  chosenVariant,
  fieldOf,
  matching,
  missingOptions,
  priceOf,
  stockAmong,
  stockOf,
  valuesInStock,
} from "./choice.ts";
import { ColourField } from "./colour-field.tsx";
import { SizeGrid } from "./size-grid.tsx";
import { SizeHelp } from "./size-help.tsx";
import { StockLine, StockWatch } from "./stock-line.tsx";
import { useIsPassed } from "./use-is-passed.ts";

/** Loaded while the product is being added. */
const loadSheet = () => import("#storefront/components/add-ons/added-sheet.tsx");
const AddedSheet = lazyComponent(loadSheet);
/** Loaded when the bar on a phone is tapped before a size is chosen. */
const SizeSheet = lazyComponent(() => import("./size-sheet.tsx"));
const onPhones = "(max-width: 768px)";

const bootSizesOf = ({ values }: ShownOption) =>
  values.flatMap(({ sizes }) => {
    if (!sizes) return [];
    const { eu, us, uk, mondo } = sizes;
    return { eu: eu[0], us: us[0], uk: uk[0], mondo: mondo[0] };
  });

type Props = {
  product: ProductView["product"];
  choice: Choice;
  choose: (field: string, code: string) => void;
  /** The lengths of a board. */
  boards: BoardSize[];
  /** The path of the size guide. */
  sizeGuide?: string;
};

/**
 * Colour, size, quantity and the button. A plain form that posts to the cart page; with a script the visitor stays on
 * this page.
 */
export const BuyForm = cacheMarkup("buy-form", function Form({ product, choice, choose, boards, sizeGuide }: Props) {
  const t = useText();
  const { locale } = useShop();
  const [incomplete, setIncomplete] = useState(false);
  /** The fields in the size sheet; null until it is opened. */
  const [asked, setAsked] = useState<string[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [mark, setMark] = useState<{ size: string; text: string } | null>(null);
  const variant = chosenVariant(product, choice);
  const { adding, onSubmit, reset } = useAddToCart(product, askForMissing);
  const price = priceOf(product, choice);
  const stock = stockAmong(matching(product, choice));
  const isOut = stock.kind === "sold-out" || stock.kind === "absent";
  const missing = missingOptions(product, choice);
  const isBoard = boards.length > 0;
  function askForMissing(form: HTMLFormElement) {
    setIncomplete(true);
    const [first] = missing;
    if (matchMedia(onPhones).matches) {
      setAsked(missing.map(fieldOf));
      setAsking(true);
    } else if (first) form.querySelector<HTMLElement>(`[name="${CSS.escape(fieldOf(first))}"]`)?.focus();
  }
  const select = (field: string, code: string) => {
    setIncomplete(false);
    reset();
    choose(field, code);
  };

  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the form over
  useEffect(() => {
    if (!form.current) return;
    // With a script the form shows its own messages for missing fields; without one, the browser does.
    form.current.noValidate = true;
    // Takes over what was chosen before the script was loaded.
    const chosen = choiceIn(product, new FormData(form.current));
    for (const [field, code] of Object.entries(chosen)) if (code !== choice[field]) choose(field, code);
  }, []);

  // On phones the button goes with the page, and its bar is held at the bottom once it has been scrolled past.
  const row = useRef<HTMLDivElement>(null);
  const isPassed = useIsPassed(row);

  const legendOf = (option: ShownOption) => {
    const field = fieldOf(option);
    if (field === "size") return t(isBoard ? "specs.length" : "catalogue.size");
    return field === "amount" ? t("catalogue.amount") : (option.label ?? option.name);
  };
  const ask = (option: ShownOption) =>
    fieldOf(option) === "size"
      ? t(isBoard ? "catalogue.choose-length" : "catalogue.choose-size")
      : t("catalogue.choose", { option: legendOf(option) });
  const gridOf = (option: ShownOption, isInForm?: boolean) => {
    const field = fieldOf(option);
    const isSize = field === "size";
    const legend = legendOf(option);
    const isOpen = isInForm && incomplete && missing.includes(option);
    return (
      <SizeGrid
        key={option.id}
        option={option}
        field={field}
        legend={legend}
        selected={choice[field]}
        stock={(code) => stockOf(product, choice, option, code)}
        onSelect={(code) => select(field, code)}
        error={isOpen ? ask(option) : undefined}
        system={isSize ? product.sizeSystem : undefined}
        mark={isSize ? mark : null}
        help={
          isSize &&
          (isBoard || sizeGuide) && (
            <SizeHelp
              href={isBoard ? "#sizes" : localePath(locale, sizeGuide ?? "")}
              label={t("product.size-guide")}
              boards={boards}
              boots={bootSizesOf(option)}
              article={sizeGuide}
              chosen={choice[field]}
              onFit={setMark}
              onChoose={(size) => select(field, size.toLowerCase())}
            />
          )
        }
      />
    );
  };
  const [open] = missing;
  const openSize = open && fieldOf(open) === "size" ? open : undefined;
  const sizes =
    openSize && ({ kind: isBoard ? "lengths" : "sizes", ...valuesInStock(product, choice, openSize) } as const);
  /** The first and the last of the values to choose from. */
  const range = open?.values.flatMap(({ label }, index, all) =>
    index === 0 || index === all.length - 1 ? (label.split("\n")[0] ?? []) : [],
  );
  const chosen = product.options.flatMap(
    (option) => option.values.find(({ code }) => code === choice[fieldOf(option)])?.label.split("\n")[0] ?? [],
  );

  return (
    <>
      <form
        className="buy-form stack"
        method="post"
        action={localePath(locale, "/cart")}
        onSubmit={(event) => {
          loadSheet().catch(() => undefined);
          return onSubmit(event);
        }}
        ref={form}
      >
        <input type="hidden" name="product_id" value={product.id} />
        {product.options.map((option) =>
          option.kind === "swatch" ? (
            <ColourField
              key={option.id}
              option={option}
              selected={choice[fieldOf(option)]}
              onSelect={(code) => select(fieldOf(option), code)}
            />
          ) : (
            gridOf(option, true)
          ),
        )}
        <StockLine
          stock={stock}
          chosen={Boolean(variant)}
          sizes={sizes}
          releaseDate={product.availability === "preorder" ? product.releaseDate : undefined}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, in which React has escaped what was typed */}
        {product.recipientFields && <div dangerouslySetInnerHTML={{ __html: product.recipientFields }} />}
        <div className="buy-row" ref={row}>
          <Quantity
            key={variant?.id}
            name="quantity"
            max={Math.min(50, variant?.available || 50)}
            labels={{ field: t("catalogue.quantity"), less: t("catalogue.one-less"), more: t("catalogue.one-more") }}
            onChange={reset}
          />
          <div className={classes("buy-bar", isPassed && "buy-bar-held")}>
            {price && product.currency && (
              <div className="buy-bar-price" aria-hidden="true">
                <strong className="buy-bar-name">{product.name}</strong>
                <Price {...price} currency={product.currency} />
                <span className={classes("buy-bar-choice", open && incomplete && "size-error")}>
                  {open && incomplete ? ask(open) : (range ?? chosen).join(open ? " – " : " · ")}
                </span>
              </div>
            )}
            <Button type="submit" wide disabled={isOut} aria-busy={adding.state === "busy" || undefined}>
              <BuyLabel isOut={isOut} isAdding={adding.state === "busy"} ask={openSize && ask(openSize)} />
            </Button>
          </div>
        </div>
        <div aria-live="polite">
          {/* The added-to-cart sheet shows the success. Here it is only announced to screen readers, so nothing on the page moves. */}
          {adding.state === "done" && <p className="visually-hidden">{t("catalogue.added")}</p>}
          {adding.state === "failed" && <Notice kind="error">{adding.message}</Notice>}
        </div>
      </form>
      {asked && (
        <SizeSheet
          name={[product.name, ...chosen].join(" · ")}
          isOpen={isAsking}
          chosen={open || isOut ? undefined : chosen.at(-1)}
          price={price?.amount ?? 0}
          currency={product.currency ?? ""}
          stock={<StockLine stock={stock} chosen={Boolean(variant)} sizes={sizes} />}
          onClose={() => setAsking(false)}
          onAdd={() => {
            setAsking(false);
            form.current?.requestSubmit();
          }}
        >
          {product.options.filter((option) => asked.includes(fieldOf(option))).map((option) => gridOf(option))}
        </SizeSheet>
      )}
      {adding.state === "done" && variant && <AddedSheet variantId={variant.id} />}
      {isOut && variant && <StockWatch variantId={variant.id} />}
    </>
  );
});
