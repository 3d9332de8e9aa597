import type { ReactNode } from "react";

type DrawingProps = { size?: number; className?: string };

/**
 * A small drawing on a 64 grid in the text's colour, with one part in the signal colour. Hidden from screen readers.
 */
function Drawing({ size = 64, className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const signal = "var(--signal-bright)";

export const ParcelDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M34 24 61 13.5V41L34 53Z" fill="currentColor" fillOpacity=".1" stroke="none" />
    <path d="M34 53 7 41V14L30 5l27 8.5V41L34 53Zm0 0V24M7 14l27 10 23-10.5" />
    <path d="m18.5 9.5 26.5 9.3v10.4l-5 2.3V21.2L13.5 11.5Z" fill={signal} stroke={signal} strokeWidth={1} />
    <path d="M12.5 33.5 20 36.8M12.5 38.5l4 1.8" />
  </Drawing>
);

/** A returned parcel: an arrow that turns round. */
export const ReturnDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M37 35h9v17h-9z" fill="currentColor" fillOpacity=".1" stroke="none" />
    <path d="M18 28h28v24H18zM18 35h28M29 28v7l3-2 3 2v-7" />
    <path d="M10 24C12 13 21 7 32 7c12.5 0 22 8.5 23.5 20.5" stroke={signal} strokeWidth={3} />
    <path d="m4.5 16.5 5 8.5 8.8-4.5" stroke={signal} strokeWidth={3} />
  </Drawing>
);

/** A tape measure, pulled out a little. */
export const TapeDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M25 51a20 20 0 1 1 20-20v20Z" fill="currentColor" fillOpacity=".1" stroke="none" />
    <path d="M25 51a20 20 0 1 1 20-20v10M25 39a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z" />
    <path d="M25 41h34v10H25a20 20 0 0 1-6-1" fill={signal} stroke={signal} />
    <path d="M30 41v4.5M36 41v6.5M42 41v4.5M48 41v6.5M54 41v4.5" strokeWidth={1.6} />
    <path d="M59 38.5v15" />
    <circle cx="25" cy="31" r="2.5" fill="currentColor" stroke="none" />
  </Drawing>
);

/** A pen that has begun to draw a line. */
export const PenDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M21.5 45.5 49.5 17.5 53 21 25 49Z" fill="currentColor" fillOpacity=".1" stroke="none" />
    <path d="m17 41 28-28 8 8-28 28-11 3ZM40 18l8 8" />
    <path d="m45 13 3-3a4.2 4.2 0 0 1 6 0l2 2a4.2 4.2 0 0 1 0 6l-3 3Z" fill={signal} stroke={signal} />
    <path d="m17 41 8 8M14 52l4.5-1.3-3.2-3.2Z" fill="currentColor" />
    <path d="M7 58c6-4 9 3 15 0s9-4 14-1 8 1 12-1" stroke={signal} />
  </Drawing>
);
