import { useEffect, useRef } from "react";
import { connectionHere } from "#shop/frame/connection.ts";
import { filmUrl, mediaUrl, posterUrl } from "#shop/frame/media.ts";
import { useShop } from "#shop/frame/shop.tsx";

type Props = {
  video: string;
  title: string;
  /** Media id of a picture in place of the film's own poster. */
  poster?: string;
  ambient?: boolean;
  className?: string;
};

/** Specification 7.12. */
const tiny = { maxW: 15, maxH: 15 };

/** A video of the media service: mp4 at 720p (specification 7.12). `ambient`: silent, without controls, again and again. */
export function Video({ video, title, poster, ambient, className }: Props) {
  const { mediaBase } = useShop();
  const shown = {
    className,
    src: filmUrl(mediaBase, video),
    poster: poster ? mediaUrl(mediaBase, poster, { w: 1080, fmt: "jpg" }) : posterUrl(mediaBase, video, { w: 1080 }),
    style: { background: `center / cover no-repeat url("${posterUrl(mediaBase, video, tiny)}")` },
    width: 1280,
    height: 720,
    "aria-label": title,
    playsInline: true,
  };
  const film = useRef<HTMLVideoElement>(null);
  // On a slow line, or where motion disturbs, its still has to do.
  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (ambient && !isCalm && connectionHere().fastConnection) film.current?.play().catch(() => undefined);
  }, [ambient]);
  return ambient ? (
    <video ref={film} {...shown} preload="none" muted loop />
  ) : (
    <video {...shown} controls preload="none" />
  );
}
