import { Fragment } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { setCompared } from "#storefront/components/compare/choice.ts";
import { comparePath, mostCompared } from "#storefront/components/compare/limits.ts";
import { PopularProducts } from "#storefront/components/product/popular-products.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { InList, ProductCard } from "#storefront/components/product/product-card.tsx";
import { useListEvent } from "#storefront/components/product/product-grid.tsx";
import { CamberDrawing } from "#storefront/components/product-drawings/camber-drawing.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { List } from "#storefront/runtime/data-layer.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Check, Select } from "#ui/field.tsx";
import { ArrowIcon, CloseIcon } from "#ui/icons/icons.tsx";
import { BuyForm } from "./buy-form.tsx";
import { NamedColumns } from "./column-names.tsx";
import type { CompareCard, CompareProps } from "./data.ts";
import type { CompareRow } from "./rows.ts";
import { useOwnBoards } from "./use-own-boards.ts";
import "./compare-page.css";
import "./popular.css";

/** The boards of the address. Without any, those that the visitor chose or looked at, as soon as scripts run. */
export default function Compare(props: CompareProps) {
  const own = useOwnBoards(props);
  return <Boards {...(own ?? props)} isStart={props.isStart} isOwn={Boolean(own)} isOpen={own === undefined} />;
}

/** `isOpen`: which boards they are is not decided yet. */
type BoardsProps = CompareProps & { isOwn: boolean; isOpen: boolean };

function Boards({ words, csrf, cards, rows, others, isStart, isOwn, popular, isOpen }: BoardsProps) {
  const t = useText();
  const say = useText(words);
  const ids = cards.map(({ id }) => id);
  const list = { name: "compare", title: t("compare.title") };
  useListEvent(cards, list);
  const isFull = cards.length >= mostCompared || others.length === 0;
  const title = isStart ? say(isOwn ? "start.own" : "start") : t("compare.title");
  return (
    <div className={classes("wrap page-room compare stack", isOpen && "compare-undecided")}>
      <div className="compare-head">
        <div className="stack stack-s">
          <h1 className="display-2 display">{t("compare.title")}</h1>
          <p className="text-l">{t("compare.empty")}</p>
        </div>
        {!isFull && <AddForm ids={ids} others={others} words={words} />}
      </div>
      <div className="compare-top">
        {isStart && <h2 className="display display-4">{title}</h2>}
        {/* CSS hides the rows: this works without scripts, and stays on when boards are added or removed. */}
        {cards.length > 1 && rows.some(({ differs }) => !differs) && (
          <Check className="compare-only">{say("only")}</Check>
        )}
        <PriceTerms all />
      </div>
      <NamedColumns key={ids.join()} cards={cards} label={title} isFull={isFull}>
        <table className="compare-table">
          <thead>
            <tr>
              <td />
              {cards.map((card) => (
                <Head key={card.id} card={card} ids={ids} list={list} csrf={csrf} words={words} />
              ))}
              {!isFull && (
                <td className="compare-more">
                  <a href="#compare-add">{t("compare.add")}</a>
                </td>
              )}
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
                {!isFull && <td className="compare-more" />}
              </tr>
            ))}
          </tbody>
        </table>
      </NamedColumns>
      {rows.some(({ most }) => most) && <p className="compare-legend muted">{say("most")}</p>}
      <p>
        <Link to="/board-finder" className="text-link" prefetch={false}>
          {say("unsure")} <ArrowIcon size={18} />
        </Link>
      </p>
      {popular.length > 0 && (
        <div className="compare-popular">
          <PopularProducts cards={popular} />
        </div>
      )}
    </div>
  );
}

type HeadProps = Pick<CompareProps, "csrf" | "words"> & { card: CompareCard; ids: readonly number[]; list: List };

/** A board above its column: its card, what puts it into the cart, and what takes it out of the table. */
function Head({ card, ids, list, csrf, words }: HeadProps) {
  const t = useText();
  const say = useText(words);
  const rest = ids.filter((id) => id !== card.id);
  return (
    <th scope="col">
      <div className="compare-column">
        <InList value={list}>
          <ProductCard card={card} list="compare" heading="h2" />
        </InList>
        <BuyForm card={card} csrf={csrf} />
        <Link
          to={comparePath(rest)}
          className="icon-button compare-away"
          aria-label={t("compare.remove", { name: card.name })}
          title={say("remove")}
          prefetch={false}
          rel="nofollow"
          onClick={() => setCompared(rest)}
        >
          <CloseIcon size={18} />
        </Link>
      </div>
    </th>
  );
}

/** A board's value in a row: as text, and as a drawing when it is a number on a scale or a camber profile. */
function Value({ row, index }: { row: CompareRow; index: number }) {
  const level = row.levels?.[index];
  const camber = row.cambers?.[index];
  return (
    <td className={classes("numbers", row.most?.[index] && "compare-most")}>
      {row.gone ? <Lengths all={row.values[index] ?? ""} gone={row.gone[index] ?? []} /> : row.values[index] || "–"}
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

/** The lengths of a board; those that are sold out are struck. */
function Lengths({ all, gone }: { all: string; gone: readonly string[] }) {
  const t = useText();
  if (!all) return "–";
  return all.split(", ").map((size, at) => (
    <Fragment key={size}>
      {at > 0 && ", "}
      {gone.includes(size) ? (
        <s className="quiet" title={t("catalogue.sold-out")}>
          {size}
          <span className="visually-hidden"> ({t("catalogue.sold-out")})</span>
        </s>
      ) : (
        size
      )}
    </Fragment>
  ));
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
