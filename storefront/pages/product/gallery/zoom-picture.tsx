import { type PointerEvent, useRef } from "react";
import { mediaUrl } from "#storefront/app/media.ts";
import { useShop } from "#storefront/app/shop.tsx";
import { inBounds, scaleOf, whole, type ZoomView } from "./zoom-look.ts";

type Props = {
  id: string;
  alt: string;
  /** Whether it is visible at once. */
  isFirst: boolean;
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
};

type TouchPoint = { x: number; y: number };

/** The scale after a tap, or the button. */
const tapped = 2.5;
/** The distance in pixels that a finger may move during a tap. */
const tremble = 8;

const spread = ([a, b]: TouchPoint[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * A picture that is enlarged at the touched point by a tap or with two fingers, and can be dragged while it is
 * enlarged.
 */
export function ZoomPicture({ id, alt, isFirst, isLarge, onLarge }: Props) {
  const { mediaBase } = useShop();
  const image = useRef<HTMLImageElement>(null);
  const look = useRef<ZoomView>(whole);
  const fingers = useRef(new Map<number, TouchPoint>());
  const began = useRef({ moved: 0, spread: 0, scale: 1 });
  const src = (w: number) => mediaUrl(mediaBase, id, { w, qlt: 90 });

  function show(next: ZoomView): void {
    const element = image.current;
    if (!element) return;
    look.current = inBounds(next, element.offsetWidth, element.offsetHeight, element.parentElement as HTMLElement);
    const { scale, x, y } = look.current;
    element.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    if (scale > 1 !== isLarge) onLarge(scale > 1);
  }
  // The state was changed from outside: by another picture, the button or the keyboard.
  if (image.current && isLarge !== look.current.scale > 1) {
    look.current = isLarge ? { scale: tapped, x: 0, y: 0 } : whole;
    image.current.style.transform = isLarge ? `scale(${tapped})` : "";
  }

  const onDown = (event: PointerEvent<HTMLImageElement>) => {
    if (event.button > 0) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const all = [...fingers.current.values()];
    if (isLarge || all.length > 1) event.currentTarget.setPointerCapture(event.pointerId);
    if (all.length === 1) began.current.moved = 0;
    began.current = { ...began.current, spread: spread(all), scale: look.current.scale };
  };
  const onMove = (event: PointerEvent<HTMLImageElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    began.current.moved += Math.hypot(now.x - before.x, now.y - before.y);
    const all = [...fingers.current.values()];
    const { scale, x, y } = look.current;
    if (all.length > 1 && began.current.spread > 0)
      show({ scale: scaleOf((began.current.scale * spread(all)) / began.current.spread), x, y });
    else if (scale > 1) show({ scale, x: x + now.x - before.x, y: y + now.y - before.y });
  };
  const onUp = (event: PointerEvent<HTMLImageElement>) => {
    const known = fingers.current.delete(event.pointerId);
    if (!known || event.type !== "pointerup" || fingers.current.size > 0 || began.current.moved > tremble) return;
    if (isLarge) return show(whole);
    // The tapped point stays under the finger.
    const box = event.currentTarget.getBoundingClientRect();
    const fromMiddle = (at: number, start: number, size: number) => (start + size / 2 - at) * (tapped - 1);
    show({
      scale: tapped,
      x: fromMiddle(event.clientX, box.left, box.width),
      y: fromMiddle(event.clientY, box.top, box.height),
    });
  };

  return (
    <img
      ref={image}
      src={src(1440)}
      srcSet={`${src(1440)} 1x, ${src(2160)} 2x`}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      draggable={false}
      className={isLarge ? "picture zoom-picture zoom-large" : "picture zoom-picture"}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    />
  );
}
