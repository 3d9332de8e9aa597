import { useEffect } from "react";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { setCompared } from "#storefront/components/compare/choice.ts";
import { comparePath, mostCompared } from "#storefront/components/compare/limits.ts";
import { Picture } from "#storefront/components/media/picture.tsx";
import { cardWidths } from "#storefront/components/media/picture-set.ts";
import { type CardData, cardPath, firstColour, pictureOf } from "#storefront/components/product/card-data.ts";
import { PopularProducts } from "#storefront/components/product/popular-products.tsx";
import { Price } from "#storefront/components/product/price.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { InList, ProductCard } from "#storefront/components/product/product-card.tsx";
import { useListEvent } from "#storefront/components/product/product-grid.tsx";
import { CamberDrawing } from "#storefront/components/product-drawings/camber-drawing.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Check, Select } from "#ui/field.tsx";
import { PlusIcon } from "#ui/icons/icons.tsx";
import { BuyForm } from "./buy-form.tsx";
import type { CompareProps } from "./data.ts";
import type { CompareRow } from "./rows.ts";
import "./compare-page.css";
import "./open-slots.css";
import "./popular.css";

export default function Compare({ words, csrf, cards, rows, others, example, popular }: CompareProps) {
  const t = useText();
  const say = useText(words);
  const ids = cards.map(({ id }) => id);
  const picked = ids.join();
  const list = { name: "compare", title: t("compare.title") };
  useListEvent(cards, list);
  // The address decides which boards are selected, wherever the link came from.
  useEffect(() => setCompared(picked ? picked.split(",").map(Number) : []), [picked]);

  return (
    <div className="wrap page-room compare stack">
      <h1 className="display-2 display">{t("compare.title")}</h1>
      {cards.length > 0 ? <PriceTerms all /> : <p className="text-l">{t("compare.empty")}</p>}
      {cards.length < mostCompared && <AddForm ids={ids} others={others} words={words} />}
      {cards.length === 0 ? (
        <>
          {example && <Example {...example} words={words} />}
          <div className="compare-popular">
            <PopularProducts cards={popular} />
          </div>
        </>
      ) : (
        <>
          {/* CSS hides the rows: this works without scripts, and stays on when boards are added or removed. */}
          {cards.length > 1 && rows.some(({ differs }) => !differs) && (
            <Check className="compare-only">{say("only")}</Check>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className="compare-scroll" tabIndex={0} aria-label={t("compare.title")}>
            <table className="compare-table">
              <thead>
                <tr>
                  <td />
                  {cards.map((card) => (
                    <th key={card.id} scope="col">
                      <InList value={list}>
                        <ProductCard card={card} list="compare" heading="h2" />
                      </InList>
                      <BuyForm card={card} csrf={csrf} />
                      <div className="compare-ways">
                        <See card={card} words={words} />
                        <Link
                          to={comparePath(ids.filter((id) => id !== card.id))}
                          className="compare-away"
                          aria-label={t("compare.remove", { name: card.name })}
                          prefetch={false}
                          rel="nofollow"
                        >
                          {say("remove")}
                        </Link>
                      </div>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.label} data-differs={row.differs ? "" : undefined}>
                    <th scope="row">
                      {row.label} {row.differs && <span className="visually-hidden">({say("differs")})</span>}
                    </th>
                    {cards.map(({ id }, index) => (
                      <Value key={id} row={row} index={index} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </div>
  );
}

/** An example of the table: three boards, and an empty slot. */
function Example({ cards, rows, words }: NonNullable<CompareProps["example"]> & Pick<CompareProps, "words">) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const slots = Array.from({ length: mostCompared - cards.length }, (_, at) => at);
  return (
    <div className="compare-example stack stack-m">
      <div className="compare-example-head">
        <h2 id="compare-example" className="display display-4">
          {say("example")}
        </h2>
        <Link to={comparePath(cards.map(({ id }) => id))} className={buttonClass({ kind: "outline" })} rel="nofollow">
          {say("example.open")}
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="compare-scroll" tabIndex={0} aria-labelledby="compare-example">
        <table className="compare-table compare-slots">
          <thead>
            <tr>
              <td />
              {cards.map((card) => (
                <th key={card.id} scope="col">
                  <Link to={cardPath(card, firstColour(card))} className="compare-slot" prefetch={false}>
                    <Picture
                      id={pictureOf(card, firstColour(card))}
                      alt=""
                      sizes="(min-width: 1024px) 280px, 40vw"
                      widths={cardWidths}
                      width={3}
                      height={4}
                    />
                    <span className="compare-slot-name">{card.name}</span>
                  </Link>
                  {locale.shoppingRegion && (
                    <Price
                      amount={card.price}
                      to={card.priceTo}
                      currency={card.currency}
                      retail={card.retailPrice}
                      lowest={card.lowestPrice}
                      unit={card.unitPrice}
                      isPro={card.isPro}
                    />
                  )}
                  <See card={card} words={words} />
                </th>
              ))}
              {slots.map((at) => (
                <td key={at} className="compare-open">
                  <a href="#compare-add" className="compare-slot compare-slot-open">
                    <PlusIcon size={32} />
                    <span>{t("compare.add")}</span>
                  </a>
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} data-differs={row.differs ? "" : undefined}>
                <th scope="row">{row.label}</th>
                {cards.map(({ id }, index) => (
                  <Value key={id} row={row} index={index} />
                ))}
                {slots.map((at) => (
                  <td key={at} className="compare-open" />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function See({ card, words }: { card: CardData } & Pick<CompareProps, "words">) {
  const say = useText(words);
  return (
    <Link to={cardPath(card, firstColour(card))} className="compare-see text-link" prefetch={false}>
      {say("see")}
      <span className="visually-hidden">: {card.name}</span>
    </Link>
  );
}

/** A board's value in a row: as text, and as a drawing when it is a number on a scale or a camber profile. */
function Value({ row, index }: { row: CompareRow; index: number }) {
  const level = row.levels?.[index];
  const camber = row.cambers?.[index];
  return (
    <td className={classes("numbers", row.most?.[index] && "compare-most")}>
      {row.values[index] || "–"}
      {level != null && (
        <span className="compare-level" aria-hidden="true">
          <span style={{ inlineSize: `${level * 100}%` }} />
        </span>
      )}
      {camber && (
        <span className="compare-camber" aria-hidden="true">
          <CamberDrawing camber={camber} />
        </span>
      )}
    </td>
  );
}

/** A plain GET form with the ids selected so far and one more. */
function AddForm({ ids, others, words }: { ids: readonly number[] } & Pick<CompareProps, "others" | "words">) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  if (others.length === 0) return null;
  return (
    <form action={localePath(locale, "/compare")} className="compare-add row">
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <Select label={t("compare.add")} name="ids" id="compare-add" defaultValue="" required className="compare-pick">
        <option value="" disabled>
          {say("pick")}…
        </option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit">{say("add")}</Button>
    </form>
  );
}
