import { memo } from "react";

type Props = {
  hexColours: readonly string[];
  /** The address of a picture shown in place of the colours. */
  picture?: string;
  className?: string;
};

/**
 * A colour's dot: plain, or with two or three colours in slanted parts. It is an SVG, because a style attribute would
 * need a looser content security policy.
 */
export const SwatchDot = memo(function SwatchDot({ hexColours, picture, className = "swatch-dot" }: Props) {
  const [first = "#D9DEE3", second, third] = hexColours;
  const rim = { stroke: "#0e121633" };
  return (
    <svg viewBox="0 0 18 18" className={className} aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" fill={first} {...(!second && rim)} />
      {picture && (
        <image
          href={picture}
          width="18"
          height="18"
          preserveAspectRatio="xMidYMid slice"
          clipPath="circle(9px at 9px 9px)"
        />
      )}
      {second && <path d="M18 0v18H0z" clipPath="circle(9px at 9px 9px)" fill={second} />}
      {second && third && <path d="M18 9v9H9z" clipPath="circle(9px at 9px 9px)" fill={third} />}
      {second && <circle cx="9" cy="9" r="8.5" fill="none" {...rim} />}
    </svg>
  );
});
