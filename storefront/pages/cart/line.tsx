import { useRef } from "react";
import { maxQuantity } from "#commerce/sales/cart/schema.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { WarningIcon } from "#ui/icons/icons.tsx";
import { Quantity } from "#ui/quantity.tsx";
import type { CartLineView } from "./props.ts";
import type { ChangeLine } from "./unsent-changes.ts";
import "./line.css";

type Props = { line: CartLineView; csrf: string; currency: string; onChange: ChangeLine };

/** One line: product, quantity and total. Each change is a form of its own, so it works without scripts. */
export function CartLine({ line, csrf, currency, onChange }: Props) {
  const t = useText();
  const { locale } = useShop();
  const money = (amount: number) => formatMoney(amount, currency, locale.intl);
  const nameId = `line-${line.id}`;
  const noteId = `${nameId}-note`;

  return (
    <li className="cart-line">
      <Link to={`/p/${line.uid}`} className="cart-picture" tabIndex={-1} aria-hidden="true" prefetch={false}>
        {line.image && (
          <Picture
            id={line.image}
            alt=""
            sizes="(min-width: 1200px) 150px, (min-width: 769px) 120px, 88px"
            widths={[96, 150, 300]}
            width={3}
            height={4}
          />
        )}
      </Link>
      <div className="cart-what">
        <h2 className="cart-name text-l" id={nameId}>
          <Link to={`/p/${line.uid}`} prefetch={false}>
            {line.title}
          </Link>
        </h2>
        <ul className="cart-options">
          {line.options.map(({ name, label }) => (
            <li key={name}>{label}</li>
          ))}
        </ul>
        <p className="cart-unit quiet numbers" data-single={line.quantity === 1 || undefined}>
          <span className="cart-unit-now">
            <span className="visually-hidden">{t("cart.line.price")} </span>
            {money(line.unitPrice)}
          </span>
          {line.retailPrice !== undefined && (
            <s>
              <span className="visually-hidden">{t("cart.line.was")} </span>
              {money(line.retailPrice)}
            </s>
          )}
        </p>
        {line.recipients?.map((text) => (
          <p key={text} className="cart-recipient">
            {text}
          </p>
        ))}
        {line.perUnit && <p className="quiet numbers">{line.perUnit}</p>}
        {!line.problem && <p className="cart-stock">{t("catalogue.in-stock")}</p>}
        {line.seenPrice !== undefined && (
          <p className="cart-changed">
            {t("cart.changed.line", { was: money(line.seenPrice), now: money(line.unitPrice) })}
          </p>
        )}
      </div>
      <p className="cart-total numbers">
        <span className="visually-hidden">{t("cart.line.total")} </span>
        {money(line.total)}
      </p>
      <fieldset className="cart-doing" aria-labelledby={nameId} aria-describedby={line.problem && noteId}>
        <QuantityForm line={line} csrf={csrf} onChange={onChange} />
        <PostForm to="/cart" csrf={csrf} hidden={{ action: "remove", line_id: line.id }} noValidate>
          <button type="submit" className="cart-remove" aria-describedby={nameId}>
            {t("cart.remove")}
          </button>
        </PostForm>
      </fieldset>
      {line.problem && (
        <p className="cart-problem" id={noteId} role="alert">
          <WarningIcon size={18} /> {t(line.problem.key, line.problem.values)}
        </p>
      )}
    </li>
  );
}

function QuantityForm({ line, csrf, onChange }: Omit<Props, "currency">) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  return (
    <PostForm to="/cart" csrf={csrf} hidden={{ action: "update", line_id: line.id }} ref={form} noValidate>
      <Quantity
        name="quantity"
        defaultValue={line.quantity}
        max={maxQuantity}
        labels={{ field: `${t("cart.quantity")}: ${line.title}`, less: t("cart.less"), more: t("cart.more") }}
        autoFocus={line.isTyped}
        aria-invalid={line.isRefused || undefined}
        aria-describedby={line.problem && `line-${line.id}-note`}
        onChange={(quantity) => onChange(line.id, quantity, form.current)}
        // The server returns the error message, as it does without scripts.
        onRefused={() => form.current?.requestSubmit()}
      />
      <button type="submit" className="cart-update">
        {t("cart.update")}
      </button>
    </PostForm>
  );
}
