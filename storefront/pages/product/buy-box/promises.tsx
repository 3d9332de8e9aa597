import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { PinIcon, ReturnIcon, TruckIcon } from "#ui/icons/icons.tsx";

/** What one may count on: dispatch, unless it is yet to come; return, somebody to ask. */
export const Promises = cacheMarkup("promises", function List({ isComing }: { isComing: boolean }) {
  const t = useText();
  return (
    <ul className="promises stack stack-s">
      {!isComing && (
        <li>
          <TruckIcon size={22} /> <span>{t("catalogue.promise-delivery")}</span>
        </li>
      )}
      <li>
        <ReturnIcon size={22} /> <span>{t("catalogue.promise-return")}</span>
      </li>
      <li>
        <PinIcon size={22} /> <Link to="/stores">{t("catalogue.find-store")}</Link>
      </li>
    </ul>
  );
});
