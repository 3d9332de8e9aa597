import { type RefObject, useEffect, useState } from "react";

/** A slider that shows one picture at a time and starts over after the last (specification 9.4). */

/** Milliseconds between automatic changes, and the duration of one change. */
const autoplayDelay = 7000;
const speed = 500;

/** Pixels that a touch must move before it counts as a swipe. */
const swipeTolerance = 30;

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to the next or previous slide, and from the last to the first. */
export function advance(track: HTMLElement, by: 1 | -1): void {
  const { scrollLeft, scrollWidth, clientWidth } = track;
  const count = Math.max(1, Math.round(scrollWidth / clientWidth));
  const place = (Math.round(scrollLeft / clientWidth) + by + count) % count;
  glide(track, place * clientWidth);
}

/** Scroll snapping is switched off during the animation, because it would pull the track back. */
function glide(track: HTMLElement, left: number): void {
  if (isCalm()) {
    track.scrollTo({ left, behavior: "instant" });
    return;
  }
  const from = track.scrollLeft;
  const start = performance.now();
  track.style.scrollSnapType = "none";
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / speed));
    track.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else track.style.scrollSnapType = "";
  };
  requestAnimationFrame(step);
}

/**
 * Advances every seven seconds, unless the pointer is over the slider, the focus is in it, it was stopped, or the
 * visitor prefers reduced motion.
 */
export function useAutoplay(frame: RefObject<HTMLElement | null>, isWanted: boolean): [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(isWanted && !isCalm()), [isWanted]);
  useEffect(() => {
    const element = frame.current;
    if (!isOn || !element) return;
    const timer = setInterval(() => {
      const track = element.querySelector("ul");
      const isHeld = element.matches(":hover") || element.matches(":has(:focus-visible)");
      if (track && !isHeld) advance(track, 1);
    }, autoplayDelay);
    return () => clearInterval(timer);
  }, [frame, isOn]);
  return [isOn, setOn];
}

/**
 * Wraps round to the other end when a visitor swipes past the first or last slide. Other swipes use native scrolling.
 */
export function useSwipe(frame: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const track = isWanted && frame.current?.querySelector("ul");
    if (!track) return;
    let from = { x: 0, y: 0, left: 0 };
    const onStart = ({ touches: [touch] }: TouchEvent) => {
      if (touch) from = { x: touch.clientX, y: touch.clientY, left: track.scrollLeft };
    };
    const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!touch) return;
      const [across, down] = [from.x - touch.clientX, from.y - touch.clientY];
      if (Math.abs(across) <= swipeTolerance || Math.abs(across) < Math.abs(down)) return;
      const isAtEnd = across > 0 ? from.left + track.clientWidth > track.scrollWidth - 2 : from.left < 2;
      if (isAtEnd) advance(track, across > 0 ? 1 : -1);
    };
    track.addEventListener("touchstart", onStart, { passive: true });
    track.addEventListener("touchend", onEnd, { passive: true });
    return () => {
      track.removeEventListener("touchstart", onStart);
      track.removeEventListener("touchend", onEnd);
    };
  }, [frame, isWanted]);
}
