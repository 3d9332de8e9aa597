import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { ArrowIcon } from "./icons/icons.tsx";
import "./slider.css";

type Props = {
  /** Labels of the slider and its buttons. */
  labels: { slider: string; previous: string; next: string };
  /** Placed to the left of the buttons. */
  heading?: ReactNode;
  className?: string;
  /**
   * Moves the slides in a custom way, without an end (specification 9.4). By default the slider scrolls by the visible
   * slides, up to the end.
   */
  onMove?: (track: HTMLElement, by: 1 | -1) => void;
  /** Still loading: the placeholders cannot be moved (specification 2.7). */
  busy?: boolean;
  /** The slides. CSS sets how many are visible: --per-view is 1, 2 from 600 px, 4 from 900 px. */
  children: ReactNode;
};

type SliderEnds = { start: boolean; end: boolean };

/**
 * Slides based on scroll-snap: swiped by touch, moved by buttons and arrow keys, clipped at the edges, without a loop.
 */
export function Slider({ labels, heading, className, onMove, busy = false, children }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<SliderEnds>({ start: true, end: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = { start: scrollLeft < 2, end: scrollLeft + clientWidth > scrollWidth - 2 };
      setPlace((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);

  const move = (by: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    if (onMove) return onMove(element, by);
    const smooth = matchMedia("(prefers-reduced-motion: no-preference)").matches;
    element.scrollBy({ left: by * element.clientWidth, behavior: smooth ? "smooth" : "instant" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (busy || event.target instanceof HTMLInputElement) return;
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    move(event.key === "ArrowRight" ? 1 : -1);
  };

  return (
    <section
      className={classes("slider", className)}
      aria-label={labels.slider}
      aria-roledescription="carousel"
      aria-busy={busy || undefined}
      data-still={place.start ? "" : undefined}
      data-fits={!onMove && place.start && place.end ? "" : undefined}
    >
      <div className="slider-head">
        <div>{heading}</div>
        <div className="slider-buttons">
          <IconButton
            label={labels.previous}
            className="slider-button"
            disabled={busy || (!onMove && place.start)}
            onClick={() => move(-1)}
          >
            <ArrowIcon size={20} />
          </IconButton>
          <IconButton
            label={labels.next}
            className="slider-button"
            disabled={busy || (!onMove && place.end)}
            onClick={() => move(1)}
          >
            <ArrowIcon size={20} />
          </IconButton>
        </div>
      </div>
      <div className="slider-clip">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul ref={track} className="slider-track" tabIndex={0} aria-label={labels.slider} onKeyDown={onKeyDown}>
          {Children.map(children, (child) => (
            <li className="slider-slide">{child}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
