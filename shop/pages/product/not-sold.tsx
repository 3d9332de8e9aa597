import { Link } from "#shop/frame/link.tsx";
import { useText } from "#shop/frame/shop.tsx";
import { buttonClass } from "#ui/button.tsx";

/** In place of the form where the shop shows and does not sell. */
export function NotSold() {
  const t = useText();
  return (
    <div className="not-sold">
      <p>
        <strong>{t("catalogue.not-sold-here")}</strong>
      </p>
      <p>{t("catalogue.not-sold-way-on")}</p>
      <p>
        <Link to="/stores" className={buttonClass({ kind: "outline", small: true })}>
          {t("catalogue.find-store")}
        </Link>
      </p>
    </div>
  );
}
