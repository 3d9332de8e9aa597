import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import { MinusIcon, PlusIcon } from "#ui/icons/icons.tsx";
import { type Hotspot, isSmall } from "./hotspot.ts";
import { HotspotPopup } from "./hotspot-popup.tsx";
import type { HotspotPicture } from "./load-hotspots.ts";
import "./hotspots.css";

const resizeDebounce = 450;

type Props = { picture: HotspotPicture; className?: string };

/** A picture with hotspots. Without scripts their links are listed below it. */
export function Hotspots({ picture: { image, alt, hotspots }, className }: Props) {
  const ways = hotspots.filter(({ href }) => href.startsWith("/"));
  return (
    <>
      <HotspotMarkers hotspots={hotspots} className={className}>
        <Picture
          id={image}
          alt={alt}
          sizes="(min-width: 769px) 100vw, 200vw"
          widths={sceneWidths}
          width={16}
          height={9}
          className="hotspots-picture"
        />
      </HotspotMarkers>
      <noscript>
        <ul className="hotspots-plain">
          {ways.map(({ id, title, href }) => (
            <li key={id}>
              <Link to={href} prefetch={false}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}

type MarkersProps = { hotspots: readonly Hotspot[]; className?: string; children?: ReactNode };

/** Markers over the picture. Each opens a dialog about its hotspot; a second click, or a click outside, closes it. */
export function HotspotMarkers({ hotspots, className, children }: MarkersProps) {
  const t = useText();
  const container = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const [small, setSmall] = useState(false);
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [waiting, setWaiting] = useState(true);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setSmall(isSmall(element.clientWidth, element.clientHeight));
    // The first callback reports the size at once, so no measuring is needed before. Later callbacks are debounced.
    const observer = new ResizeObserver(() => {
      if (waiting === undefined) measure();
      clearTimeout(waiting);
      waiting = setTimeout(measure, resizeDebounce);
    });
    observer.observe(element);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
    };
  }, []);

  // Shows the markers once the picture has loaded or failed, even when that happened before the script ran.
  useEffect(() => {
    const picture = container.current?.querySelector("img");
    const shown = () => setWaiting(false);
    if (!picture || picture.complete) return shown();
    for (const event of ["load", "error"]) picture.addEventListener(event, shown, { once: true });
  }, []);

  const toggle = (id: string, marker: HTMLElement) => {
    const { left, top, width, height } = marker.getBoundingClientRect();
    setAt({ x: left + width / 2, y: top + height / 2 });
    setActive(active === id ? null : id);
  };

  return (
    <div
      ref={container}
      className={classes("hotspots", small && "hotspots-small", waiting && "hotspots-waiting", className)}
    >
      {children}
      {hotspots.map(({ id, x, y, title, selector }) => (
        <button
          key={id}
          type="button"
          className="hotspot"
          data-hotspot={id}
          data-selector={selector}
          aria-expanded={active === id}
          aria-haspopup="dialog"
          aria-label={t("home.hotspot", { title })}
          style={{ "--x": `${x * 100}%`, "--y": `${y * 100}%` } as CSSProperties}
          onClick={(event) => toggle(id, event.currentTarget)}
        >
          <span className="hotspot-dot">{active === id ? <MinusIcon size={18} /> : <PlusIcon size={18} />}</span>
        </button>
      ))}
      <HotspotPopup spot={hotspots.find(({ id }) => id === active)} at={at} onClose={() => setActive(null)} />
    </div>
  );
}
