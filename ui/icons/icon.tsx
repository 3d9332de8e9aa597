import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

export type IconProps = { size?: number; className?: string; label?: string };

/**
 * An icon on a 24 grid, drawn with thin lines in the text's colour (.line-icon in ui/base.css, since a page has dozens),
 * or filled. Hidden from screen readers unless it has a label.
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
      className={filled ? className : classes("line-icon", className)}
      fill={filled ? "currentColor" : undefined}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}
