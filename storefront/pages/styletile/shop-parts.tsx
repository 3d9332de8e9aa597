import { Fragment, useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { CategoryGroupLinks } from "#storefront/components/category/category-group.tsx";
import type { Section } from "#storefront/components/category/sections.ts";
import { CardSkeleton } from "#storefront/components/product/card-skeleton.tsx";
import { Price } from "#storefront/components/product/price.tsx";
import { ProductBadge } from "#storefront/components/product/product-badge.tsx";
import { Swatches } from "#storefront/components/product/swatches.tsx";
import { SocialIcon, socialNetworks } from "#ui/icons/social-icons.tsx";
import "#storefront/components/product/product-grid.css";

const plain = { price: 44_900, isNew: false, isRedesigned: false, isBestSeller: false, isComingSoon: false };
const badged = [
  { ...plain, retailPrice: 49_900 },
  { ...plain, isNew: true },
  { ...plain, isRedesigned: true },
  { ...plain, isBestSeller: true },
  { ...plain, isComingSoon: true },
];
const hexes = ["#0e1216", "#1b4dff", "#c8350a", "#0f6b4f", "#aab4be", "#d9dee3", "#f2f4f6", "#5a6570"];
const colours = hexes.map((hex) => ({ code: hex.slice(1), label: hex, hexColours: [hex] }));

const layouts = ["", "row", "wide"];

/** Components of the shop in their states: badges, prices, colours, loading placeholders, networks. */
export function ShopParts({ links }: { links: readonly Section[] }) {
  const t = useText();
  const currency = useShop().locale.currency ?? "EUR";
  const [colour, setColour] = useState(colours[0]?.code ?? "");
  return (
    <>
      <p className="row-middle row row-l">
        {badged.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <ProductBadge key={index} card={card} />
        ))}
      </p>
      <p className="row-middle row row-l">
        <Price amount={44_900} currency={currency} />
        <Price amount={44_900} retail={49_900} currency={currency} />
        <Price amount={44_900} to={54_900} currency={currency} />
      </p>
      {[false, true].map((short) => (
        <Swatches
          key={String(short)}
          name={short ? "tile-short" : "tile-colour"}
          legend={t("catalogue.colour")}
          swatches={colours}
          selected={colour}
          onSelect={setColour}
          short={short}
        />
      ))}
      <p className="tile-name tile-head">card, loading</p>
      <div className="grid">
        <CardSkeleton />
        <CardSkeleton />
      </div>
      {layouts.map((layout) => (
        <Fragment key={layout}>
          <p className="tile-name tile-head">categories{layout && `, ${layout}`}</p>
          <CategoryGroupLinks heading={t("frame.shop")} links={[...links]} layout={layout ? [layout] : []} />
        </Fragment>
      ))}
      <p className="row-middle row row-l">
        {socialNetworks.map((network) => (
          <SocialIcon key={network} network={network} label={network} />
        ))}
      </p>
    </>
  );
}
