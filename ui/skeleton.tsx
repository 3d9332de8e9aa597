import type { CSSProperties } from "react";
import { classes } from "./classes.ts";
import "./skeleton.css";

/** A placeholder with the size of the content that is loading. `label` ("Loading") is its text. */
export function Skeleton({ label, className, style }: { label: string; className?: string; style?: CSSProperties }) {
  return (
    <span className={classes("skeleton", className)} style={style}>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
