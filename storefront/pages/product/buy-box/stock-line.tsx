import { type FormatText, useText } from "#storefront/app/shop.tsx";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import type { Stock } from "./choice.ts";

const NotifyMe = lazyComponent(() => import("./notify-me.tsx"));

type Props = {
  stock: Stock;
  /** Whether one variant is chosen. Otherwise the line is about all that can still be chosen. */
  chosen: boolean;
  /** While a size is missing: how many there are, and how many of them in stock. */
  sizes?: { kind: "lengths" | "sizes"; some: number; of: number } | undefined;
  releaseDate?: string;
};

/**
 * A request for a stock alert when the chosen variant is sold out. It is a form of its own, so it stands below the
 * other one.
 */
export function StockWatch({ variantId }: { variantId: number }) {
  const t = useText();
  return (
    <div className="stock-watch">
      <Link to={`/notify/${variantId}`} prefetch={false}>
        {t("frame.notify")}
      </Link>
      <NotifyMe key={variantId} variantId={variantId} />
    </div>
  );
}

/** The availability of the choice, and before it of the product. It is announced when it changes. */
export function StockLine(props: Props) {
  const t = useText();
  const [kind, words] = sayStock(props, t);
  return (
    <p className={classes("buy-stock", kind && `buy-stock-${kind}`)} role="status">
      {words}
    </p>
  );
}

function sayStock({ stock, chosen, sizes, releaseDate }: Props, t: FormatText): [kind: string, words: string] {
  if (stock.kind === "sold-out" || stock.kind === "absent") return ["", t("catalogue.sold-out-long")];
  if (releaseDate) return ["", t("catalogue.ships-from", { date: releaseDate })];
  if (chosen && stock.kind === "low") return ["low", t("catalogue.only-left", { count: stock.left })];
  if (sizes && sizes.of > 1)
    return ["in", t(`catalogue.${sizes.some < sizes.of ? "some" : "all"}-${sizes.kind}`, sizes)];
  return ["in", t("catalogue.in-stock")];
}
