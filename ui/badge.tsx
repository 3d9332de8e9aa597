import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import "./badge.css";

/** A short 12-px label on a coloured background. */
export function Badge({ tone = "ink", children }: { tone?: "ink" | "signal" | "snow" | "pine"; children: ReactNode }) {
  return <span className={classes("badge", tone !== "ink" && `badge-${tone}`)}>{children}</span>;
}
