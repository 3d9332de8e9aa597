import { type KeyboardEvent, useEffect, useRef } from "react";
import { mediaUrl } from "#shop/frame/media.ts";
import { useShop, useText } from "#shop/frame/shop.tsx";
import { Dialog } from "#ui/dialog.tsx";
import "./zoom.css";

type Props = { name: string; pictures: readonly string[]; at: number | null; onClose: () => void };

/** The pictures as large as they come, one beside the other: swiped, moved by arrow keys, enlarged with two fingers. */
export default function Zoom({ name, pictures, at, onClose }: Props) {
  const t = useText();
  const { mediaBase } = useShop();
  const track = useRef<HTMLUListElement>(null);
  const isOpen = at !== null;
  useEffect(() => {
    const element = track.current;
    if (at === null || !element) return;
    // The dialog opens in an effect of its own, before this one.
    element.scrollTo({ left: at * element.clientWidth, behavior: "instant" });
    element.focus({ preventScroll: true });
  }, [at]);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.currentTarget.scrollBy({ left: way * event.currentTarget.clientWidth, behavior: "instant" });
  };

  return (
    <Dialog open={isOpen} onClose={onClose} label={name} closeLabel={t("frame.close")} place="full" className="zoom">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={track} className="zoom-track" tabIndex={0} aria-label={t("catalogue.pictures")} onKeyDown={onKeyDown}>
        {pictures.map((id, index) => (
          <li key={id} className="zoom-item">
            {isOpen && (
              <img
                src={mediaUrl(mediaBase, id, { w: 1440, qlt: 90 })}
                srcSet={`${mediaUrl(mediaBase, id, { w: 1440, qlt: 90 })} 1x, ${mediaUrl(mediaBase, id, { w: 2160, qlt: 90 })} 2x`}
                alt={`${name}, ${index + 1}`}
                loading={index === at ? "eager" : "lazy"}
                className="zoom-picture"
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
