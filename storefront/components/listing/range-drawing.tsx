type Props = { counts: readonly number[]; lowest: number; from?: number; to?: number };

/** Draws the number of products at each number as bars. Bars outside the bounds are pale. */
export function RangeDrawing({ counts, lowest, from = lowest, to = lowest + counts.length - 1 }: Props) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      className="range-drawing"
      viewBox={`0 0 ${counts.length * 4} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {counts.map((count, at) => {
        const height = (count / most) * 38;
        const isWithin = lowest + at >= from && lowest + at <= to;
        return (
          count > 0 && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={at}
              className={isWithin ? "range-bar range-bar-within" : "range-bar"}
              x={at * 4 + 0.4}
              y={40 - height}
              width={3.2}
              height={height}
            />
          )
        );
      })}
    </svg>
  );
}
