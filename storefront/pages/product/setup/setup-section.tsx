import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { type Shop, ShopProvider, useText } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { buttonClass } from "#ui/button.tsx";
import { ChevronIcon } from "#ui/icons/icons.tsx";
import { PriceText } from "#ui/price-text.tsx";
import type { SetupProduct } from "./load-setup.ts";

type Props = {
  parts: readonly SetupProduct[];
  currency: string;
  /** The kind of the product itself, which says why these go together. */
  kind: string;
  words: AreaTexts<"purchase">;
  shop: Shop;
};

/**
 * The product and the products that complete it, as markup: one form with its total. Without a script it posts to the
 * cart; a script updates the total and keeps the visitor on the page (wiring.tsx). Empty when there are no parts.
 */
export function setupMarkup(props: Props): string {
  if (props.parts.length === 0) return "";
  return renderToStaticMarkup(
    <ShopProvider shop={props.shop}>
      <Setup {...props} />
    </ShopProvider>,
  );
}

/** What is chosen to be ridden together; other things are worn together. */
const mounted = ["snowboard", "binding", "boot"];

function Setup({ parts, currency, kind, words, shop: { locale } }: Props) {
  const money = (amount: number) => formatMoney(amount, currency, locale.intl);
  const cheapest = parts.map(({ variants }) => lowest(variants));
  const total = cheapest.reduce((sum, { price }) => sum + price, 0);
  const kept = cheapest.reduce((sum, { price, shop = price }) => sum + shop - price, 0);
  return (
    <section className="section wrap setup apart" aria-labelledby="setup">
      <h2 id="setup" className="display display-3">
        {words["purchase.setup"]}
      </h2>
      <form
        method="post"
        action={localePath(locale, "/cart")}
        className="setup-form"
        style={{ "--parts": parts.length } as CSSProperties}
        data-parts={parts.length}
        data-setup={currency}
        data-missing={words["purchase.missing"]}
      >
        <input type="hidden" name="action" value="add-all" />
        <ul className="setup-parts">
          {parts.map((part, index) => (
            <li key={part.productId} className="setup-part">
              <Picture
                id={part.picture}
                alt=""
                sizes="(min-width: 1024px) 23vw, (min-width: 769px) 31vw, 96px"
                widths={[240, 480, 720]}
                width={3}
                height={4}
              />
              <div className="stack gap-4 text-s content-start may-shrink">
                <h3 className="text-m bold">{index === 0 ? part.name : <a href={part.path}>{part.name}</a>}</h3>
                <p className="quiet">{part.colour}</p>
                <PartPrice {...lowest(part.variants)} money={money} />
                <input type="hidden" name="product_id" value={part.productId} />
                <Choice part={part} label={words["purchase.size"]} />
              </div>
            </li>
          ))}
        </ul>
        <div className="setup-sum">
          <p className="setup-reason">
            {words[mounted.includes(kind) ? "purchase.setupMatched" : "purchase.setupWorn"]}
          </p>
          <dl className="setup-lines text-s">
            {parts.map(({ productId, name }, index) => (
              <div key={productId}>
                <dt>{name}</dt>
                <dd className="numbers" data-line="">
                  {money(cheapest[index]?.price ?? 0)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="setup-total numbers" role="status">
            {words["purchase.total"]} <strong data-total="">{money(total)}</strong>
          </p>
          {kept > 0 && (
            <p className="setup-kept bold" data-kept={words["purchase.kept"]}>
              {fill(words["purchase.kept"], { money: money(kept) })}
            </p>
          )}
          <button type="submit" className={buttonClass({ wide: true })}>
            {fill(words["purchase.addAll"], { all: parts.length })}
          </button>
          <p className="setup-note" role="alert" />
        </div>
      </form>
    </section>
  );
}

type Variant = SetupProduct["variants"][number];

function PartPrice({ price, shop, money }: Variant & { money: (amount: number) => string }) {
  const t = useText();
  if (shop === undefined) return <p className="numbers bold">{money(price)}</p>;
  const labels = { now: t("catalogue.price-now"), was: t("catalogue.price-was") };
  return (
    <p>
      <PriceText now={money(price)} was={money(shop)} labels={labels} />
    </p>
  );
}

/** With a single variant there is nothing to choose. */
function Choice({ part: { name, variants }, label }: { part: SetupProduct; label: string }) {
  const [only] = variants;
  if (variants.length === 1 && only) return <input type="hidden" name="variant_id" value={only.id} {...dataOf(only)} />;
  return (
    <span className="select">
      <select name="variant_id" className="field-input" required aria-label={`${label}: ${name}`} defaultValue="">
        <option value="">{label}</option>
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id} {...dataOf(variant)}>
            {variant.label}
          </option>
        ))}
      </select>
      <ChevronIcon size={18} />
    </span>
  );
}

/** What the script adds up. */
const dataOf = ({ price, shop }: Variant) => ({ "data-price": price, "data-shop": shop });

const lowest = (variants: SetupProduct["variants"]): Variant =>
  variants.reduce((one, other) => (other.price < one.price ? other : one));
