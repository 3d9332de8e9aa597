import { useState } from "react";
import { maxQuantity } from "#commerce/sales/cart/schema.ts";
import { useText } from "#storefront/app/shop.tsx";
import { useRefusal } from "#storefront/components/cart/add-refusal.ts";
import { optionsText } from "#storefront/components/cart/line-texts.ts";
import { Picture } from "#storefront/components/media/picture.tsx";
import { callApi } from "#storefront/runtime/api.ts";
import { loadSession } from "#storefront/runtime/session.tsx";
import { Quantity } from "#ui/quantity.tsx";
import { Money } from "./money.tsx";

/** The fields of a cart line that the sheet shows. Amounts in minor units. */
export type AddedLineView = {
  id: string;
  productId: number;
  variantId: number;
  title: string;
  image?: string;
  options: { name: string; label: string }[];
  quantity: number;
  unitPrice: number;
  /** Unit price such as "20,00 €/100 g · 200,00 €/kg", where the law requires it. */
  perUnit?: string;
  retailPrice?: number;
  total: number;
};

type Props = {
  line: AddedLineView;
  currency: string;
  onChanged: () => Promise<void>;
  onRemoved: () => void;
  /** Receives an error message in the page's language, or "" once there is no error. */
  onRefused: (message: string) => void;
};

/** The added line: picture, name, colour and size, unit price, and quantity. */
export function AddedLine({ line, currency, onChanged, onRemoved, onRefused }: Props) {
  const t = useText();
  const refusalOf = useRefusal();
  /** Counts refusals. Each one remounts the quantity field, so that it shows the quantity in the cart again. */
  const [refused, setRefused] = useState(0);
  const isReduced = line.retailPrice !== undefined && line.retailPrice > line.unitPrice;
  const pathOf = async () => ({ id: (await loadSession()).cartId ?? "", itemId: line.id });
  const change = async (quantity: number) => {
    const path = await pathOf();
    const body = { product_id: line.productId, quantity };
    const problem = await callApi("put", "/api/cart/{id}/items/{itemId}", { path, body }).then(
      (answer) => answer.problem,
      () => ({}),
    );
    onRefused(problem ? await refusalOf(problem, [line.title]) : "");
    if (problem) setRefused(refused + 1);
    else await Promise.all([loadSession(), onChanged()]);
  };
  const remove = async () => {
    const path = await pathOf();
    const problem = await callApi("delete", "/api/cart/{id}/items/{itemId}", { path }).then(
      (answer) => answer.problem,
      () => ({}),
    );
    if (problem) return onRefused(await refusalOf(problem, [line.title]));
    await loadSession();
    onRemoved();
  };
  return (
    <div className="added-line">
      {line.image && (
        <Picture
          id={line.image}
          alt=""
          sizes="(min-height: 1000px) 140px, 96px"
          widths={[96, 192, 280]}
          width={3}
          height={4}
          className="added-picture"
        />
      )}
      <div className="stack gap-4 content-start may-shrink">
        <p className="bold">{line.title}</p>
        {line.options.length > 0 && <p className="quiet">{optionsText(line.options)}</p>}
        <p className="numbers price">
          <span className="price-now">
            <Money amount={line.unitPrice} currency={currency} />
          </span>
          {isReduced && (
            <s className="price-was">
              <span className="visually-hidden">{t("catalogue.price-was")} </span>
              <Money amount={line.retailPrice ?? 0} currency={currency} />
            </s>
          )}
          {line.perUnit && <span className="price-note">{line.perUnit}</span>}
        </p>
        <div className="added-doing">
          <Quantity
            key={refused}
            className="added-quantity"
            defaultValue={line.quantity}
            max={maxQuantity}
            labels={{ field: `${t("cart.quantity")}: ${line.title}`, less: t("cart.less"), more: t("cart.more") }}
            onChange={(quantity) => void change(quantity)}
          />
          <button type="button" className="added-remove" onClick={() => void remove()}>
            {t("cart.remove")}
            <span className="visually-hidden">: {line.title}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
