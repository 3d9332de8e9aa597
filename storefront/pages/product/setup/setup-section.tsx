import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { localePath, type Shop, ShopProvider } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { buttonClass } from "#ui/button.tsx";
import { ChevronIcon } from "#ui/icons/icons.tsx";
import type { SetupPart } from "./load-setup.ts";

type Props = { parts: readonly SetupPart[]; currency: string; words: AreaTexts<"purchase">; shop: Shop };

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

function Setup({ parts, currency, words, shop: { locale } }: Props) {
  const money = (amount: number) => formatMoney(amount, currency, locale.intl);
  const total = parts.reduce((sum, { variants }) => sum + lowest(variants), 0);
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
                <p className="numbers bold">{money(lowest(part.variants))}</p>
                <input type="hidden" name="product_id" value={part.productId} />
                <Choice part={part} label={words["purchase.size"]} />
              </div>
            </li>
          ))}
        </ul>
        <div className="setup-sum">
          <p className="numbers" role="status">
            {words["purchase.total"]} <strong data-total="">{money(total)}</strong>
          </p>
          <button type="submit" className={buttonClass({ wide: true })}>
            {fill(words["purchase.addAll"], { all: parts.length })}
          </button>
          <p className="setup-note" role="alert" />
        </div>
      </form>
    </section>
  );
}

/** With a single variant there is nothing to choose. */
function Choice({ part: { name, variants }, label }: { part: SetupPart; label: string }) {
  const [only] = variants;
  if (variants.length === 1 && only)
    return <input type="hidden" name="variant_id" value={only.id} data-price={only.price} />;
  return (
    <span className="select">
      <select name="variant_id" className="field-input" required aria-label={`${label}: ${name}`} defaultValue="">
        <option value="">{label}</option>
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id} data-price={variant.price}>
            {variant.label}
          </option>
        ))}
      </select>
      <ChevronIcon size={18} />
    </span>
  );
}

const lowest = (variants: SetupPart["variants"]) => Math.min(...variants.map(({ price }) => price));
