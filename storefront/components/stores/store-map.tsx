import { type CSSProperties, useEffect, useRef } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { Ridge } from "#storefront/components/page/ridge.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { classes } from "#ui/classes.ts";
import type { DrawnMap } from "./leaflet-map.ts";
import type { MapGround, StoreView } from "./view.ts";
import "./store-map.css";

type Props = {
  texts: AreaTexts<"stores">;
  stores: readonly StoreView[];
  ground: MapGround;
  /** The place around which the visitor searches. */
  center?: { lat: number; lng: number } | null;
  /** The highlighted store. */
  marked?: string | null;
  onChoose?: (slug: string) => void;
  /** The store that the map is about; the others are its neighbours. */
  focus?: string | null;
  /** Width divided by height, used where there is room. */
  ratio?: number;
  className?: string;
};

/**
 * A map of stores. Its code is loaded when the map comes near the screen; mountains stand in its place until then. Without
 * it the list beside it contains all information.
 */
export function StoreMap({
  texts,
  stores,
  ground,
  center = null,
  marked = null,
  onChoose,
  focus = null,
  ratio,
  className,
}: Props) {
  const { locale } = useShop();
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap | null>(null);
  const latest = useRef({ onChoose, marked });
  latest.current = { onChoose, marked };

  useEffect(() => {
    const place = element.current;
    if (!place) return;
    let isGone = false;
    const draw = async () => {
      const { drawMap } = await import("./leaflet-map.ts");
      if (isGone) return;
      const choose = (slug: string) => latest.current.onChoose?.(slug);
      const options = { texts, stores, ground, center, focus, locale, choose };
      drawn.current = drawMap(place, options);
      drawn.current.mark(latest.current.marked);
    };
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void draw().catch(() => undefined);
      },
      { rootMargin: "200px" },
    );
    watcher.observe(place);
    return () => {
      isGone = true;
      watcher.disconnect();
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [texts, stores, ground, center, focus, locale]);

  useEffect(() => drawn.current?.mark(marked), [marked]);

  return (
    <section
      aria-label={texts["stores.map"]}
      className={classes("store-map", className)}
      style={ratio ? ({ "--map-ratio": ratio } as CSSProperties) : undefined}
    >
      <Ridge />
      <div ref={element} className="store-map-ground" />
    </section>
  );
}
