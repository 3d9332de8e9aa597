import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import "./badge.css";

/** A few words in a 12-px label on a small ground. */
export function Badge({
  tone = "ink",
  className,
  children,
}: {
  tone?: "ink" | "signal" | "snow" | "pine";
  className?: string;
  children: ReactNode;
}) {
  return <span className={classes("badge", tone !== "ink" && `badge-${tone}`, className)}>{children}</span>;
}
