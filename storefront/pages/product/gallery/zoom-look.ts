/** How a picture stands in the enlarged view: its scale, and pixels that its middle is moved by. Pure. */
export type Look = { scale: number; x: number; y: number };

export const whole: Look = { scale: 1, x: 0, y: 0 };
const largest = 3;

/** Between the whole picture and three times as large. */
export const scaleOf = (asked: number): number => Math.min(largest, Math.max(1, asked));

type Frame = { clientWidth: number; clientHeight: number };

/** The look without a gap between an edge of the picture and the frame where there is picture left to fill it. */
export function inBounds({ scale: asked, x, y }: Look, width: number, height: number, frame: Frame): Look {
  const scale = scaleOf(asked);
  if (scale === 1) return whole;
  const within = (at: number, size: number, room: number) => {
    const slack = Math.max(0, (size * scale - room) / 2);
    return Math.min(slack, Math.max(-slack, at));
  };
  return { scale, x: within(x, width, frame.clientWidth), y: within(y, height, frame.clientHeight) };
}
