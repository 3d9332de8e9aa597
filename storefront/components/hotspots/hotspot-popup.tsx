import { type CSSProperties, useRef } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { ContentLink } from "#storefront/components/content/content-link.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { Price } from "#storefront/components/product/price.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { type Hotspot, popupPosition } from "./hotspot.ts";

const HotspotBuy = lazyComponent(() => import("./hotspot-buy.tsx"));

type Props = {
  /** Absent when the popup is closed. */
  spot: Hotspot | undefined;
  /** The centre of the marker in the window, in px. */
  at: { x: number; y: number };
  onClose: () => void;
};

/** A hotspot's popup: picture, price and link. */
export function HotspotPopup({ spot: current, at, onClose }: Props) {
  const t = useText();
  // Keeps showing the last hotspot while the popup fades out.
  const last = useRef(current);
  if (current) last.current = current;
  const spot = last.current;
  const place = spot && popupPosition(spot);
  const position = {
    ...(spot?.colours && { background: spot.colours.background, "--popup-font": spot.colours.font }),
    "--spot-x": Math.round(at.x),
    "--spot-y": Math.round(at.y),
  } as CSSProperties;

  return (
    <Dialog
      open={Boolean(current)}
      onClose={onClose}
      label={spot?.title ?? ""}
      closeLabel={t("frame.close")}
      className="hotspot-popup"
      style={position}
      data-x={place?.x}
      data-y={place?.y}
    >
      {spot && (
        <>
          {spot.image && (
            <Picture
              id={spot.image}
              alt=""
              sizes="340px"
              widths={[480, 680]}
              width={1}
              height={1}
              crop
              quality={90}
              className="hotspot-popup-picture"
            />
          )}
          <div className="hotspot-popup-text">
            <h3 className="hotspot-popup-title">{spot.title}</h3>
            {spot.description && <p>{spot.description}</p>}
            {spot.price && <Price {...spot.price} />}
            {spot.price && <PriceTerms />}
            {spot.sold && spot.price && <HotspotBuy key={spot.id} sold={spot.sold} currency={spot.price.currency} />}
            {spot.href && <Way spot={spot} />}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Way({ spot: { href, isProduct, callToAction, sold } }: { spot: Hotspot }) {
  const t = useText();
  const words = callToAction ?? t(isProduct ? "home.shop-now" : "home.learn-more");
  const look = buttonClass({ small: true, kind: sold ? "outline" : undefined });
  return (
    <ContentLink link={href.startsWith("/") ? { to: href, newTab: false } : { href, newTab: false }} className={look}>
      {words}
    </ContentLink>
  );
}
