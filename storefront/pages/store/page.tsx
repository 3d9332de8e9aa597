import { useMemo } from "react";
import { colon } from "#commerce/shared/email/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { PostalAddress } from "#storefront/components/forms/postal-address.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { StoreMap } from "#storefront/components/stores/store-map.tsx";
import { StoreStatus } from "#storefront/components/stores/store-status.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { CheckIcon, PinIcon } from "#ui/icons/icons.tsx";
import { Hours } from "./hours.tsx";
import type { StoreProps } from "./props.ts";
import "./store.css";

export default function Store({ texts, store, hours, ground, nearby, shelf }: StoreProps) {
  const say = useText(texts);
  const is = colon(useShop().locale.language);
  const { name, isOwn, lines, phone, email, website, services, brands, routeUrl, picture } = store;
  const shown = useMemo(() => [store, ...nearby], [store, nearby]);
  return (
    <div className="wrap store-page stack">
      <Breadcrumbs crumbs={[{ title: say("stores.title"), path: "/stores" }]} />
      <header className="store-head">
        <div className="content-start stack stack-s">
          <h1 className="display display-2 break-words">{name}</h1>
          <StoreStatus store={store} />
        </div>
        <div className="store-reach text-l content-start stack stack-s">
          <PostalAddress lines={lines} />
          <p className="store-ways">
            <a href={routeUrl} className={buttonClass()} target="_blank" rel="noopener noreferrer">
              <PinIcon size={20} /> {say("stores.route")}
            </a>
            {phone && (
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={buttonClass({ kind: "outline" })}>
                <span className="visually-hidden">{say("stores.phone") + is}</span>
                {phone}
              </a>
            )}
          </p>
          <ul className="stack gap-6 text-m break-words">
            {email && (
              <li>
                {say("stores.email") + is}
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            {website && (
              <li>
                {say("stores.website")}:{" "}
                <a href={website} rel="noopener noreferrer nofollow" target="_blank">
                  {URL.parse(website)?.host ?? website}
                </a>
              </li>
            )}
          </ul>
        </div>
      </header>
      {picture && (
        <Picture
          id={picture.name}
          alt={picture.alt}
          sizes="(max-width: 699px) 100vw, min(100vw, 1600px)"
          widths={sceneWidths}
          width={5}
          height={2}
          crop
          priority
          className="store-picture"
        />
      )}
      <div className="store-body">
        <Hours texts={texts} hours={hours} />
        <div className="store-offer content-start stack">
          {services.length > 0 && (
            <section>
              <h2 className="label">{say("stores.services")}</h2>
              <ul className="store-services">
                {services.map((service) => (
                  <li key={service}>
                    <CheckIcon size={18} /> {service}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {brands.length > 0 && !(isOwn && brands.length === 1) && (
            <section>
              <h2 className="label">{say("stores.brands")}</h2>
              <p>{brands.join(", ")}</p>
            </section>
          )}
        </div>
        <StoreMap
          texts={texts}
          stores={shown}
          focus={nearby.length > 0 ? store.slug : null}
          ground={ground}
          className="store-page-map"
        />
      </div>
      {shelf.length > 0 && (
        <section className="stack stack-m">
          <div className="stack gap-6">
            <h2 className="display display-3">{say("stores.shelf")}</h2>
            <p className="quiet">{say("stores.shelf-text")}</p>
          </div>
          <ProductGrid cards={shelf} list={{ name: "shelf", title: say("stores.shelf") }} />
        </section>
      )}
      {nearby.length > 0 && (
        <section className="stack stack-m">
          <h2 className="display display-3">{say("stores.nearby")}</h2>
          <ul className="store-others stack stack-m">
            {nearby.map((one) => (
              <li key={one.slug}>
                {one.picture && (
                  <Picture
                    id={one.picture.name}
                    alt={one.picture.alt}
                    sizes="(max-width: 699px) 100vw, 33vw"
                    widths={[360, 480, 720, 960]}
                    width={3}
                    height={2}
                    crop
                    className="store-other-picture"
                  />
                )}
                <h3 className="text-l">
                  <Link to={`/stores/${one.slug}`} className="cover-link" prefetch={false}>
                    {one.name}
                  </Link>
                </h3>
                <p className="numbers">{one.distance}</p>
                <StoreStatus store={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link to="/stores" className="text-link" prefetch={false}>
          {say("stores.back")}
        </Link>
      </p>
    </div>
  );
}
