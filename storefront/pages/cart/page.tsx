import type { FormEvent } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { AllowanceNote } from "#storefront/components/account/allowance-note.tsx";
import { AddOnForms } from "#storefront/components/add-ons/form-list.tsx";
import { EmptyScene } from "#storefront/components/page/empty-scene.tsx";
import { inList } from "#storefront/components/product/card-data.ts";
import { PopularProducts } from "#storefront/components/product/popular-products.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { useItemsEvent } from "#storefront/runtime/data-layer.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Empty, Notice } from "#ui/notice.tsx";
import { soldOf, useReportedChanges } from "./changes.ts";
import { CartLine } from "./line.tsx";
import type { CartProps } from "./props.ts";
import { useReturnPoint } from "./return-point.ts";
import { CartBar, CartSummary } from "./summary.tsx";
import { useUnsentChanges } from "./unsent-changes.ts";
import "./cart.css";

export default function CartPage(props: CartProps) {
  const t = useText();
  const { lines, count, problem, sells, popular, ordered } = props;
  const noteLines = useReportedChanges(props);
  const notePoint = useReturnPoint(Boolean(problem || props.refusedCode) || lines.some(({ isTyped }) => isTyped));
  const changeLine = useUnsentChanges();
  const onSubmit = (event: FormEvent) => {
    noteLines(event);
    notePoint(event);
  };
  useItemsEvent("view_cart", { currency: props.currency, items: lines.map((line) => soldOf(line)) });
  const trouble = problem && (
    <Notice kind="error" live>
      <strong>{t("cart.problem.title")}</strong>
      <p>{t(problem.key, problem.values)}</p>
      {problem.to && <Link to={problem.to}>{t("cart.problem.choose")}</Link>}
    </Notice>
  );

  if (!sells || lines.length === 0) {
    return (
      <div className="wrap cart stack page-room">
        {trouble}
        {ordered && (
          <Notice kind="done" live>
            <strong>{t("cart.ordered", { number: ordered.number })}</strong>{" "}
            <Link to={ordered.path}>{t("cart.ordered.link")}</Link>
          </Notice>
        )}
        {sells ? (
          <EmptyScene scene={props.scene}>
            <Empty level={1} title={t("cart.empty.title")} text={t("cart.empty.text")}>
              <Link to="/c/snowboards" className={buttonClass()}>
                {t("cart.empty.boards")}
              </Link>
              <Link to="/board-finder" className={buttonClass({ kind: "outline" })}>
                {t("cart.empty.finder")}
              </Link>
            </Empty>
          </EmptyScene>
        ) : (
          <Empty
            level={1}
            title={t("cart.noSelling.title", { country: props.country })}
            text={t("cart.noSelling.text")}
          >
            <Link to="/country?to=/cart" className={buttonClass()}>
              {t("cart.noSelling.choose")}
            </Link>
          </Empty>
        )}
        <PopularProducts cards={popular} viewed />
      </div>
    );
  }

  const isChanged = lines.some((line) => line.seenPrice !== undefined);
  return (
    <div className="wrap cart cart-full stack page-room" onSubmit={onSubmit}>
      <header className="cart-head">
        <h1 className="display display-form break-words">{t("cart.title")}</h1>
        <p className="muted">{t("cart.pieces", { count })}</p>
      </header>
      {trouble}
      <AllowanceNote allowance={props.allowance} />
      {props.capped.length > 0 && <Capped lines={props.capped} />}
      {isChanged && <Notice live>{t("cart.changed.title")}</Notice>}
      <div className="cart-columns">
        <ul className="cart-lines">
          {lines.map((line) => (
            <CartLine
              key={`${line.id}-${line.quantity}`}
              line={line}
              csrf={props.csrf}
              currency={props.currency}
              onChange={changeLine}
            />
          ))}
        </ul>
        <CartSummary {...props} />
        <CartBar {...props} />
        {props.addOns.length > 0 && <AddOnForms addOns={props.addOns} csrf={props.csrf} />}
      </div>
      {props.recommended.length > 0 && (
        <section className="section">
          <h2 className="display display-3 below-l">{t("cart.recommended")}</h2>
          <ProductGrid
            cards={inList(props.recommended, { isByPopularity: true })}
            list={{ name: "recommended", title: t("cart.recommended") }}
          />
        </section>
      )}
    </div>
  );
}

/** The items of an earlier cart that could not be taken over into this one in full. */
function Capped({ lines }: { lines: CartProps["capped"] }) {
  const t = useText();
  return (
    <Notice live>
      <strong>{t("cart.capped.title")}</strong>
      <ul>
        {lines.map(({ variantId, ...line }) => (
          <li key={variantId}>{t("cart.capped.line", line)}</li>
        ))}
      </ul>
    </Notice>
  );
}
