import { useEffect, useRef } from "react";
import { connectionHere } from "#shop/frame/connection.ts";
import { mediaAlias, mediaUrl } from "#shop/frame/media.ts";
import { useShop } from "#shop/frame/shop.tsx";

type Props = { video: string; title: string; poster?: string; ambient?: boolean; className?: string };

/** A video of the media service: mp4 at 720p (specification 7.12). `ambient`: silent, without controls, again and again. */
export function Video({ video, title, poster, ambient, className }: Props) {
  const { mediaBase } = useShop();
  const src = `${mediaBase}/v/${mediaAlias}/${encodeURIComponent(video)}/mp4_720p`;
  const still = poster ? mediaUrl(mediaBase, poster, { w: 1080, fmt: "jpg" }) : undefined;
  const film = useRef<HTMLVideoElement>(null);
  // On a slow line, or where motion disturbs, its still has to do.
  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (ambient && !isCalm && connectionHere().fastConnection) film.current?.play().catch(() => undefined);
  }, [ambient]);
  return ambient ? (
    <video
      ref={film}
      className={className}
      src={src}
      poster={still}
      aria-label={title}
      preload="none"
      muted
      loop
      playsInline
    />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: what is said in it stands beside it as text
    <video className={className} src={src} poster={still} aria-label={title} controls preload="metadata" playsInline />
  );
}
