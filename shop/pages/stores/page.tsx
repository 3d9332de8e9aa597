import { useText } from "#shop/frame/shop.tsx";
import { PlainPage } from "#shop/parts/plain-page.tsx";
import { PostalAddress } from "#shop/parts/postal-address.tsx";
import { ArrowIcon, PinIcon } from "#ui/icons.tsx";
import type { StoresProps } from "./props.ts";
import "#ui/button.css";
import "./stores.css";

export default function Stores({ groups, count }: StoresProps) {
  const t = useText();
  return (
    <PlainPage title={t("stores.title")} text={t("stores.text")}>
      <p className="label">{t(count === 1 ? "stores.count.one" : "stores.count.other", { count })}</p>
      {groups.map(({ country, name, stores }) => (
        <section key={country} className="stores">
          <h2 className="display stores-country">{name}</h2>
          <ul className="stores-list">
            {stores.map((store) => (
              <li key={store.uid} className="store">
                <PinIcon size={28} />
                <h3 className="store-name">{store.name}</h3>
                <PostalAddress lines={store.lines} />
                <p>
                  <a href={`tel:${store.phone.replace(/[^+\d]/g, "")}`}>{store.phone}</a>
                </p>
                <dl className="store-hours numbers" aria-label={t("stores.hours")}>
                  {store.hours.map(({ days, times }) => (
                    <div key={days}>
                      <dt>{days}</dt>
                      <dd>{times}</dd>
                    </div>
                  ))}
                </dl>
                <a href={store.routeUrl} className="text-link" target="_blank" rel="noopener noreferrer">
                  {t("stores.route")} <ArrowIcon size={18} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PlainPage>
  );
}
