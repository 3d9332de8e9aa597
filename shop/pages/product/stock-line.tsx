import { later } from "#shop/frame/later.tsx";
import { Link } from "#shop/frame/link.tsx";
import { useText } from "#shop/frame/shop.tsx";
import type { Stock } from "./choice.ts";

const NotifyMe = later(() => import("./notify-me.tsx"));

type Props = {
  stock: Stock;
  /** One variant is chosen; otherwise only a product that is wholly sold out is worth a word. */
  chosen: boolean;
  releaseDate?: string;
};

/** What is chosen is sold out: whoever wants can be told when it is back. A form of its own, so it stands below the other. */
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

/** Whether what is chosen can be had. The line keeps its place while it is empty. */
export function StockLine({ stock, chosen, releaseDate }: Props) {
  const t = useText();
  if (stock.kind === "sold-out" || stock.kind === "absent")
    return <p className="buy-stock">{t("catalogue.sold-out-long")}</p>;
  if (releaseDate) return <p className="buy-stock">{t("catalogue.ships-from", { date: releaseDate })}</p>;
  if (chosen && stock.kind === "low")
    return <p className="buy-stock buy-stock-low">{t("catalogue.only-left", { count: stock.left })}</p>;
  return <p className="buy-stock buy-stock-in">{t("catalogue.in-stock")}</p>;
}
