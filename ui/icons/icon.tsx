import type { ReactNode } from "react";

export type IconProps = { size?: number; className?: string; label?: string };

/**
 * An icon on a 24 grid, drawn with thin lines in the text's colour, or filled. Hidden from screen readers unless it has
 * a label.
 */
export function Icon({
  size = 24,
  className,
  label,
  filled,
  children,
}: IconProps & { filled?: boolean; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill={filled ? "currentColor" : "none"}
      stroke={filled ? undefined : "currentColor"}
      strokeWidth={filled ? undefined : 1.6}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}
