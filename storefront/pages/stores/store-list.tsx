import { useText } from "#storefront/app/shop.tsx";
import { PostalAddress } from "#storefront/components/forms/postal-address.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { StoreStatus } from "#storefront/components/stores/store-status.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { StoreRow } from "./props.ts";
import "./store-list.css";

type Props = {
  texts: AreaTexts<"stores">;
  stores: readonly StoreRow[];
  marked: string | null;
  onMark: (slug: string | null) => void;
  /** On phones the list begins with a few stores. */
  isWhole: boolean;
  onWhole: () => void;
};

/** As in stores.css. */
const firstOnPhones = 8;

export function StoreList({ texts, stores, marked, onMark, isWhole, onWhole }: Props) {
  const t = useText();
  const say = useText(texts);
  return (
    <>
      <ol className="stores-list" data-whole={isWhole || undefined}>
        {stores.map((store) => {
          const { slug, name, isOwn, number, group, lines, phone, distance, services, routeUrl, picture } = store;
          return (
            <li
              key={slug}
              className="stores-one"
              data-store={slug}
              data-own={isOwn || undefined}
              data-marked={marked === slug || undefined}
              onMouseEnter={() => onMark(slug)}
              onMouseLeave={() => onMark(null)}
              onFocus={() => onMark(slug)}
              onBlur={() => onMark(null)}
            >
              {group && <p className="stores-group label">{group}</p>}
              {picture && (
                <Picture
                  id={picture.name}
                  alt={picture.alt}
                  sizes="(max-width: 1023px) 96px, 144px"
                  widths={[96, 144, 192, 288, 432]}
                  width={4}
                  height={3}
                  crop
                  className="stores-picture"
                />
              )}
              <h3 className="stores-name">
                <span className="stores-number numbers" aria-hidden="true">
                  {number}
                </span>
                <Link to={`/stores/${slug}`} prefetch={false}>
                  {name}
                </Link>
                {isOwn && <span className="stores-own">{say("stores.own-one")}</span>}
              </h3>
              {distance && <p className="muted numbers">{distance}</p>}
              <div className="stack gap-6 all-columns">
                <PostalAddress lines={lines} />
                <StoreStatus store={store} />
                {services.length > 0 && (
                  <ul className="stores-services">
                    {services.map((service) => (
                      <li key={service}>{service}</li>
                    ))}
                  </ul>
                )}
              </div>
              <p className="stores-ways">
                {phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
                <a href={routeUrl} className="text-link" target="_blank" rel="noopener noreferrer">
                  {say("stores.route")} <ArrowIcon size={18} />
                </a>
              </p>
            </li>
          );
        })}
      </ol>
      {!isWhole && stores.length > firstOnPhones && (
        <Button kind="outline" wide className="stores-more" onClick={onWhole}>
          {t("frame.view-all")} ({stores.length})
        </Button>
      )}
    </>
  );
}
