import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { mediaUrl } from "#storefront/app/media.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import "#storefront/components/media/picture.css";
import "./zoom.css";

type Props = {
  name: string;
  pictures: readonly string[];
  alts: Record<string, string>;
  at: number | null;
  onClose: () => void;
};

/** Milliseconds after which the slides of a closed dialog are taken away (specification 9.4). */
const destroyDelay = 1000;

/** The pictures as large as they come, one beside the other: swiped, moved by buttons and arrow keys, enlarged with two fingers. */
export default function Zoom({ name, pictures, alts, at, onClose }: Props) {
  const t = useText();
  const { mediaBase } = useShop();
  const track = useRef<HTMLUListElement>(null);
  const isOpen = at !== null;
  const [isFilled, setFilled] = useState(true);
  useEffect(() => {
    if (isOpen) return setFilled(true);
    const timer = setTimeout(() => setFilled(false), destroyDelay);
    return () => clearTimeout(timer);
  }, [isOpen]);
  useEffect(() => {
    const element = track.current;
    if (at === null || !element) return;
    // The dialog opens in an effect of its own, before this one.
    element.scrollTo({ left: at * element.clientWidth, behavior: "instant" });
    element.focus({ preventScroll: true });
  }, [at]);
  const move = (by: 1 | -1) => track.current?.scrollBy({ left: by * track.current.clientWidth, behavior: "instant" });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    move(event.key === "ArrowRight" ? 1 : -1);
  };

  return (
    <Dialog open={isOpen} onClose={onClose} label={name} closeLabel={t("frame.close")} place="full" className="zoom">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={track} className="zoom-track" tabIndex={0} aria-label={t("catalogue.pictures")} onKeyDown={onKeyDown}>
        {pictures.map((id, index) => (
          <li key={id} className="zoom-item">
            {isFilled && (
              <img
                src={mediaUrl(mediaBase, id, { w: 1440, qlt: 90 })}
                srcSet={`${mediaUrl(mediaBase, id, { w: 1440, qlt: 90 })} 1x, ${mediaUrl(mediaBase, id, { w: 2160, qlt: 90 })} 2x`}
                alt={alts[id] ?? `${name}, ${index + 1}`}
                loading={index === at ? "eager" : "lazy"}
                className="picture zoom-picture"
              />
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <p className="zoom-ways">
          <IconButton label={t("frame.previous")} onClick={() => move(-1)}>
            <ArrowIcon size={20} />
          </IconButton>
          <IconButton label={t("frame.next")} onClick={() => move(1)}>
            <ArrowIcon size={20} />
          </IconButton>
        </p>
      )}
    </Dialog>
  );
}
