import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from "react";
import { fill } from "#commerce/shared/texts/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { loadPurchaseTexts } from "#storefront/i18n/load-in-browser.ts";
import { IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ArrowIcon, MinusIcon, PlusIcon } from "#ui/icons/icons.tsx";
import { ZoomPicture } from "./zoom-picture.tsx";
import "#storefront/components/media/picture.css";
import "./zoom.css";

type Props = {
  name: string;
  pictures: readonly string[];
  alts: Record<string, string>;
  at: number | null;
  onClose: () => void;
};

/** Milliseconds after which the slides of a closed dialog are removed (specification 9.4). */
const destroyDelay = 1000;

/**
 * The pictures in their largest size, side by side: swiped, or moved with buttons and arrow keys, and enlarged in
 * place.
 */
export default function Zoom({ name, pictures, alts, at, onClose }: Props) {
  const t = useText();
  const { locale } = useShop();
  const track = useRef<HTMLUListElement>(null);
  const isOpen = at !== null;
  const [isFilled, setFilled] = useState(true);
  const [place, setPlace] = useState(at ?? 0);
  const [isLarge, setLarge] = useState(false);
  const [words, setWords] = useState<AreaTexts<"purchase"> | null>(null);
  useEffect(() => {
    loadPurchaseTexts(locale.language).then(setWords, () => undefined);
  }, [locale.language]);
  useEffect(() => {
    if (isOpen) return setFilled(true);
    setLarge(false);
    const timer = setTimeout(() => setFilled(false), destroyDelay);
    return () => clearTimeout(timer);
  }, [isOpen]);
  useEffect(() => {
    const element = track.current;
    if (at === null || !element) return;
    // The dialog's own effect has opened it before this one runs.
    element.scrollTo({ left: at * element.clientWidth, behavior: "instant" });
    element.focus({ preventScroll: true });
    setPlace(at);
  }, [at]);
  // A button that has brought one to the end cannot keep the focus: the keys go on where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the place that disables a button
  useEffect(() => {
    const focused = document.activeElement;
    if (isOpen && (focused === document.body || focused?.matches(":disabled")))
      track.current?.focus({ preventScroll: true });
  }, [isOpen, place]);
  const move = (by: 1 | -1) => {
    setLarge(false);
    track.current?.scrollBy({ left: by * track.current.clientWidth, behavior: "instant" });
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    const next = Math.round(scrollLeft / clientWidth);
    if (next !== place) setLarge(false);
    setPlace(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    move(event.key === "ArrowRight" ? 1 : -1);
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      onKeyDown={onKeyDown}
      label={name}
      closeLabel={t("frame.close")}
      place="full"
      className="zoom"
    >
      <ul
        ref={track}
        className={isLarge ? "zoom-track zoom-held" : "zoom-track"}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t("catalogue.pictures")}
        onScroll={onScroll}
      >
        {pictures.map((id, index) => (
          <li key={id} className="zoom-item">
            {isFilled && (
              <ZoomPicture
                id={id}
                alt={alts[id] ?? `${name}, ${index + 1}`}
                isFirst={index === at}
                isLarge={isLarge && index === place}
                onLarge={setLarge}
              />
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="zoom-ways">
          <IconButton label={t("frame.previous")} disabled={place === 0} onClick={() => move(-1)}>
            <ArrowIcon size={20} />
          </IconButton>
          <IconButton label={t("frame.next")} disabled={place === pictures.length - 1} onClick={() => move(1)}>
            <ArrowIcon size={20} />
          </IconButton>
        </div>
      )}
      {words && (
        <p className="zoom-foot">
          {pictures.length > 1 && (
            <span className="zoom-count numbers" role="status">
              {fill(words["purchase.count"], { number: place + 1, all: pictures.length })}
            </span>
          )}
          <IconButton
            label={isLarge ? words["purchase.zoomOut"] : words["purchase.zoomIn"]}
            onClick={() => setLarge(!isLarge)}
          >
            {isLarge ? <MinusIcon size={20} /> : <PlusIcon size={20} />}
          </IconButton>
        </p>
      )}
    </Dialog>
  );
}
