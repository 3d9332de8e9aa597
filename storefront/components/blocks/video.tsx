import { useEffect, useRef, useState } from "react";
import { filmUrl, mediaUrl, posterUrl } from "#storefront/app/media.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { useUnplayable } from "#storefront/components/media/use-unplayable.ts";
import { connectionHere } from "#storefront/runtime/connection.ts";
import { classes } from "#ui/classes.ts";
import { PlayIcon } from "#ui/icons/motion-icons.tsx";
import { MotionButton } from "./motion-button.tsx";
import "#storefront/components/media/picture.css";
import "./film.css";

type Props = {
  video: string;
  /** "video/mp4", with the codec when it is known. */
  type?: string;
  title: string;
  /** The media id of a picture that replaces the video's own poster. */
  poster?: string;
  ambient?: boolean;
  /** Leaves out the stop button, because another element provides it. */
  bare?: boolean;
  className?: string;
};

/** The size of the placeholder (specification 7.12). */
const tiny = { maxW: 15, maxH: 15 };

/**
 * A video of the media service: mp4 at 720p (specification 7.12). `ambient` means muted and looping, with a button that
 * stops it. A still picture is shown when the video cannot be played.
 */
export function Video({ video, type = "video/mp4", title, poster, ambient, bare, className }: Props) {
  const { mediaBase } = useShop();
  const t = useText();
  const film = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  // The browser's own controls are shown when scripts do not run, and after playback has begun.
  const [start, setStart] = useState<"browser" | "ours" | "begun">("browser");
  useEffect(() => setStart("ours"), []);
  const isBroken = useUnplayable(film);
  // On a slow connection, or with reduced motion, only the still is shown until the visitor starts the video.
  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (ambient && !isCalm && connectionHere().fastConnection) film.current?.play().catch(() => undefined);
  }, [ambient]);
  const still = poster
    ? mediaUrl(mediaBase, poster, { w: 1080, fmt: "jpg" })
    : posterUrl(mediaBase, video, { w: 1080 });
  const shared = { className, width: 1280, height: 720 };
  if (isBroken)
    return (
      <img
        {...shared}
        className={classes("picture", className)}
        src={still}
        alt={title}
        loading="lazy"
        decoding="async"
      />
    );
  const begin = () => {
    setStart("begun");
    film.current?.focus();
    film.current?.play().catch(() => undefined);
  };
  const toggle = () => (isOn ? film.current?.pause() : film.current?.play().catch(() => undefined));
  return (
    <>
      <video
        {...shared}
        ref={film}
        poster={still}
        style={{ background: `center / cover no-repeat url("${posterUrl(mediaBase, video, tiny)}")` }}
        aria-label={title}
        playsInline
        preload="none"
        controls={!ambient && start !== "ours"}
        muted={ambient}
        loop={ambient}
        onPlay={() => {
          setOn(true);
          setStart("begun");
        }}
        onPause={() => setOn(false)}
      >
        <source src={filmUrl(mediaBase, video)} type={type} />
      </video>
      {!ambient && start === "ours" && (
        <button type="button" className="film-start" aria-label={t("frame.play")} onClick={begin}>
          <PlayIcon size={32} />
        </button>
      )}
      {ambient && !bare && <MotionButton isOn={isOn} onToggle={toggle} />}
    </>
  );
}
