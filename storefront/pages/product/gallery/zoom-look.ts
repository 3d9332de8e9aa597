/** The state of an enlarged picture: its scale, and the offset of its centre in pixels. Pure. */
export type ZoomView = { scale: number; x: number; y: number };

export const whole: ZoomView = { scale: 1, x: 0, y: 0 };
const largest = 3;

/** Limits the scale to between 1 (the whole picture) and 3. */
export const scaleOf = (asked: number): number => Math.min(largest, Math.max(1, asked));

type Frame = { clientWidth: number; clientHeight: number };

/**
 * Moves the picture so that no gap appears between its edge and the frame while the picture is large enough to fill it.
 */
export function inBounds({ scale: asked, x, y }: ZoomView, width: number, height: number, frame: Frame): ZoomView {
  const scale = scaleOf(asked);
  if (scale === 1) return whole;
  const within = (at: number, size: number, room: number) => {
    const slack = Math.max(0, (size * scale - room) / 2);
    return Math.min(slack, Math.max(-slack, at));
  };
  return { scale, x: within(x, width, frame.clientWidth), y: within(y, height, frame.clientHeight) };
}
